import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { readBrief } from './read-brief.ts'
import { buildVocabulary } from './vocabulary.ts'

const vocabulary = buildVocabulary(readKnowledge())
const read = (description: string, audience?: string) => readBrief({ description, audience }, vocabulary)

/** Short descriptions as people write them the first time. */
test.each([
  ['Foster carers find respite care for a weekend', 'foster carers', 'find respite care for a weekend'],
  ['Tracks calories from photos', undefined, 'track calories from photos'],
  ['Turns photos into recipes', undefined, 'turn photos into recipes'],
  ['A platform that connects nurses with hospitals', 'nurses', 'connect nurses with hospitals'],
  ['We use GPT to read contracts and flag risky clauses', undefined, 'read contracts'],
  ["What if you could rent your neighbour's drill?", undefined, "rent their neighbour's drill"],
  ['i want a app were people can sell there old phones', 'people', 'sell their old phones'],
  ['My mum keeps losing her keys', 'mums', undefined],
  ['Grandparents read a story aloud and the kids listen', 'grandparents', 'read a story aloud'],
  ['Bands post tour dates', 'bands', 'post tour dates'],
])('%s', (text, who, job) => {
  const { actors, jobs } = read(text)
  expect(actors[0]?.plural).toBe(who)
  expect(jobs[0]?.text).toBe(job)
})

test.each(['Orders customers place by phone', 'Notes app', 'Reviews of local plumbers', 'Shifts nurses swap'])(
  'a plural that opens the words is no verb: %s',
  (text) => expect(read(text).jobs.filter(({ text: job }) => /^(?:order|note|review|shift) /.test(job))).toEqual([]),
)

test('a department stands for the people in it', () => {
  expect(read('Onboarding checklists', 'HR in firms of 50 to 300').actors[0]?.plural).toBe('HR teams')
})
