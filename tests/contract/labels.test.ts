import { describe, expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import ar from '#shared/labels/ar.json' with { type: 'json' }
import de from '#shared/labels/de.json' with { type: 'json' }
import es from '#shared/labels/es.json' with { type: 'json' }
import fr from '#shared/labels/fr.json' with { type: 'json' }
import { labelledLanguages, labelSet, templateOf } from '#shared/labels/label-set.ts'
import { labelsOf } from '#shared/labels/labels.ts'
import { labelsOfAgent } from '#tests/support/labels-in-documents.ts'

const registry = await loadAgents()
// A file is read by its own columns; its documents describe no product, so that no language is read.
const agents = registry.all().filter(({ takesFile }) => !takesFile)
const sets = [de, fr, es, ar].map((set) => labelSet.parse(set))

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
})

test('each language that is offered has its labels', () => {
  expect(sets.map(({ language }) => language)).toEqual([...labelledLanguages])
})
