import type { ResultContext } from '#agents/_kit/agent-definition.ts'
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
const bullets = (items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [{ type: 'list', ordered: false, items: items.map((text) => ({ text })) }]

/** A section with its headline below its name; nothing while there is nothing. */
function section(name: string, headline: string | undefined, blocks: readonly Block[]): Block[] {
  if (!headline && blocks.length === 0) return []
  return [
    heading(name),
    ...(headline ? [{ type: 'heading' as const, level: 2 as const, text: headline }] : []),
    ...blocks,
  ]
}

export function landingDocument(
  result: DeepPartial<LandingResult>,
  { input }: ResultContext<LandingInput>,
): ResultDocument {
  const { seo, hero, problem, steps, benefits, proof, questions, pricing, closing } = result
  const changes = present(benefits?.items)
  const answers = present(questions?.items)
  return {
    title: `Landing page: ${shortened(input.productName, 70)}`,
    language: 'en',
    blocks: [
      ...section('Hero', hero?.headline, [
        ...paragraphs(hero?.eyebrow, hero?.subheadline),
        ...(hero?.button
          ? [
              {
                type: 'fields' as const,
                fields: [
                  { label: 'Button', value: hero.button },
                  ...(hero.note ? [{ label: 'Below the button', value: hero.note }] : []),
                ],
              },
            ]
          : []),
      ]),
      ...section('Problem', problem?.headline, bullets(present(problem?.paragraphs))),
      ...section(
        'How it works',
        steps?.headline,
        present(steps?.items).length === 0
          ? []
          : [
              {
                type: 'list',
                ordered: true,
                items: present(steps?.items).map((item) => ({
                  text: [{ text: item.title ?? '', bold: true }, { text: item.text ? ` ${item.text}` : '' }],
                })),
              },
            ],
      ),
      ...section(
        'Benefits',
        benefits?.headline,
        changes.length === 0
          ? []
          : [
              {
                type: 'table',
                columns: [{ label: 'Today' }, { label: 'Then' }],
                rows: changes.map((item) => [item.today ?? '', item.after ?? '']),
              },
            ],
      ),
      ...section(
        'Proof',
        present(proof?.items).length > 0 ? proof?.headline : '',
        present(proof?.items).map((text): Block => ({ type: 'quote', text })),
      ),
      ...section(
        'Questions',
        questions?.headline,
        answers.length === 0
          ? []
          : [
              {
                type: 'fields',
                fields: answers.map((item) => ({ label: item.question ?? '', value: item.answer ?? '' })),
              },
            ],
      ),
      ...section('Pricing', pricing?.headline, paragraphs(pricing?.text)),
      ...section('Closing', closing?.headline, paragraphs(closing?.text, closing?.button)),
      ...(seo
        ? [
            heading('Search result'),
            {
              type: 'fields' as const,
              fields: [
                { label: 'Title', value: seo.title ?? '' },
                { label: 'Description', value: seo.description ?? '' },
              ],
            },
          ]
        : []),
      ...([...present(result.toCheck), ...present(pricing?.asks)].length > 0
        ? [heading('Before you publish'), ...bullets([...present(result.toCheck), ...present(pricing?.asks)])]
        : []),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}
