import type { ApiError } from '../../http/api-error.ts'

/** What is wrong, by the field that it stands under; under `form` what is wrong with none of them. With several lines, the line is named. */
export function factErrors({ fields, message }: Pick<ApiError, 'fields' | 'message'>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [path, text] of Object.entries(fields)) {
    const [, place, field] = /^facts\.(\d+)\.(\w+)$/.exec(path) ?? []
    const name = field ?? path
    if (['text', 'kind', 'source', 'date'].includes(name))
      errors[name] ??= name === 'text' && place ? `Line ${Number(place) + 1}: ${text}` : text
  }
  return Object.keys(errors).length > 0 ? errors : { form: message }
}
