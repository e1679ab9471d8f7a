import { asApiError } from '../../http/api-error.ts'

/** What the auth library says for developers, in words for the person at the form. */
const texts: Record<string, string> = {
  INVALID_CODE: 'That code is not right. Codes change every 30 seconds.',
  INVALID_BACKUP_CODE: 'That recovery code is not right or was used before.',
  INVALID_TWO_FACTOR_COOKIE: 'This sign-in took too long. Please sign in again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Please sign in again.',
  INVALID_PASSWORD: 'The password is not right.',
  INVALID_TOKEN: 'This link has expired or was used before.',
  TOKEN_EXPIRED: 'This link has expired.',
  USER_NOT_FOUND: 'This link does not belong to any account.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'There is an account with this email already. Sign in instead.',
  INVALID_EMAIL: 'Please enter a valid email address',
}

export function authFailureText(error: unknown): string {
  const { code, message } = asApiError(error)
  return texts[code] ?? message
}
