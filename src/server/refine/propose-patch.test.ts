import { describe, expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import type { Source } from '#shared/source.ts'
import { finishedRun } from '#tests/support/finished-run.ts'
import { contentAfter, fitting, inOrder } from './make-changes.ts'
import { proposePatch } from './propose-patch.ts'
import type { ModelPatch } from './read-patch.ts'
import { placesOf, placesWithin } from './refine-places.ts'

const agents = await loadAgents()
const prdAgent = agents.live('product-prd-generator')
const research = agents.live('market-research')
if (!prdAgent || !research) throw new Error('there are no such agents')

const source: Source = {
  number: 1,
  kind: 'page',
  title: 'Rover',
  url: 'https://rover.example',
  publisher: 'Rover',
  excerpt: 'Rover takes 20% of each booking.',
  year: 2025,
}
const grounds = { sources: [source], given: ['Sitters within 12 parks'], said: ['A sitter keeps 80%.'], language: 'en' }
const swot = (strengths: string[]) => ({
  result: { swotAnalysis: { strengths }, claims: [{ text: 'Rover takes 20% [1].', basis: 'fact', check: null }] },
  blocks: [{ id: 'a', under: '', text: 'Intro\n\n- one thing here\n- two things here [1]\n- three' }],
})
const change = (place: string, text: string, action: 'replace' | 'remove' = 'replace') => ({
  place,
  action,
  text,
  why: 'Because',
})

function proposedOf(
  content: ReturnType<typeof swot>,
  changes: ModelPatch['changes'],
  touched: { pointer: string; at: string }[] = [],
) {
  if (!research) throw new Error('there is no such agent')
  const all = placesOf(research, content)
  return proposePatch({ answer: null, changes }, { content, touched, places: all, all }, grounds)
}

describe('a patch of a model', () => {
  const content = swot(['Rover takes 20% of each booking [1].', 'A sitter keeps 80%.', 'It works in 12 parks.'])

  test('changes the places that it names by their pointers, and leaves out what is none', () => {
    const proposed = proposedOf(content, [
      change('/result/swotAnalysis/strengths/1', 'Sitters keep 80%.'),
      change('/result/swotAnalysis/strengths/9', 'Nowhere'),
      change('/result/swotAnalysis', '', 'remove'),
      change('/result/swotAnalysis/strengths/1', 'Twice'),
    ])
    expect(proposed).toMatchObject([
      {
        changes: [
          {
            op: 'set',
            pointer: '/result/swotAnalysis/strengths/1',
            was: 'A sitter keeps 80%.',
            value: 'Sitters keep 80%.',
          },
        ],
        touched: false,
        notes: [],
      },
    ])
  })

  test('a citation that goes is said, and a new one stands only where its passage says it', () => {
    const [gone, held, invented, figure] = proposedOf(content, [
      change('/result/swotAnalysis/strengths/0', 'Rover takes a fee.'),
      change('/result/swotAnalysis/strengths/1', 'Rover takes 20% of a booking [1].'),
      change('/result/swotAnalysis/strengths/2', 'Rover has 90% of the market [7].'),
      change('/blocks/0/text#2', 'It grows by 14% a year'),
    ])
    expect(gone).toMatchObject({ lines: [{ after: 'Rover takes a fee.' }], notes: ['It no longer cites source 1.'] })
    expect(held).toMatchObject({ lines: [{ after: 'Rover takes 20% of a booking [1].' }], notes: [] })
    expect(invented?.lines[0]?.after).toMatch(/^Rover has 90% of the market \(assumption: /)
    expect(figure?.lines[0]?.after).toMatch(/^It grows by 14% a year \(assumption: no source says this/)
    expect(figure?.notes).toEqual(['No source has 14, so it is marked as an assumption.'])
  })

  test('a new citation is held by its passage alone, whatever the text said before', () => {
    const [proposed] = proposedOf(swot(['Rover takes 35% (assumption: look it up).']), [
      change('/result/swotAnalysis/strengths/0', 'Rover takes 35% [1].'),
    ])
    expect(proposed?.lines[0]?.after).not.toContain('[1]')
    expect(proposed?.lines[0]?.after).toContain('assumption')
  })

  test('a claim that loses its only source is a fact no longer', () => {
    const [proposed] = proposedOf(content, [change('/result/claims/0/text', 'Rover takes a fee.')])
    expect(proposed?.changes.map(({ pointer }) => pointer)).toEqual([
      '/result/claims/0/text',
      '/result/claims/0/basis',
      '/result/claims/0/check',
    ])
    const after = contentAfter(content, proposed?.changes ?? [])
    expect(after?.result.claims).toMatchObject([{ basis: 'assumption', check: expect.stringContaining('No source') }])
  })

  test('what a person touched is marked, an item with what is in it', () => {
    const touched = [{ pointer: '/result/swotAnalysis/strengths/1', at: '2026-11-23' }]
    const proposed = proposedOf(
      content,
      [
        change('/result/swotAnalysis/strengths/0', 'Rover takes 20% [1].'),
        change('/result/swotAnalysis/strengths/1', 'Sitters keep 80%.'),
      ],
      touched,
    )
    expect(proposed.map((each) => each.touched)).toEqual([false, true])
  })

  test('whatever is accepted of it, each change finds its place', () => {
    const proposed = inOrder(
      proposedOf(content, [
        change('/result/swotAnalysis/strengths/0', '', 'remove'),
        change('/result/swotAnalysis/strengths/2', '', 'remove'),
        change('/result/swotAnalysis/strengths/1', 'Sitters keep 80%.'),
        change('/blocks/0/text#1', 'Beginning'),
        change('/blocks/0/text#3', '', 'remove'),
        change('/blocks/0/text#4', 'the third'),
      ]),
    )
    expect(proposed).toHaveLength(6)
    for (let chosen = 0; chosen < 2 ** proposed.length; chosen += 1) {
      const some = proposed.filter((_, index) => chosen & (1 << index))
      const after = contentAfter(
        content,
        some.flatMap(({ changes }) => changes),
      )
      expect(after, some.map(({ id }) => id).join()).not.toBeNull()
      const swotAnalysis = after?.result.swotAnalysis as { strengths: string[] } | undefined
      expect(swotAnalysis?.strengths).toHaveLength(
        3 - some.filter(({ changes: [first] }) => first?.op === 'remove').length,
      )
    }
    const after = contentAfter(
      content,
      proposed.flatMap(({ changes }) => changes),
    )
    expect(after).toMatchObject({
      result: { swotAnalysis: { strengths: ['Sitters keep 80%.'] } },
      blocks: [{ text: 'Beginning\n\n- one thing here\n- the third' }],
    })
  })
})

test('of changes that the agent does not take together the later ones are left out', async () => {
  const { result, context } = await finishedRun(research)
  const content = { result: result as Record<string, unknown>, blocks: [] }
  const all = placesOf(research, content)
  const benefits =
    (result as { battleCard: { competitors: { benefits: string[] }[] } }).battleCard.competitors[0]?.benefits ?? []
  const changes = benefits.map((_, index) => change(`/result/battleCard/competitors/0/benefits/${index}`, '', 'remove'))
  const proposed = proposePatch({ answer: null, changes }, { content, touched: [], places: all, all }, grounds)
  expect(proposed).toHaveLength(benefits.length)
  // A rival must have one.
  expect(fitting(research, content, proposed, context)).toHaveLength(benefits.length - 1)
})

test('a selected text finds the lines that say it, and nothing of the rest', async () => {
  const { result } = await finishedRun(prdAgent)
  const all = placesOf(prdAgent, { result: result as Record<string, unknown>, blocks: [] })
  const wanted = all.filter(({ at, text }) => at !== null && text.length > 60)[3]
  if (!wanted) throw new Error('the document is too short')
  const shown = wanted.text.replace(/[*_`]/g, '')
  expect(placesWithin(all, [], shown.slice(10, 50)).map(({ id }) => id)).toEqual([wanted.id])
  expect(placesWithin(all, [], 'words that stand nowhere in it')).toEqual([])
  expect(placesWithin(all, ['/result/prd'], '').every(({ pointer }) => pointer === '/result/prd')).toBe(true)
})
