import { expect, test } from 'vitest'
import { namesOther } from './names-other.ts'

const brief = { source: { description: 'Students rotate the chores of a flat' } }

test.each([
  ['The dentist’s time sinks under forty photos', true],
  ['It cannot be read from the office', false],
  ['Students forget it', false],
  ['One person does it all', false],
])('%s', (text, expected) => expect(namesOther(text, brief)).toBe(expected))
