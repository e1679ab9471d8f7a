import { expect, test } from 'vitest'
import { promptName, promptVersion } from './prompt-version.ts'

test('a version names the agent’s own prompt and the shared rules', () => {
  expect(promptName(promptVersion(2, 3))).toBe('2.3')
  expect(promptName(promptVersion(12, 14))).toBe('12.14')
  expect(promptName(2)).toBe('2')
})
