import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'

const reader = createReader(readKnowledge())
const blockers = (description: string) =>
  reader
    .read({ description })
    .placement.market?.roles.filter(({ part }) => part === 'blocker')
    .map(({ title }) => title)

test('a role of another country is left out where a local one has its part', () => {
  expect(blockers('An app with which nurses in UK hospitals swap shifts')).toEqual(['Payroll clerk'])
  expect(blockers('An app with which nurses in German hospitals swap shifts')).toContain('Works council member')
  expect(blockers('A shift swap app with which nurses in hospitals swap shifts; the ward manager approves')).toContain(
    'Works council member',
  )
})
