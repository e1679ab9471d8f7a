import { expect, test } from 'vitest'
import { SearchError } from '#integrations/search/search-error.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { createLog } from './log.ts'

function logged(entry: object): Record<string, unknown> & { err: Record<string, unknown> } {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).info(entry, 'hello')
  expect(lines.join()).not.toContain('hidden')
  return JSON.parse(lines[0] ?? '')
}

test('secrets and what hangs on an error are not logged', () => {
  const error = Object.assign(new Error('terminating connection', { cause: new Error('hidden-5') }), {
    code: '57P01',
    severity: 'FATAL',
    detail: 'Key (idea)=(hidden-6)',
    client: { password: 'hidden-1', connection: { key: 'hidden-2' } },
  })
  expect(logged({ err: error, headers: { authorization: 'Bearer hidden-3' }, token: 'hidden-4' })).toMatchObject({
    msg: 'hello',
    token: '[redacted]',
    err: { message: 'terminating connection', code: '57P01', cause: { type: 'Error' } },
  })
})

const brokenPattern = '(hidden'

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test.each([
  ['JSON', () => JSON.parse('hidden words')],
  ['a pattern', () => new RegExp(brokenPattern)],
  ['a property of nothing', () => (undefined as unknown as Record<string, string>).hidden],
  ['a search in a text', () => 'x' in ('hidden' as unknown as object)],
  ['an argument of Node', () => Buffer.alloc('hidden' as unknown as number)],
  [
    'lines that look like a stack',
    () =>
      thrownBy(() => {
        throw new Error('a\n    at hidden (x:1:1)')
      }),
  ],
  [
    'a value in the database',
    () => Object.assign(new Error('invalid input: "hidden"'), { code: '22P02', severity: 'ERROR' }),
  ],
  ['no error at all', () => 'hidden'],
])('what was given does not get into the log: %s', (_what, work) => {
  const { err } = logged({ err: thrownBy(work) })
  expect(err).not.toHaveProperty('message')
})

test('where an error came from is logged, and what we say of it ourselves', () => {
  const { err } = logged({ err: new AppError('INTERNAL', { internal: 'ours', cause: new TypeError('hidden') }) })
  expect(err).toMatchObject({ type: 'AppError', message: 'ours', cause: { type: 'TypeError' } })
  expect(String(err.stack)).toContain('log.test.ts')
  expect(logged({ err: new SearchError('brave', 'HTTP 500') }).err).toMatchObject({ message: 'brave: HTTP 500' })
})
