import type { z } from 'zod'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
  null: 'empty (null)',
}
const formats: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'an id',
  datetime: 'a date with a time',
  date: 'a date',
}
const units: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'entries',
  set: 'entries',
  file: 'bytes',
}

/** What a schema says where it has no words of its own: a sentence for whoever sent the value. */
export function issueSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This field is missing.'
        : `This must be ${kinds[String(issue.expected)] ?? 'a value of another kind'}.`
    case 'too_small':
    case 'too_big': {
      const isSmall = issue.code === 'too_small'
      const bound = String(isSmall ? issue.minimum : issue.maximum)
      const unit = units[String(issue.origin)]
      if (unit && isSmall && bound === '1')
        return issue.origin === 'string' ? 'This must not be empty.' : 'This needs at least one entry.'
      const atBound = isSmall ? 'at least' : 'at most'
      return unit ? `This must have ${atBound} ${bound} ${unit}.` : `This must be ${atBound} ${bound}.`
    }
    case 'invalid_value':
      return `This must be one of: ${(issue.values as readonly unknown[]).map(String).join(', ')}.`
    case 'invalid_format':
      return `This is not ${formats[String(issue.format)] ?? 'in the form that is expected here'}.`
    default:
      return 'This value cannot be taken here.'
  }
}
