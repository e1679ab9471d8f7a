import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { productTitle } from '#agents/_kit/product-title.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import type { ContentInput } from './input.ts'
import { channelLabels } from './options.ts'
import type { ContentResult } from './output.ts'

function section(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ type: 'heading', level: 1, text: title }, ...blocks]
}

/** Paragraphs of a text; a run of lines that belong together stays one list. */
export function textBlocks(text: string | undefined): Block[] {
  return (text ?? '')
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .flatMap((part): Block[] => {
      const heading = /^#{1,2} (.*)$/.exec(part)
      if (heading) return [{ type: 'heading', level: part.startsWith('##') ? 3 : 2, text: heading[1] ?? '' }]
      const lines = part.split('\n')
      const isStep = (line: string) => /^\d+\. /.test(line)
      const steps = lines.filter(isStep)
      const paragraphs = lines.filter((line) => !isStep(line)).map((text): Block => ({ type: 'paragraph', text }))
      if (steps.length < 2) return lines.map((text) => ({ type: 'paragraph', text }))
      // Steps stand in a row behind the line that announces them.
      const items = steps.map((line) => ({ text: line.replace(/^\d+\. /, '') }))
      return [...paragraphs, { type: 'list', ordered: true, items }]
    })
}

const bullets = (items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [{ type: 'list', ordered: false, items: items.map((text) => ({ text })) }]

export function contentDocument(
  result: DeepPartial<ContentResult>,
  { input }: ResultContext<ContentInput>,
): ResultDocument {
  const channel = input.channel === '' ? 'Content' : channelLabels[input.channel]
  const posts = result.socialPosts
  const cards = [
    { title: 'Twitter', text: posts?.twitter },
    { title: 'LinkedIn', text: posts?.linkedin },
    { title: 'Instagram', text: posts?.instagram },
  ].filter(({ text }) => text)
  return {
    title: `${channel}: ${input.topic ? shortened(input.topic, 80) : productTitle(input.productOverview)}`,
    language: 'en',
    blocks: [
      ...section(channel, textBlocks(result.channelSpecificContent?.content)),
      ...section('Tagline', result.tagline ? [{ type: 'quote', text: result.tagline }] : []),
      ...section(
        'Social posts',
        cards.length === 0
          ? []
          : [{ type: 'cards', cards: cards.map(({ title, text }) => ({ title, blocks: textBlocks(text) })) }],
      ),
      ...section('Not written', bullets(present(result.withheld).map(({ what = '', why = '' }) => `${what}: ${why}`))),
      ...section('Tips', bullets(present(result.channelSpecificContent?.tips))),
      ...section('Pain points behind it', bullets((result.realPainPoints ?? '').split('\n').filter(Boolean))),
      ...section('Before publishing', bullets(present(result.toCheck))),
      ...sourceBlocks(present(result.searchResults)),
    ],
  }
}
