"""One random game of each title through PettingZoo, agent by agent."""

from __future__ import annotations

from kostka.games import GAMES
from kostka.research.pettingzoo import env


def main() -> None:
    for key in GAMES:
        games = env(key)
        games.reset(seed=42)
        rewards: dict[str, float] = {}
        decisions = 0
        for agent in games.agent_iter():
            observation, reward, ended, cut, info = games.last()
            if ended or cut:
                rewards[agent] = reward
                games.step(None)
                continue
            assert len(info["options"]) == observation["action_mask"].sum()
            games.step(games.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
        print(f"{key}: {decisions} decisions, rewards {rewards}")


if __name__ == "__main__":
    main()
