const cookie = 'sidebar_state'
const week = 60 * 60 * 24 * 7

/** Open unless a cookie says otherwise. `cookies` is document.cookie. */
export function readSidebarState(cookies: string): boolean {
  return !cookies.split('; ').includes(`${cookie}=false`)
}

/** The cookie's text that keeps the state for seven days. */
export function sidebarCookie(open: boolean): string {
  return `${cookie}=${open}; path=/; max-age=${week}; samesite=lax`
}
