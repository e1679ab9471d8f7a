/** What one step of /auth hands to the next: an address that was typed already. */
export function emailIn(state: unknown): string {
  if (state === null || typeof state !== 'object' || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
