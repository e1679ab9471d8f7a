import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('secrets and what hangs on an error are not logged', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const error = Object.assign(new Error('broke', { cause: new Error('deeper') }), {
    code: '57P01',
    client: { password: 'hidden-1', connection: { key: 'hidden-2' } },
  })
  log.info({ err: error, headers: { authorization: 'Bearer hidden-3' }, token: 'hidden-4' }, 'hello')
  expect(lines.join()).not.toContain('hidden')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'hello',
    token: '[redacted]',
    err: { message: 'broke', code: '57P01', cause: { message: 'deeper' } },
  })
})
