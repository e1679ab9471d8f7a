import { isLongerThan } from '#shared/characters.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { AuthGuard } from './guarded-request.ts'
import { textOf } from './text-of.ts'

const longestName = 100

/** Names are trimmed and have a longest length. */
export const names: AuthGuard = async ({ body }) => {
  for (const field of ['firstName', 'lastName', 'name']) {
    const value = body[field]
    if (value === undefined) continue
    const name = textOf(value).trim()
    if (isLongerThan(name, longestName)) {
      const message = `Please use at most ${longestName} characters`
      throw new AppError('INVALID_INPUT', { userMessage: message, fields: { [field]: message } })
    }
    body[field] = name
  }
}

/** A name that is changed is not emptied, and the whole name follows its parts. */
export const namesStay: AuthGuard = async ({ body }) => {
  for (const field of ['firstName', 'lastName']) {
    if (body[field] === '') {
      const message = `Please enter your ${field === 'firstName' ? 'first' : 'last'} name`
      throw new AppError('INVALID_INPUT', { userMessage: message, fields: { [field]: message } })
    }
  }
  if (body.firstName && body.lastName) body.name = `${body.firstName} ${body.lastName}`
}
