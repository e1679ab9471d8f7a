import { type ChunkRequest, emptyReading, type ResearchTurn } from '#tests/fakes/models/chunk-model.ts'
import type { FakePage } from '#tests/fakes/pages/page-server.ts'

const sentence =
  'Sitters set their own rates, and the marketplace keeps a share of each booking for payments and support. '

/** A small web: two pages that a search finds, and one that only a link leads to. */
export const dogSitterPages: Record<string, FakePage> = {
  '/rover/fees': {
    title: 'What Rover takes',
    excerpt: 'Rover keeps a service fee of each booking.',
    body: `<article><h1>Fees</h1><p>${sentence.repeat(6)}</p><p>${'New sitters pay a service fee of 20% of each booking. '.repeat(8)}</p><p>More: <a href="/rover/rules?a=1">rules</a></p></article>`,
  },
  '/gudog': {
    title: 'Gudog',
    excerpt: 'Dog sitters in Spain and the UK.',
    body: `<article><p>${sentence.repeat(12)}</p></article>`,
  },
  '/rover/rules': {
    title: 'Rules',
    body: `<article><p>${'A licence is needed for boarding dogs in England. '.repeat(20)}</p></article>`,
  },
}

/** What a model reads in a form about dog sitters. */
export const dogSitterReading = {
  ...emptyReading,
  users: ['dog owners'],
  features: ['books a sitter within walking distance'],
  market: { name: 'Dog sitting marketplaces', library: null, sureness: 'sure' as const },
}

/** What a good model does with these pages: searches, opens two, keeps what a claim can rest on, follows a link, ends. */
export function diligentTurn(
  { body }: Pick<ChunkRequest, 'body'>,
  origin: string,
): Required<Pick<ResearchTurn, 'calls'>> {
  const turn = JSON.stringify(body)
  const ids = [...turn.matchAll(/\\"id\\":\\"(w\d+\.\d+)\\",\\"text\\":\\"([^"]{0,60})/g)]
  const idOf = (words: string) => ids.find(([, , text]) => text?.includes(words))?.[1] ?? 'w9.9'
  if (turn.includes('licence is needed')) {
    return {
      calls: [
        { name: 'keep', input: { passages: [idOf('A licence')] } },
        { name: 'finish', input: {} },
      ],
    }
  }
  if (turn.includes('20% of each booking. New')) {
    return {
      calls: [
        { name: 'keep', input: { passages: [idOf('New sitters'), 'w77.1'] } },
        { name: 'read', input: { url: `${origin}/rover/rules?a=1` } },
      ],
    }
  }
  if (turn.includes('What Rover takes')) {
    return { calls: ['/rover/fees', '/gudog'].map((path) => ({ name: 'read', input: { url: `${origin}${path}` } })) }
  }
  return {
    calls: [
      { name: 'search', input: { query: 'dog sitting marketplace fees' } },
      { name: 'search', input: { query: 'Hundesitter Preise Vergleich' } },
      { name: 'library', input: { about: 'nothing of that kind' } },
    ],
  }
}
