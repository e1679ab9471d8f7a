// See src/web/root.tsx; every page loads this as it is.
;(() => {
  window.__zod_globalConfig = { jitless: true }
  var root = document.documentElement
  var chosen = null
  try {
    chosen = localStorage.getItem('pm-pilot.color-scheme')
  } catch (_) {
    // No storage: the system's choice stands.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  // The built page shows sign-in; another step of /auth waits for the scripts.
  if (location.pathname === '/auth' && /[?&]mode=(?!signin)/.test(location.search))
    root.setAttribute('data-auth-step', '')
  if (/(?:^|; )sidebar_state=false/.test(document.cookie)) root.setAttribute('data-sidebar', 'closed')
})()
