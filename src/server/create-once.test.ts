import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createOnce } from './create-once.ts'

const folder = mkdtempSync(join(tmpdir(), 'pm-pilot-once-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the first one writes, later ones leave it, and nothing is left over', () => {
  const file = join(folder, 'deeper', 'key')
  createOnce(file, () => 'first')
  createOnce(file, () => 'second')
  expect(readFileSync(file, 'utf8')).toBe('first')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(folder, 'deeper'))).toEqual(['key'])
})
