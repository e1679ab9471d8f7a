import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseWith } from './parse.ts'

const schema = z.strictObject({
  title: z.string().min(1).max(5),
  count: z.int().min(2),
  kind: z.enum(['fact', 'assumption']),
  rows: z.array(z.object({ name: z.string() })).min(1),
  at: z.iso.datetime(),
  named: z.string().min(3, 'Please write three letters'),
  either: z.union([z.string(), z.number()]),
})
const good = {
  title: 'a',
  count: 2,
  kind: 'fact',
  rows: [{ name: 'x' }],
  at: '2026-11-23T09:00:00Z',
  named: 'abc',
  either: 1,
}

test.each<[string, unknown, Record<string, string>]>([
  ['title', 7, { title: 'This must be a text.' }],
  ['title', undefined, { title: 'This field is missing.' }],
  ['title', '', { title: 'This must not be empty.' }],
  ['title', 'abcdef', { title: 'This must have at most 5 characters.' }],
  ['count', 1, { count: 'This must be at least 2.' }],
  ['count', 2.5, { count: 'This must be a whole number.' }],
  ['count', null, { count: 'This must be a number.' }],
  ['kind', 'rumour', { kind: 'This must be one of: fact, assumption.' }],
  ['rows', [], { rows: 'This needs at least one entry.' }],
  ['rows', [{ name: 3 }], { 'rows.0.name': 'This must be a text.' }],
  ['rows', 'x', { rows: 'This must be a list.' }],
  ['at', 'soon', { at: 'This is not a date with a time.' }],
  ['named', 'a', { named: 'Please write three letters' }],
  ['either', [], { either: 'This value cannot be taken here.' }],
  ['other', 1, { other: 'Unknown field "other"' }],
])('%s: %j is refused in a sentence', (field, value, fields) => {
  const parsed = parseWith(schema, { ...good, [field]: value })
  expect(parsed).toMatchObject({ ok: false, message: Object.values(fields)[0], fields })
})
