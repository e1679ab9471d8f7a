import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { thingOf } from './countable.ts'
import { fillStep } from './fill-step.ts'
import { stepKindOf } from './step-kind-of.ts'
import { stepKinds } from './step-kinds.ts'
import { subjectOf } from './subject.ts'

const reader = createReader(readKnowledge())
const subjectFor = (description: string, context?: string) => subjectOf(reader.read({ description, context }))
const told = (description: string, context?: string) =>
  subjectFor(description, context).steps.map((step) => `${step.who.singular} ${step.third}`)

describe('stepsOf', () => {
  test('names who does each step, and keeps the job as a whole apart', () => {
    const words =
      'ShiftSwap lets nurses swap shifts with colleagues. A nurse offers a shift, a colleague accepts it, and the manager approves the swap.'
    expect(told(words)).toEqual(['nurse offers a shift', 'colleague accepts a shift', 'manager approves the swap'])
    expect(subjectFor(words).job).toBe('swap shifts with colleagues')
  })

  test('who accepts or declines decides, who only accepts takes it from the others', () => {
    const kinds = (words: string) => subjectFor(words).steps.map(({ verb, kind }) => `${verb}: ${kind.id}`)
    expect(kinds('Clients send a reference picture, the artist accepts or declines.')).toContain('accept: decide')
    expect(kinds('A nurse offers a shift, a colleague accepts it.')).toContain('accept: claim')
  })

  test('takes what people do today for today’s way, not for a step', () => {
    const { steps, today } = subjectFor(
      'Residents report potholes from their phone; council staff assign a crew and close the report.',
      'Currently residents phone a call centre.',
    )
    expect(today).toEqual(['phoning a call centre'])
    expect(steps.map(({ verb }) => verb)).not.toContain('phone')
  })

  test('keeps the order of the words, whoever does a step', () => {
    expect(
      told(
        'A platform for choirs: they upload the score, assign parts, singers rehearse their part, and the leader sees who is ready',
      ),
    ).toEqual([
      'choir uploads the score',
      'choir assigns parts',
      'singer rehearses their part',
      'leader sees who is ready',
    ])
  })

  test('turns a warning to a person into that person’s step', () => {
    const { who, job } = subjectFor('A bike lock that texts cyclists when somebody moves their bike.')
    expect(who.plural).toBe('cyclists')
    expect(job).toBe('know when somebody moves their bike')
  })

  test('finds what a tool is for behind "so that they can"', () => {
    const { main } = subjectFor(
      'A tablet for grandparents who live alone so that they can video-call their family with one button; the grandchildren send photos.',
    )
    expect(main?.short).toBe('video-call their family')
    expect(main?.thing).toBe('call')
  })

  test('leaves out a verb that a thing does', () => {
    expect(told('An app for people with tinnitus: they pick a sound that masks their tone.').join()).not.toContain(
      'mask',
    )
  })

  test('gives nothing for words without a job', () => expect(told('something with blockchain')).toEqual([]))
})

describe('stepKindOf', () => {
  test.each([
    ['accept', 'shift', '', 'claim'],
    ['send', 'invoice', '', 'pay'],
    ['report', 'pothole', '', 'raise'],
    ['export', 'report', '', 'report'],
    ['record', 'session', '', 'recording'],
    ['record', 'temperature', '', 'record'],
    ['take', 'photo', '', 'record'],
    ['get', 'download', 'paid per download', 'pay'],
    ['list', 'thread', 'open plot threads', 'see'],
    ['list', 'vegetable', 'vegetables', 'offer'],
    ['check', 'invoice', 'supplier invoices against contracts', 'compare'],
    ['frobnicate', 'shift', '', 'any'],
  ])('%s + %s', (verb, head, object, kind) => expect(stepKindOf(verb, head, object).id).toBe(kind))
})

test('a mass noun is counted by a unit', () => {
  expect(thingOf('data')).toBe('data set')
  expect(thingOf('shift')).toBe('shift')
  expect(thingOf('')).toBe('case')
})

describe('the kinds of step', () => {
  const step = {
    thing: 'hour',
    things: 'hours',
    short: 'book an hour',
    verb: 'book',
    who: { singular: 'apprentice', plural: 'apprentices' },
  }

  test.each(stepKinds.map((kind) => [kind.id, kind] as const))(
    '%s: all placeholders are known and fit',
    (_id, kind) => {
      const texts: string[] = []
      const walk = (value: unknown): void => {
        if (typeof value === 'string') texts.push(value)
        else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk)
      }
      walk({ ...kind, verbs: [], objects: [], id: '' })
      for (const text of texts) {
        const filled = fillStep(text, step)
        expect(filled).not.toMatch(/[{}]/)
        expect(filled).not.toMatch(/\b[Aa] (?:apprentice|hour)/)
        expect(filled).not.toMatch(/ {2}|\.\./)
      }
    },
  )

  test('a verb belongs to one kind', () => {
    const verbs = stepKinds.flatMap((kind) => kind.verbs)
    expect(verbs.filter((verb, index) => verbs.indexOf(verb) !== index)).toEqual([])
  })

  test('every need has a test with something to count or to see', () => {
    for (const { needs } of stepKinds) {
      expect(needs.length).toBeGreaterThanOrEqual(2)
      for (const { test: criterion } of needs) {
        expect(criterion).toMatch(/\d|\b(?:one|two|three|twice|four|five|eight|nine|ten|none|no|refused|agree|each)\b/i)
      }
    }
  })
})
