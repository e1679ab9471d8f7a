import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import type { Source } from '#shared/source.ts'
import { createReader } from '../create-reader.ts'
import { type DraftFacts, draftFacts } from './draft-facts.ts'
import { marketEvidence, problemEvidence } from './evidence.ts'
import { metrics } from './metrics.ts'
import { openQuestions } from './open-questions.ts'
import { requirements } from './requirements.ts'
import { risks } from './risks.ts'
import { bindingRules } from './rules.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)
const idea =
  'ShiftSwap lets nurses swap shifts with colleagues. A nurse offers a shift and a colleague accepts it. Today they use a WhatsApp group.'

function factsFor(description: string, context?: string, sources: Source[] = []): DraftFacts {
  return draftFacts({
    input: {},
    ...reader.read({ description, context }),
    sources,
    knowledge,
    timestamp: '2026-11-21T00:00:00.000Z',
  })
}

const sourceOf = (url: string, number: number): Source => ({
  number,
  kind: 'library',
  title: url,
  url,
  publisher: 'library',
  excerpt: '',
  year: null,
})

describe('requirements', () => {
  test('a limit of the user becomes a Must that quotes it', () => {
    const row = requirements(factsFor(idea, 'It must work without a phone signal.')).find(
      ({ because, requirement }) => /signal/.test(`${because} ${requirement}`) || /connection/.test(requirement),
    )
    expect(row?.priority).toBe('Must')
    expect(row?.acceptance).toContain('flight mode')
  })

  test('each step of the job has a row', () => {
    const because = requirements(factsFor(idea))
      .map((row) => row.because)
      .join(' ')
    expect(because).toContain('“Offer a shift”')
    expect(because).toContain('“Accept a shift”')
  })

  test('change with the place: a German product has to speak German', () => {
    const speaks = (context?: string) =>
      requirements(factsFor('Software for falconers to log the weight of their birds.', context)).some(
        ({ requirement }) => requirement.includes('Speak German'),
      )
    expect(speaks('Germany first.')).toBe(true)
    expect(speaks()).toBe(false)
  })

  test('are never fewer than three, however little was said', () => {
    for (const words of ['something with blockchain', 'x y z for all', 'Uber for dog grooming'])
      expect(requirements(factsFor(words)).length).toBeGreaterThanOrEqual(3)
  })
})

describe('rules', () => {
  test('of other places are left out, and without a place they say so', () => {
    const german = bindingRules(factsFor(idea, 'Germany first.'))
    expect(german.length).toBeGreaterThan(0)
    expect(german.every(({ where }) => !where.includes('United States'))).toBe(true)
    expect(bindingRules(factsFor(idea)).some(({ where }) => where.startsWith('if sold in'))).toBe(true)
  })

  test('are facts only with a source of the run', () => {
    const market = knowledge.markets.find(({ id }) => id === 'employee-scheduling')
    const url = market?.regulations.find(({ region }) => region === 'European Union')?.source.url ?? ''
    const [rule] = bindingRules(factsFor(idea, 'Germany first.', [sourceOf(url, 4)])).filter(({ mark }) => mark !== '')
    expect(rule?.mark).toBe(' [4]')
    expect(bindingRules(factsFor(idea, 'Germany first.')).every(({ sourced }) => !sourced)).toBe(true)
  })
})

describe('metrics, risks, questions and evidence', () => {
  test('metrics: one done, one done well, one guard', () => {
    expect(metrics(factsFor(idea)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['Job done', 'Done well', 'Guard']),
    )
    expect(metrics(factsFor(idea))[0]?.definition).toContain('“offer a shift” to “accept a shift”')
  })

  test('risks: the first is what people use today', () =>
    expect(risks(factsFor(idea))[0]?.risk).toContain('WhatsApp group'))

  test('a vendor is a risk only with a source of the run', () => {
    const names = (sources: Source[]) =>
      risks(factsFor('An app for nurses to swap shifts.', undefined, sources)).some(({ risk }) => risk.includes('[2]'))
    expect(names([])).toBe(false)
    expect(names([sourceOf('https://wheniwork.com/', 2)])).toBe(true)
  })

  test('questions ask for what was not said and not for what was', () => {
    const asked = openQuestions(factsFor(idea))
      .map(({ question }) => question)
      .join(' ')
    expect(asked).toContain('Who pays')
    expect(asked).not.toContain('do today')
    for (const { question } of openQuestions(factsFor(idea))) expect(question).toMatch(/\?|”\?$/)
  })

  test('evidence begins with the user’s own words, and every assumption has a check', () => {
    const claims = problemEvidence(factsFor(idea))
    expect(claims[0]?.text).toContain('Today they use a WhatsApp group')
    for (const { basis, check } of [...claims, ...marketEvidence(factsFor(idea))])
      if (basis === 'assumption') expect(check).toBeTruthy()
  })

  test('without a market nothing is said of one', () => {
    expect(marketEvidence(factsFor('Software for falconers to log the weight of their birds.'))).toEqual([])
  })
})
