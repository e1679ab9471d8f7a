// Runs before the first paint, so that a dark page never flashes white. Loaded as a file: no inline script is allowed.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('pm-pilot.color-scheme')
  } catch (_) {
    // Storage can be switched off; the system's choice stands.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
