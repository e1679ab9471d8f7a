import { present } from '#agents/_kit/present.ts'
import { sentencesOf } from '#agents/_kit/sentences.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ListItem, RichText } from '#shared/document/block.ts'
import type { Source } from '#shared/source.ts'
import type { PrdOutput } from './output.ts'

type PartialOutput = DeepPartial<PrdOutput>

function section(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text: title }, ...blocks]
}

function paragraphs(texts: readonly (string | undefined)[]): Block[] {
  return present(texts).map((text) => ({ type: 'paragraph', text }))
}

/** A table of what is there; nothing when no row is there yet. */
function table(labels: readonly string[], rows: readonly (readonly (string | undefined)[])[]): Block[] {
  if (rows.length === 0) return []
  return [
    {
      type: 'table',
      columns: labels.map((label) => ({ label })),
      rows: rows.map((row) => row.map((cell) => cell ?? '')),
    },
  ]
}

function claimText(claim: DeepPartial<NonNullable<PrdOutput['marketInsights'][number]>>): RichText {
  const text = claim.text ?? ''
  if (claim.basis === 'assumption') {
    return [{ text: `${text} ` }, { text: `Assumption${claim.check ? `: ${claim.check}` : ''}`, italic: true }]
  }
  if (claim.basis === 'inference') return [{ text: `${text} ` }, { text: 'Inference', italic: true }]
  return text
}

function claims(list: PartialOutput['marketInsights']): Block[] {
  const items = present(list)
  return items.length === 0
    ? []
    : [{ type: 'list', ordered: false, items: items.map((claim) => ({ text: claimText(claim) })) }]
}

function questions(title: string, list: DeepPartial<PrdOutput['faq']['customer']> | undefined): Block[] {
  const items = present(list)
  if (items.length === 0) return []
  return [
    { type: 'heading', level: 2, text: title },
    ...items.flatMap((item): Block[] => [
      { type: 'paragraph', text: [{ text: item.question ?? '', bold: true }] },
      ...paragraphs([item.answer]),
    ]),
  ]
}

function pressRelease(release: PartialOutput['pressRelease']): Block[] {
  if (!release) return []
  const quote = release.quote
  return [
    ...(release.headline ? [{ type: 'heading' as const, level: 2 as const, text: release.headline }] : []),
    ...(release.subheadline
      ? [{ type: 'paragraph' as const, text: [{ text: release.subheadline, italic: true }] }]
      : []),
    ...paragraphs(present(release.paragraphs)),
    ...(quote?.text
      ? [
          {
            type: 'quote' as const,
            text: `“${quote.text}” (${quote.speaker ?? 'Customer'}; placeholder, to be replaced by a real quote)`,
          },
        ]
      : []),
    ...(release.ours
      ? [
          {
            type: 'paragraph' as const,
            text: [{ text: `Added by us, not in your text: ${release.ours}`, italic: true }],
          },
        ]
      : []),
  ]
}

/** A standing line that says how to read what follows; only where something follows. */
function note(text: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ type: 'paragraph', text: [{ text, italic: true }] }, ...blocks]
}

const citation = /\[(\d{1,3})\]/g

/** By it the list of sources is known in the Markdown. */
export const sourcesTitle = 'Sources'

/** The sources that the text cites, with the numbers that it cites them by. */
function citedSources(output: PartialOutput, sources: readonly Source[]): Block[] {
  const cited = new Set([...JSON.stringify(output).matchAll(citation)].map((match) => Number(match[1])))
  const shown = sources.filter(({ number }) => cited.has(number))
  return section(
    sourcesTitle,
    shown.length === 0
      ? []
      : [
          {
            type: 'list',
            ordered: false,
            items: shown.map(({ number, title, publisher, url }) => ({
              text: [
                { text: `[${number}] ` },
                url === null ? { text: title } : { text: title, href: url },
                { text: `, ${publisher}` },
              ],
            })),
          },
        ],
  )
}

/** Statements with what follows from each in bold. */
function advice(list: PartialOutput['beforeYouBuild']): Block[] {
  const items = present(list)
  return items.length === 0
    ? []
    : [
        {
          type: 'list',
          ordered: false,
          items: items.map(({ text, follows }) => ({
            text: follows ? [{ text: `${text} ` }, { text: follows, bold: true }] : (text ?? ''),
          })),
        },
      ]
}

/** Words of the user that still make a heading. */
const longestHeading = 18

type Requirement = DeepPartial<PrdOutput['requirements'][number]>

/** A requirement with its lines, what goes wrong and what is to be settled, under its name and the words in which the user named it. */
function requirementParts(row: Requirement): Block[] {
  const { id, requirement, acceptance, details, edge, quote, because, ask } = row
  const lines: ListItem[] = [acceptance, ...present(details)].flatMap((text) => (text ? [{ text }] : []))
  if (edge?.wrong)
    lines.push({
      text: [
        { text: 'Goes wrong: ', italic: true },
        { text: `${edge.wrong} ` },
        { text: 'So: ', italic: true },
        { text: edge.answer ?? '' },
      ],
    })
  if (ask?.question)
    lines.push({
      text: [
        { text: 'To resolve: ', italic: true },
        { text: `${ask.question} ` },
        { text: ask.proposal ?? '', bold: true },
      ],
    })
  const quoted = quote === undefined ? undefined : `“${quote}”`
  const isQuote = quoted !== undefined && requirement === quoted
  const stands = isQuote && quoted.split(/\s+/).length <= longestHeading
  return [
    {
      type: 'heading',
      level: 2,
      text: stands ? `${id ?? ''} (${because ?? ''}): ${quoted}` : [id, because].filter(Boolean).join(': '),
    },
    ...paragraphs([stands ? undefined : quoted, isQuote ? undefined : requirement]),
    ...(lines.length > 0 ? [{ type: 'list' as const, ordered: false, items: lines }] : []),
  ]
}

function requirements(list: PartialOutput['requirements']): Block[] {
  const rows = present(list)
  const detailed = rows.filter(
    ({ quote, details, edge, ask }) =>
      quote !== undefined || edge !== undefined || ask !== undefined || present(details).length > 0,
  )
  const plain = rows.filter((row) => !detailed.includes(row))
  return [
    ...detailed.flatMap(requirementParts),
    ...table(
      ['Id', 'Priority', 'Requirement', 'Acceptance criterion (numbers: assumption)', 'Because'],
      plain.map((row) => [row.id, row.priority, row.requirement, row.acceptance, row.because]),
    ),
  ]
}

/** The sections of the document in reading order: the brief first, detail behind it. Works on half an output. */
export function prdSections(output: PartialOutput, sources: readonly Source[]): Block[] {
  return [
    ...section('In short', output.summary ? [{ type: 'paragraph', text: sentencesOf(output.summary) }] : []),
    ...section(
      'Press release',
      note(
        'Written as of launch day; statements about the present are covered under Problem.',
        pressRelease(output.pressRelease),
      ),
    ),
    ...section('Before you build', advice(output.beforeYouBuild)),
    ...section(
      'What we recommend',
      present(output.recommendations).length === 0
        ? []
        : [
            {
              type: 'list',
              ordered: false,
              items: present(output.recommendations).map(({ about, text }) => ({
                text: [{ text: `${about ?? ''}: `, bold: true }, { text: text ?? '' }],
              })),
            },
          ],
    ),
    ...section('Problem', [...paragraphs([output.problem?.statement]), ...claims(output.problem?.evidence)]),
    ...section(
      'Who it is for',
      table(
        ['Who', 'Part', 'Need (quotes are typical, not collected)'],
        present(output.users).map((user) => [user.who, user.part, user.need]),
      ),
    ),
    ...section(
      'Requirements',
      note('Numbers in the criteria are a start; the first pilot replaces them.', requirements(output.requirements)),
    ),
    ...section('Decisions, with a proposed answer', advice(output.decisions)),
    ...section('Applicable rules', advice(output.rules)),
    ...section(
      'Out of scope for the first release',
      present(output.outOfScope).length === 0
        ? []
        : [{ type: 'list', ordered: false, items: present(output.outOfScope).map((text) => ({ text })) }],
    ),
    ...section(
      'Metrics',
      table(
        ['Metric', 'Kind', 'Definition', 'First target'],
        present(output.metrics).map((row) => [row.name, row.kind, row.definition, row.target]),
      ),
    ),
    ...section(
      'Risks',
      table(
        ['Risk', 'Early sign', 'Answer'],
        present(output.risks).map((row) => [row.risk, row.earlySign, row.answer]),
      ),
    ),
    ...section('FAQ', [
      ...questions('Customer questions', output.faq?.customer),
      ...questions('Internal questions', output.faq?.internal),
    ]),
    ...section(
      'Open questions',
      table(
        ['Question', 'Owner', 'How to answer it'],
        present(output.openQuestions).map((row) => [row.question, row.owner, row.test]),
      ),
    ),
    ...section('What the market says', claims(output.marketInsights)),
    ...citedSources(output, sources),
  ]
}
