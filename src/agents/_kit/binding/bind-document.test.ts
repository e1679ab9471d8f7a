import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { blocksFromMarkdown, loadMarkdown } from '#shared/document/from-markdown.ts'
import { bindDocument } from './bind-document.ts'

const schema = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      reach: z.number(),
      effort: z.number(),
      level: z.enum(['must', 'could']),
    }),
  ),
  goals: z.array(z.string()),
  key: z.string(),
  text: z.string(),
})
type Result = z.infer<typeof schema>
const result: Result = {
  rows: [
    { id: 'F1', name: 'Swap', reach: 40, effort: 1, level: 'must' },
    { id: 'F2', name: 'Swap', reach: 1200, effort: 2, level: 'could' },
  ],
  goals: ['Fast', 'Fair'],
  key: 'short',
  text: '# One\n\nSome **bold** words.\n\n- item\n\n| a | b |\n| - | - |\n| c | d |',
}

function toDocument(value: object): ResultDocument {
  // The functions of an agent get what its schema parsed.
  const { rows, goals, key, text } = value as Result
  const blocks: Block[] = [
    { type: 'paragraph', text: key === 'short' ? 'In short' : 'At length' },
    {
      type: 'table',
      columns: [{ label: 'Name' }],
      rows: rows.map((row) => [
        row.id,
        row.name,
        row.reach.toLocaleString('en'),
        `${row.effort} weeks`,
        String(row.reach / row.effort),
        row.level === 'must' ? 'Must have' : 'Could have',
      ]),
    },
    { type: 'fields', fields: [{ label: 'Goals', value: goals.join('; ') }] },
    ...blocksFromMarkdown(text),
  ]
  return { title: 'Plan', language: 'en', blocks }
}

test('each shown text is bound to the place that it says, and what follows from elsewhere to none', async () => {
  await loadMarkdown()
  const { slots } = bindDocument({ result, schema, toDocument })
  const said = (key: string) =>
    slots.get(key)?.map((piece) => (typeof piece === 'string' ? piece : `${piece.kind} ${piece.pointer}`))
  // The same words in two places are two bindings.
  expect(said('blocks.1.rows.0.1')).toEqual(['text /rows/0/name'])
  expect(said('blocks.1.rows.1.1')).toEqual(['text /rows/1/name'])
  expect(said('blocks.1.rows.1.2')).toEqual(['number /rows/1/reach'])
  expect(said('blocks.1.rows.0.3')).toEqual(['number /rows/0/effort', ' weeks'])
  // Forty through one is forty, and still a quotient.
  expect(said('blocks.1.rows.0.4')).toBeUndefined()
  expect(slots.get('blocks.1.rows.0.5')).toMatchObject([
    { kind: 'choice', value: 'must', choices: [{ label: 'Must have' }, { value: 'could', label: 'Could have' }] },
  ])
  expect(said('blocks.2.fields.0.value')).toEqual(['text /goals/0', '; ', 'text /goals/1'])
  expect(said('blocks.0.text')).toBeUndefined()
  expect(said('blocks.1.rows.0.0')).toBeUndefined()
  const passages = [
    'blocks.3.text',
    'blocks.4.text',
    'blocks.5.items.0',
    'blocks.6.columns.1',
    'blocks.6.rows.0.1',
  ].map((key) => slots.get(key)?.map((piece) => (typeof piece === 'string' ? piece : piece.passage?.text)))
  expect(passages).toEqual([['One'], ['Some **bold** words.'], ['item'], ['b'], ['d']])
})

test('the words behind a label that the agent shows by itself are bound without it', () => {
  const persona = z.object({ persona: z.string(), note: z.string() })
  const said = { persona: 'Who: people with a dog\nMain pain: no sitter', note: 'Budget: two thousand' }
  const { slots } = bindDocument({
    result: said,
    schema: persona,
    toDocument: (value) => {
      const { persona: lines, note } = value as typeof said
      const field = (line: string) => ({ label: line.split(': ')[0] ?? '', value: line.split(': ')[1] ?? '' })
      return {
        title: 'Persona',
        language: 'en',
        blocks: [{ type: 'fields', fields: [...lines.split('\n'), note].map(field) }],
      }
    },
  })
  const [who, pain, budget] = [0, 1, 2].map((index) => slots.get(`blocks.0.fields.${index}.value`))
  expect(who).toMatchObject([{ pointer: '/persona', passage: { at: 5, text: 'people with a dog' } }])
  expect(pain).toMatchObject([{ pointer: '/persona', passage: { at: 34, text: 'no sitter' } }])
  expect(budget).toMatchObject([{ pointer: '/note', passage: { at: 8, text: 'two thousand' } }])
})

test('an address that decides what is shown beside it is bound where it stands', () => {
  const rival = z.object({ website: z.string(), reference: z.string() })
  const said = { website: 'https://rival.example', reference: 'https://rival.example' }
  const { slots } = bindDocument({
    result: said,
    schema: rival,
    toDocument: (value) => {
      const { website, reference } = value as typeof said
      const fields = [{ label: 'Website', value: [{ text: website, href: website }] }]
      if (reference !== website) fields.push({ label: 'Reference', value: [{ text: reference, href: reference }] })
      return { title: 'Rival', language: 'en', blocks: [{ type: 'fields', fields }] }
    },
  })
  expect(slots.get('blocks.0.fields.0.value')).toEqual([
    { kind: 'text', pointer: '/website', value: 'https://rival.example' },
  ])
})
