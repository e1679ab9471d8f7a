import type { Block, ResultDocument, RichText } from '#shared/document/block.ts'
import { mapTexts } from '#shared/document/map-texts.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { sourcesAt } from '#shared/document/sources-at.ts'
import { factDate } from '#shared/own-fact.ts'
import { type Assumption, standingsIn } from './assumptions.ts'
import type { Decision } from './decisions.ts'

export const assumedTitle = 'What is assumed'
export const decidedTitle = 'What is decided'

const mostListed = 60

/**
 * A document as it leaves the product, as a file, a wiki section or a page behind a link: what is assumed is marked where it stands and
 * listed, what a person decided stands with the name and the day. The one place for all of them; files that an agent writes by itself are
 * labelled by `labelled-files.ts`.
 */
export function handedOver(
  document: ResultDocument,
  result: unknown,
  listed: 'in a list' | 'in tables' = 'in a list',
): ResultDocument {
  const { assumed, isAssumed, decided, decisionOf } = standingsIn(document, result)
  const marked = mapTexts(document, (rich) => {
    const text = plainText(rich)
    const decision = decisionOf(text)
    if (decision) return withBehind(rich, ` (decided by ${whoAndWhen(decision)})`)
    return isAssumed(text) ? withBefore(rich, 'Assumption: ') : rich
  })
  const sections = [
    ...decidedTable(decided),
    ...(listed === 'in tables' ? assumedTable(assumed) : assumedList(assumed)),
  ]
  if (sections.length === 0) return marked
  // Sources stay last.
  const sources = sourcesAt(marked.blocks)
  const end = sources === -1 ? marked.blocks.length : sources
  return { ...marked, blocks: marked.blocks.toSpliced(end, 0, ...sections) }
}

/** Only what is decided and assumed of a document, as tables. */
export function handOverTables(document: ResultDocument, result: unknown): ResultDocument {
  const { assumed, decided } = standingsIn(document, result)
  return { ...document, blocks: [...decidedTable(decided), ...assumedTable(assumed)] }
}

const whoAndWhen = ({ by, on }: Decision) => [by, factDate(on)].filter((part) => part !== '').join(', ')

const spans = (rich: RichText) => (typeof rich === 'string' ? [{ text: rich }] : rich)
const withBefore = (rich: RichText, text: string): RichText => [{ text, bold: true }, ...spans(rich)]
const withBehind = (rich: RichText, text: string): RichText => [...spans(rich), { text, italic: true }]

const withCheck = ({ text, check }: Assumption): RichText =>
  check === '' ? text : [{ text: `${text.replace(/[\s.]+$/, '')}. ` }, { text: `To check: ${check}`, italic: true }]

function assumedList(assumed: readonly Assumption[]): Block[] {
  if (assumed.length === 0) return []
  const left = assumed.length - mostListed
  const intro =
    assumed.length === 1
      ? 'This statement has no source or decision behind it.'
      : `These ${assumed.length} statements have no source or decision behind them.`
  return [
    { type: 'heading', level: 1, text: assumedTitle },
    { type: 'paragraph', text: intro },
    {
      type: 'list',
      ordered: false,
      items: assumed.slice(0, mostListed).map((each) => ({ text: withCheck(each) })),
    },
    ...(left > 0 ? [{ type: 'paragraph', text: `${left} more are marked in the text.` } as const] : []),
  ]
}

/** For files of rows, all of them. */
function assumedTable(assumed: readonly Assumption[]): Block[] {
  if (assumed.length === 0) return []
  return [
    { type: 'heading', level: 1, text: assumedTitle },
    {
      type: 'table',
      columns: [{ label: 'Statement' }, { label: 'How to check it' }],
      rows: assumed.map(({ text, check }) => [text, check]),
    },
  ]
}

function decidedTable(decisions: readonly Decision[]): Block[] {
  if (decisions.length === 0) return []
  return [
    { type: 'heading', level: 1, text: decidedTitle },
    {
      type: 'table',
      columns: [{ label: 'Statement' }, { label: 'Decided by' }, { label: 'Decided on' }],
      rows: decisions.map(({ text, by, on }) => [text, by, factDate(on)]),
    },
  ]
}
