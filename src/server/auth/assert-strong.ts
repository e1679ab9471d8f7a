import { AppError } from '#shared/errors/app-error.ts'
import { passwordWeaknesses, weaknessSentence } from '#shared/password/password-strength.ts'
import { textOf } from './text-of.ts'

/** Throws WEAK_PASSWORD with the reasons, at the field of the form. */
export function assertStrong(password: unknown, field: string, email: string): void {
  const reasons = passwordWeaknesses(textOf(password), email)
  if (reasons.length === 0) return
  const message = weaknessSentence(reasons)
  throw new AppError('WEAK_PASSWORD', { userMessage: message, fields: { [field]: message }, reasons })
}
