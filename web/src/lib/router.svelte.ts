// Real addresses without a page load: links are followed here, everything else is the browser's.

export const place = $state<{ path: string; query: URLSearchParams; hash: string }>({
  path: location.pathname,
  query: new URLSearchParams(location.search),
  hash: location.hash,
});

function look(): void {
  place.path = location.pathname;
  place.query = new URLSearchParams(location.search);
  place.hash = location.hash;
}

/** Go there; `quietly` changes the address without a new entry in the history. */
export function go(to: string, quietly = false): void {
  const leaves = new URL(to, location.href).pathname !== location.pathname;
  if (quietly) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  look();
  if (leaves) {
    scrollTo(0, 0);
    requestAnimationFrame(() => document.getElementById('main')?.focus());
  }
}

/** A click on a link of ours; new tabs, downloads and the server's own addresses are left alone. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (/^\/(api|join)\//.test(link.pathname)) return;
  event.preventDefault();
  if (link.href === location.href) look();
  else go(link.pathname + link.search + link.hash);
}

window.addEventListener('popstate', look);
window.addEventListener('hashchange', look);
