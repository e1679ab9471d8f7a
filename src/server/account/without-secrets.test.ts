import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

test('secrets go at any depth; counts and the rest stay', () => {
  const at = new Date('2026-11-21T08:00:00Z')
  expect(
    withoutSecrets({
      id: 'u',
      at,
      key: 'hash',
      input_tokens: 40,
      password: 'x',
      config: { apiToken: 'sealed', spaceKey: 'PM', list: [{ accessToken: 'a', name: 'n' }] },
      body_hash: 'b',
      file: Buffer.from('abc'),
    }),
  ).toEqual({ id: 'u', at, input_tokens: 40, file: 'YWJj', config: { spaceKey: 'PM', list: [{ name: 'n' }] } })
})
