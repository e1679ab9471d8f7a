import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import ar from '#shared/labels/ar.json' with { type: 'json' }
import de from '#shared/labels/de.json' with { type: 'json' }
import es from '#shared/labels/es.json' with { type: 'json' }
import fr from '#shared/labels/fr.json' with { type: 'json' }
import { labelledLanguages, labelSet, templateOf } from '#shared/labels/label-set.ts'
import { labelsOf } from '#shared/labels/labels.ts'
import { sample } from '#shared/samples/sample.ts'
import { headsOf, labelsOfAgent } from '#tests/support/labels-in-documents.ts'

const registry = await loadAgents()
// A file is read by its own columns; its documents describe no product, so that no language is read.
const agents = registry.all().filter(({ takesFile }) => !takesFile)
const sets = [de, fr, es, ar].map((set) => labelSet.parse(set))

/** Documents as they are really written, which show what marks cannot. */
const samples = agents.flatMap((agent) => {
  const path = `src/shared/samples/results/${agent.card.id}.json`
  if (!existsSync(path)) return []
  const { input, result, sources, timestamp } = sample.parse(JSON.parse(readFileSync(path, 'utf8')))
  // A head that the result itself holds is somebody's own words.
  const written = JSON.stringify(result)
  const heads = headsOf(agent.toDocument(result, { input, sources, timestamp })).filter(
    (head) => !written.includes(JSON.stringify(head)),
  )
  return [{ id: agent.card.id, heads }]
})

/** Lines that documents put together of parts, or show in cases that neither marks nor samples reach. */
const builtLines = [
  '“Price” moves it most: from $1,250 to $2.5 million around $40,000.',
  'scheduled before R3, which it depends on',
  'Dec 31, 2026 to Jan 2, 2027; ends after the horizon; scheduled before R3, which it depends on',
  'Ada: pain 8, readiness 3; Bea: pain 5, readiness 7; Cem: pain 2, readiness 1.',
  'TC-8, High',
  'TC-8, High, Passed',
  'W1',
  'W2 to W3',
  'End of W1',
  'At your price one customer pays €1,200 a year (€900 to €1,500); 84 of them bring €100 thousand a year.',
  'At the price of the sheet one customer pays €1,200 a year; 84 of them bring €100 thousand a year.',
  'At the price of the sheet one customer pays €1,200 a year (€900 to €1,500); 84 of them bring €100 thousand a year.',
  'Case',
  'Precondition',
  'Expected result (numbers: assumption)',
  'Open',
  'No case: watch for the early sign',
  'Not sized',
  'None known',
  'Answers without a line below are common knowledge in the market and were not checked in a source.',
  'No feature has both much value and little effort.',
  'Open: agree the criterion with the first users',
  'From your description',
  '3 of your features have no acceptance criterion yet; see “Open” under Requirements.',
  'One of your features has no acceptance criterion yet; see “Open” under Requirements.',
]

/** The same in every language, or no word at all. */
const notTranslated = /^(?:GET|PUT|POST|PATCH|DELETE|LinkedIn:) \{\}$/

describe.each(sets.map((set) => [set.language, set.labels] as const))('labels in %s', (language, labels) => {
  test('are those of the other languages, with the same holes', () => {
    expect(Object.keys(labels)).toEqual(Object.keys(de.labels))
    for (const [english, own] of Object.entries(labels)) {
      expect([english, templateOf(own).holes]).toEqual([english, templateOf(english).holes])
    }
  })

  test.each(agents.map((agent) => [agent.card.id, agent] as const))('hold every label of %s', (_id, agent) => {
    const known = new Set(Object.keys(labels).map((label) => label.replaceAll(/\{[#@]\}/g, '{}')))
    const { say } = labelsOf({ language, labels })
    const isSaid = (text: string) => say(text) !== text
    const missing = labelsOfAgent(agent).filter(
      (label) =>
        !known.has(label) &&
        !notTranslated.test(label) &&
        !['7', 'Somebody', 'Nov 23, 2026'].some((filling) => isSaid(label.replaceAll('{}', filling))),
    )
    expect(missing).toEqual([])
  })

  test.each(builtLines)('say all of %j', (line) => {
    const own = labelsOf({ language, labels }).say(line)
    expect(own).not.toBe(line)
    // No word of the English line is left, and no amount in its writing.
    expect(own).not.toMatch(
      /\b(?:from|to|of|the|which|your|High|Passed|pain|readiness|price|year|customer|W\d)\b|[$€]\d/,
    )
  })

  test.each(samples.map((each) => [each.id, each] as const))('hold the heads of the sample of %s', (_id, { heads }) => {
    const { say, has } = labelsOf({ language, labels })
    expect(heads.filter((head) => !has(head) && say(head) === head)).toEqual([])
  })
})

test('each language that is offered has its labels', () => {
  expect(sets.map(({ language }) => language)).toEqual([...labelledLanguages])
})
