/** The first two letters of an e-mail address, for the avatar. */
export function initialsOf(email: string | null): string {
  return email?.slice(0, 2).toUpperCase() || 'U'
}
