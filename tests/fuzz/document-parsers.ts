import { parseQuestion } from '#agents/analytics/asking/parse-question.ts'
import { planProblem, planText } from '#agents/analytics/asking/plan-text.ts'
import { longestFollowUp, queryPlan } from '#agents/analytics/asking/query-plan.ts'
import type { Vocabulary } from '#agents/analytics/asking/vocabulary.ts'
import { linkPicture } from '#exporters/page/link-picture.ts'
import { mentionedIn } from '#server/comments/mentioned-in.ts'
import { countsBefore, placeOfWords } from '#server/documents/block-place.ts'
import { movedPlace, savedOf } from '#server/documents/moved-place.ts'
import { readNote } from '#server/files/read-note.ts'
import { likeness, tellingStems } from '#server/products/likeness.ts'
import { checkWords } from '#server/refine/check-words.ts'
import { bare, saysTyped } from '#server/refine/item-name.ts'
import { lineChanges } from '#server/refine/line-changes.ts'
import { placesWithin } from '#server/refine/refine-places.ts'
import { longestComment } from '#shared/api/comment-limits.ts'
import { newComment, newThread } from '#shared/api/comments.ts'
import { voice } from '#shared/api/context.ts'
import type { DocumentContent } from '#shared/api/documents.ts'
import { newFacts } from '#shared/api/product-facts.ts'
import { newProduct } from '#shared/api/products.ts'
import { refineNote, refineRequest } from '#shared/api/refine.ts'
import { newShareLink } from '#shared/api/share-links.ts'
import { firstCharacters } from '#shared/characters.ts'
import { corrections } from '#shared/corrections.ts'
import { factsInLines } from '#web/features/products/facts-in-lines.ts'
import type { Fuzzed } from './measure-growth.ts'

/** What the routes read as one body of JSON. */
const body = 250_000
/** Characters that an edited PRD may have. */
const edit = 200_000

const contentOf = (text: string) => ({ result: { prd: text }, blocks: [] }) as unknown as DocumentContent
const people = Array.from({ length: 500 }, (_, index) => ({ name: `A${'a'.repeat(index % 50)} ${index}` }))

const sold: Vocabulary = {
  row: { one: 'order', many: 'orders' },
  measures: [{ id: 'm', kind: 'sum', label: 'revenue', names: ['a', 'a b'] }],
  dimensions: Array.from({ length: 20 }, (_, column) => ({
    column: `column ${column}`,
    label: `nurses ${column}`,
    values: Array.from({ length: 50 }, (__, value) => `${'a'.repeat(value)} ${column}`),
  })),
  time: { label: 'day', grain: 'day', first: '2026-01-01', last: '2026-06-30' },
}

/** What people write beside forms: comments, facts, wishes, notes, their own manner, questions about a file. */
export const documentParsers: readonly Fuzzed[] = [
  {
    name: 'requests of comments, facts, products, refining, links and voice',
    runsIn: 'server',
    longest: body,
    run: (text) => [
      newComment.safeParse({ text }),
      newThread.safeParse({ text, about: { words: text } }),
      newFacts.safeParse({ facts: [{ kind: 'rival', text, source: text, date: text }] }),
      newProduct.safeParse({ name: text, description: text, audience: text, market: text, reading: { who: text } }),
      refineRequest.safeParse({ revision: 1, action: 'free', words: text, within: [text], quote: text }),
      newShareLink.safeParse({ name: text, password: text }),
      voice.safeParse({ texts: [text, text, text] }),
      corrections.safeParse({ who: text, notMeant: text }),
    ],
  },
  {
    name: 'mentions in a comment',
    runsIn: 'server',
    longest: longestComment * 20,
    run: (text) => mentionedIn(firstCharacters(text, longestComment), people),
  },
  {
    name: 'the place that a comment is about',
    runsIn: 'server',
    longest: edit,
    run: (text) => {
      const content = contentOf(text)
      const place = placeOfWords(content, firstCharacters(text, 5_000), 0)
      return place && countsBefore(content)(place)
    },
  },
  {
    name: 'the place of a comment after an edit',
    runsIn: 'server',
    longest: edit,
    run: (text) => {
      const [before, after] = [contentOf(`${text}\n\nHere it is.`), contentOf(`${text.slice(1)}\n\nHere it was.`)]
      const pointer = '/result/prd'
      const set = {
        op: 'set',
        pointer,
        was: `${text}\n\nHere it is.`,
        value: `${text.slice(1)}\n\nHere it was.`,
      } as const
      return movedPlace({ pointer, at: text.length + 2, length: 11 }, savedOf(before, after, [set]))
    },
  },
  {
    name: 'what is asked to be refined',
    runsIn: 'server',
    longest: edit,
    run: (text) => {
      const places = text.split('\n').map((line, index) => ({
        id: String(index),
        pointer: '/result/prd',
        path: ['result', 'prd'],
        text: line,
        at: index,
      }))
      return [
        placesWithin(places, [], firstCharacters(text, 20_000)),
        refineNote('free', text),
        saysTyped({ name: text }, bare(text)),
      ]
    },
  },
  {
    name: 'words that a model refined',
    runsIn: 'server',
    longest: 100_000,
    run: (text) =>
      checkWords(`Two of three. ${text}`, text, { sources: [], given: [text], said: [text], language: 'en' }),
  },
  {
    name: 'lines that differ',
    runsIn: 'server',
    longest: 20_000,
    run: (text) => lineChanges('/result/prd', text, [...text].reverse().join('')),
  },
  {
    name: 'likeness of products',
    runsIn: 'server',
    longest: 60_000,
    run: (text) => likeness(tellingStems(text), tellingStems(`${text} and more`)),
  },
  // On the page, where nothing may stand still either.
  { name: 'facts that are pasted', runsIn: 'server', longest: edit, run: (text) => factsInLines(text) },
  ...['a.md', 'a.txt', 'a.csv'].map(
    (fileName): Fuzzed => ({
      name: `a note ${fileName.slice(1)}`,
      runsIn: 'file process',
      longest: 2_000_000,
      run: (text) => readNote({ fileName, bytes: Buffer.from(text) }),
    }),
  ),
  {
    name: 'the picture of a link',
    runsIn: 'file process',
    longest: edit,
    run: (text) => linkPicture({ title: text, description: text }),
  },
  {
    name: 'a question about a file',
    runsIn: 'server',
    // Twenty code units a character.
    longest: longestFollowUp * 20,
    run: (text) => {
      const parsed = parseQuestion(firstCharacters(text, longestFollowUp), sold, null)
      const plan = queryPlan.safeParse({ ...(parsed.ok ? parsed.plan : {}), measure: text, by: [text] })
      return plan.success && [planProblem(plan.data, sold), planText(plan.data, sold)]
    },
  },
]
