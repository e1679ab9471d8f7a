import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { listOf } from '#agents/_kit/document-blocks.ts'
import { present } from '#agents/_kit/present.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import type { LandingInput } from './input.ts'
import type { LandingResult } from './output.ts'

const heading = (text: string): Block => ({ type: 'heading', level: 1, text })
const paragraphs = (...texts: readonly (string | undefined)[]): Block[] =>
  texts.filter((text): text is string => Boolean(text)).map((text) => ({ type: 'paragraph', text }))

/** A section with its headline below its name; nothing while there is nothing. */
function section(name: string, headline: string | undefined, blocks: readonly Block[]): Block[] {
  if (!headline && blocks.length === 0) return []
  return [
    heading(name),
    ...(headline ? [{ type: 'heading' as const, level: 2 as const, text: headline }] : []),
    ...blocks,
  ]
}

/** The sections of the page in its order, then what stands around it. */
export function landingDocument(
  result: DeepPartial<LandingResult>,
  { input }: ResultContext<LandingInput>,
): ResultDocument {
  const { seo, problem, pricing, closing } = result
  const toCheck = [...present(result.toCheck), ...present(pricing?.asks)]
  return {
    title: `Landing page: ${shortened(input.productName, 70)}`,
    language: 'en',
    blocks: [
      ...heroBlocks(result),
      ...section('Problem', problem?.headline, listOf(present(problem?.paragraphs))),
      ...stepBlocks(result),
      ...benefitBlocks(result),
      ...proofBlocks(result),
      ...questionBlocks(result),
      ...section('Pricing', pricing?.headline, paragraphs(pricing?.text)),
      ...section('Closing', closing?.headline, paragraphs(closing?.text, closing?.button)),
      ...(seo
        ? [
            heading('Search result'),
            fields([
              { label: 'Title', value: seo.title ?? '' },
              { label: 'Description', value: seo.description ?? '' },
            ]),
          ]
        : []),
      ...(toCheck.length > 0 ? [heading('Before you publish'), ...listOf(toCheck)] : []),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}

type Partial = DeepPartial<LandingResult>

const fields = (list: { label: string; value: string }[]): Block => ({ type: 'fields', fields: list })

function heroBlocks({ hero }: Partial): Block[] {
  return section('Hero', hero?.headline, [
    ...paragraphs(hero?.eyebrow, hero?.subheadline),
    ...(hero?.button
      ? [
          fields([
            { label: 'Button', value: hero.button },
            ...(hero.note ? [{ label: 'Below the button', value: hero.note }] : []),
          ]),
        ]
      : []),
  ])
}

function stepBlocks({ steps }: Partial): Block[] {
  const items = present(steps?.items).map(({ title = '', text = '' }) => ({
    text: [{ text: title, bold: true }, { text: text ? ` ${text}` : '' }],
  }))
  return section('How it works', steps?.headline, items.length === 0 ? [] : [{ type: 'list', ordered: true, items }])
}

function benefitBlocks({ benefits }: Partial): Block[] {
  const rows = present(benefits?.items).map(({ today = '', after = '' }) => [today, after])
  const columns = [{ label: 'Today' }, { label: 'Then' }]
  return section('Benefits', benefits?.headline, rows.length === 0 ? [] : [{ type: 'table', columns, rows }])
}

/** A headline over no proof would promise some. */
function proofBlocks({ proof }: Partial): Block[] {
  const quotes = present(proof?.items).map((text): Block => ({ type: 'quote', text }))
  return section('Proof', quotes.length > 0 ? proof?.headline : '', quotes)
}

function questionBlocks({ questions }: Partial): Block[] {
  const answers = present(questions?.items).map(({ question = '', answer = '' }) => ({
    label: question,
    value: answer,
  }))
  return section('Questions', questions?.headline, answers.length === 0 ? [] : [fields(answers)])
}
