"""What gear is called whose name is more than capital letters."""

from __future__ import annotations

from typing import Final

Row = tuple[str, str, str, str]

GEAR: Final[dict[str, Row]] = {
    "sr-mk-xii-assailant": (
        "SR Mk. XII Assailant",
        "SR MK. XII Popravčí",
        "SR Mk. XII Assailant",
        "",
    ),
    "nimrod-mk-i": ("Nimrod Mk. I", "Nimrod MK I", "Nimrod Mk. I", ""),
    "airbrush-m516s-shotgun": (
        "Airbrush/M516S Shotgun",
        "Brokovnice M516S Cedník",
        "Airbrush/M516S Shotgun",
        "",
    ),
    "hagelsturm-m516d-shotgun": (
        "Hagelsturm/M516D Shotgun",
        "Brokovnice M516D Hagelsturm",
        "Hagelsturm/M516D Shotgun",
        "",
    ),
    "mandible-sa-sg-7200-shotgun": (
        "Mandible/SA-SG 7200 Shotgun",
        "Brokovnice SA-SG 7200 Vykusovačka",
        "Mandible/SA-SG 7200 Shotgun",
        "",
    ),
    "crusader-sp-rocket-launcher": (
        "Crusader SP Rocket Launcher",
        "Raketomet Křižák SP",
        "Crusader SP Rocket Launcher",
        "",
    ),
    "gt-offroad-b52": ("GT Offroad B52", "GT Terénní B52", "GT Offroad B52", ""),
    "surface-to-air-missile": (
        "Surface-to-Air Missile",
        "Raketa země-vzduch",
        "Surface-to-Air Missile",
        "",
    ),
}
