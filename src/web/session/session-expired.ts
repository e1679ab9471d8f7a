/** What the page says when an account's session ended by itself. */
export const sessionExpired = 'Your session has expired. Please refresh the page and sign in again.'
