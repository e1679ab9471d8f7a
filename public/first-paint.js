// Runs before the first paint, so that a dark page never flashes white and a closed sidebar never shows. Loaded as a
// file, since no inline script is allowed.
;(() => {
  var root = document.documentElement
  var chosen = null
  try {
    chosen = localStorage.getItem('pm-pilot.color-scheme')
  } catch (_) {
    // Storage can be switched off; the system's choice stands.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  // The built page shows the sign-in form; another step of /auth waits for the scripts instead of jumping.
  if (location.pathname === '/auth' && /[?&]mode=(?!signin)/.test(location.search))
    root.setAttribute('data-auth-step', '')
  if (/(?:^|; )sidebar_state=false/.test(document.cookie)) root.setAttribute('data-sidebar', 'closed')
})()
