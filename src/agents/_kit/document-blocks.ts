import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block } from '#shared/document/block.ts'
import { present } from './present.ts'

/** A section with its heading; nothing where nothing stands in it. */
export const section = (text: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text }, ...blocks]

/** A section that is looked up when somebody asks. */
export const folded = (text: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text, folded: true }, ...blocks]

/** A part of a section. */
export const under = (text: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ type: 'heading', level: 2, text }, ...blocks]

/** A column in which nothing stands is left out. */
export function tableOf(columns: readonly string[], rows: string[][]): Block[] {
  if (rows.length === 0) return []
  const isKept = (_each: string, at: number) => at === 0 || rows.some((row) => row[at] !== '')
  return [
    {
      type: 'table',
      columns: columns.filter(isKept).map((label) => ({ label })),
      rows: rows.map((row) => row.filter(isKept)),
    },
  ]
}

export const listOf = (items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [{ type: 'list', ordered: false, items: items.map((text) => ({ text })) }]

type Advice = DeepPartial<{ text: string; decide?: string; follows?: string }>

/** Statements and questions in their order, each with what follows or our answer in bold. */
export function adviceBlocks(advice: readonly (Advice | undefined)[] | undefined): Block[] {
  const items = present(advice)
  if (items.length === 0) return []
  return [
    {
      type: 'list',
      ordered: true,
      items: items.map(({ text, decide, follows }) => ({
        text: [
          { text: [text, decide].filter(Boolean).join(' ') },
          ...(follows ? [{ text: ` ${follows}`, bold: true }] : []),
        ],
      })),
    },
  ]
}

type OpenQuestion = DeepPartial<{ question: string; owner: string; test: string }>

export function questionTable(questions: readonly OpenQuestion[]): Block[] {
  return tableOf(
    ['Question', 'Owner', 'How to answer it'],
    questions.map(({ question = '', owner = '', test = '' }) => [question, owner, test]),
  )
}
