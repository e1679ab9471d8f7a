import { AppError } from '#shared/errors/app-error.ts'
import type { AuthGuard } from './guarded-request.ts'

/** Other spellings that a sign-up may use. */
const spellings = { first_name: 'firstName', last_name: 'lastName', selected_plan: 'selectedPlan' } as const

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''

/** A sign-up's body as the library takes it. What is missing is answered by field. Throws INVALID_INPUT. */
export const signUpInput: AuthGuard = async ({ body }) => {
  for (const [spelling, field] of Object.entries(spellings)) {
    if (body[spelling] !== undefined) body[field] ??= body[spelling]
    delete body[spelling]
  }
  const fields: Record<string, string> = {}
  if (isBlank(body.email)) fields.email = 'Please enter your email'
  else if (!/^\S+@\S+$/.test(String(body.email).trim())) fields.email = 'Please enter a valid email address'
  if (isBlank(body.password)) fields.password = 'Please enter your password'
  if (body.name === undefined) {
    if (isBlank(body.firstName)) fields.firstName = 'Please enter your first name'
    if (isBlank(body.lastName)) fields.lastName = 'Please enter your last name'
    body.name = `${body.firstName} ${body.lastName}`
  }
  refuse(fields)
}

/** A sign-in without its two fields. Throws INVALID_INPUT. */
export const signInInput: AuthGuard = async ({ body }) => {
  const fields: Record<string, string> = {}
  if (isBlank(body.email)) fields.email = 'Please enter your email'
  if (isBlank(body.password)) fields.password = 'Please enter your password'
  refuse(fields)
}

function refuse(fields: Record<string, string>): void {
  const first = Object.values(fields)[0]
  if (first) throw new AppError('INVALID_INPUT', { userMessage: first, fields })
}
