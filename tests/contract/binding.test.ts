import { describe, expect, test } from 'vitest'
import { bindDocument } from '#agents/_kit/binding/bind-document.ts'
import type { BoundField } from '#agents/_kit/binding/bound-document.ts'
import { slotsOf } from '#agents/_kit/binding/document-slots.ts'
import { loadAgents } from '#agents/registry-server.ts'
import { pathOf, valueAt, withValueAt } from '#shared/json-pointer.ts'
import { finishedRun } from '#tests/support/finished-run.ts'

const registry = await loadAgents()

/** What stands there after the field was given another text, as the editor makes it. */
function changedTo(field: BoundField, text: string): unknown {
  const { passage, value } = field
  if (!passage) return text
  return `${value}`.slice(0, passage.at) + text + `${value}`.slice(passage.at + passage.text.length)
}

/** Blocks whose words follow from the rest, by how they begin. Headings are the agent's own, and sources were retrieved. */
const follows = [
  /^At your price one customer pays/,
  /^Answers without a line below/,
  /^No potential future competitors were found/,
  /^RICE = reach/,
  /^Must: /,
]

describe.each(registry.all().map((agent) => [agent.card.id, agent] as const))('%s', (_, agent) => {
  test('every block has a field', async () => {
    const { result, context } = await finishedRun(agent)
    const toDocument = (each: object) => agent.toDocument(each, context)
    const { document, slots } = bindDocument({ result, schema: agent.resultSchema, toDocument })
    const without = document.blocks.flatMap((block, index) => {
      if (block.type === 'heading' || block.type === 'links') return []
      const texts = slotsOf({ ...document, blocks: [block] })
      const keys = [...texts.keys()].filter((key) => key !== 'title')
      const isBound = keys.some((key) => slots.has(key.replace('blocks.0', `blocks.${index}`)))
      const first = texts.get(keys[0] ?? '') ?? ''
      return isBound || follows.some((words) => words.test(first)) ? [] : [`${block.type}: ${first}`]
    })
    expect(without).toEqual([])
  })

  test('every text that is bound says what is written at its place, and only that', async () => {
    const { result, context } = await finishedRun(agent)
    const toDocument = (each: object) => agent.toDocument(each, context)
    const bound = bindDocument({ result, schema: agent.resultSchema, toDocument })
    let letters = 0
    let editable = 0
    for (const block of bound.document.blocks
      .entries()
      .filter(([, { type }]) => type !== 'links' && type !== 'heading')) {
      for (const [key, text] of slotsOf({ ...bound.document, blocks: [block[1]] })) {
        const pieces = bound.slots.get(key.replace('blocks.0', `blocks.${block[0]}`))
        if (key === 'title' || /columns|label$|caption$|description$/.test(key)) continue
        letters += text.length
        if (pieces) editable += text.length - pieces.filter((piece) => typeof piece === 'string').join('').length
      }
    }
    // What is left follows from the rest: ranks, sums, names that are said again.
    expect(editable / letters).toBeGreaterThan(0.7)
    // A sample of the fields: one of each kind of place.
    const seen = new Set<string>()
    for (const [key, pieces] of bound.slots) {
      for (const piece of pieces) {
        if (typeof piece === 'string') continue
        expect(valueAt(result, pathOf(piece.pointer) ?? [])).toBe(piece.value)
        const kind = `${piece.pointer.replace(/\/\d+/g, '')} ${key.replace(/\d+/g, '')}`
        if (seen.has(kind) || piece.kind !== 'text') continue
        seen.add(kind)
        const changed = withValueAt(result, pathOf(piece.pointer) ?? [], changedTo(piece, 'Written by hand')) as object
        expect([piece.pointer, slotsOf(toDocument(changed)).get(key)]).toEqual([
          piece.pointer,
          expect.stringContaining('Written by hand'),
        ])
      }
    }
    expect(seen.size).toBeGreaterThan(1)
  })
})
