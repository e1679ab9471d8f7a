import { expect, test } from 'vitest'
import { unreadBrief } from '#shared/unread-brief.ts'
import { searchSubject } from './search-subject.ts'

test('names the job and who does it, else the first words', () => {
  const brief = unreadBrief('An app')
  const span = { field: 'description' as const, start: 0, end: 3 }
  const job = { text: 'swap shifts', verb: 'swap', object: 'shifts', head: 'shift', span, confidence: 1 }
  const actor = {
    text: 'nurses',
    head: 'nurse',
    singular: 'nurse',
    plural: 'nurses',
    setting: null,
    span,
    confidence: 1,
  }
  expect(searchSubject({ ...brief, jobs: [job], actors: [actor] }, 'x')).toEqual({
    topic: 'swap shifts nurses',
    who: 'nurses',
  })
  const silent = searchSubject({ ...brief, jobs: [], actors: [], kind: null }, `${'word '.repeat(40)}`)
  expect(silent.topic.length).toBeLessThanOrEqual(80)
  expect(silent.who).toContain('word')
})
