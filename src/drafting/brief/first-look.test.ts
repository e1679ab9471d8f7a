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
  ['gpt that reads a contract and tells me whats risky in it', undefined, 'read a contract'],
  ['tell me when flights to Lisbon get cheap', undefined, 'know when flights to Lisbon get cheap'],
  ['Software for driving schools', 'driving schools', undefined],
  ['planner for cleaning companies', 'cleaning companies', undefined],
  ['robo advisor with halal stocks only', undefined, undefined],
  ['onboarding checklists for new hires', 'new hires', undefined],
  ['make an internal admin panel out of a google sheet', undefined, 'make an internal admin panel'],
  ['plugin that rewrites my figma copy', undefined, 'rewrite their figma copy'],
  ['whatsapp ordering for kirana stores', 'kirana stores', undefined],
  ['gym buddy who spots me', 'gym buddies', undefined],
])('%s', (text, who, job) => {
  const { actors, jobs } = read(text)
  expect(actors[0]?.plural).toBe(who)
  expect(jobs[0]?.text).toBe(job)
})

test.each(['Orders customers place by phone', 'Notes app', 'Reviews of local plumbers', 'Shifts nurses swap'])(
  'a plural that opens the words is no verb: %s',
  (text) => expect(read(text).jobs.filter(({ text: job }) => /^(?:order|note|review|shift) /.test(job))).toEqual([]),
)

test('what is told of something belongs to no object before it', () => {
  const { jobs } = read('reminds grandma to take her pills and tells me when she forgot')
  expect(jobs.map(({ text }) => text)).toEqual(['take pills', 'know when she forgot'])
})

test('"the ones" are what was named before', () => {
  const { jobs } = read('see all my subscriptions and cancel the ones i dont use')
  expect(jobs[1]?.text).toBe('cancel all my subscriptions')
})

test('a department stands for the people in it', () => {
  expect(read('Onboarding checklists', 'HR in firms of 50 to 300').actors[0]?.plural).toBe('HR teams')
})
