import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createJoin, cutAnswer } from './go-on.ts'
import { jsonSchemaOf } from './json-schema.ts'

const schema = jsonSchemaOf(
  z.object({
    title: z.string(),
    rows: z.array(z.object({ text: z.string() })),
    end: z.string(),
    more: z.array(z.string()),
  }),
)
const whole = {
  title: 'T, "{',
  rows: [{ text: 'one' }, { text: 'two, [' }, { text: 'three' }],
  end: 'E',
  more: ['a', 'b'],
}
const json = JSON.stringify(whole)

function rest(cut: NonNullable<ReturnType<typeof cutAnswer>>): string {
  const value = Object.fromEntries(
    cut.missing.map((name) => {
      const given = whole[name as keyof typeof whole]
      return [name, cut.open?.name === name ? given.slice(cut.open.items) : given]
    }),
  )
  return JSON.stringify(value)
}

describe('an answer that is cut off anywhere', () => {
  test('goes on behind what is whole of it', () => {
    for (let at = 1; at < json.length; at += 1) {
      const cut = cutAnswer(json.slice(0, at), schema)
      if (!cut) {
        expect(at).toBeLessThan(json.indexOf('"rows"'))
        continue
      }
      const join = createJoin(cut)
      let shown = ''
      for (const piece of rest(cut).match(/[\s\S]{1,3}/g) ?? []) shown += join.add(piece) ?? ''
      const { text, shown: isShown } = join.end()
      expect(JSON.parse(text), json.slice(0, at)).toEqual(whole)
      if (isShown) expect(shown).toBe(text)
    }
  })

  test('goes on twice', () => {
    const first = cutAnswer(json.slice(0, json.indexOf('two')), schema)
    if (!first) throw new Error('nothing held')
    expect(first.open).toEqual({ name: 'rows', items: 1 })
    const join = createJoin(first)
    join.add(rest(first).slice(0, 30))
    const second = cutAnswer(join.end().text, schema)
    if (!second) throw new Error('nothing held')
    const again = createJoin(second)
    again.add(rest(second))
    expect(JSON.parse(again.end().text)).toEqual(whole)
  })

  test('takes a rest that has everything, in a fence and in another order', () => {
    const cut = cutAnswer(json.slice(0, json.indexOf('"end"')), schema)
    if (!cut) throw new Error('nothing held')
    const join = createJoin(cut)
    join.add(`Sure:\n\`\`\`json\n${JSON.stringify({ more: ['a', 'b'], end: 'E' })}\n\`\`\``)
    const { text } = join.end()
    expect(text).toContain('"end":"E"')
  })

  test('is held by nothing where nothing is whole', () => {
    for (const text of ['', 'words', '{"title": "half']) expect(cutAnswer(text, schema)).toBeNull()
  })
})
