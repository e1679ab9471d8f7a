import type { Person } from './person.ts'
import type { TestApp } from './test-app.ts'

/** What somebody has who writes beside forms: a finished run, a product, a thread of comments. */
export interface Desk {
  person: Person
  run: string
  product: string
  thread: string
}

type Sent = [method: string, path: string, body: unknown, headers?: Record<string, string>]

/** Every place beside the forms of agents where words are typed. */
export const typedBesideForms: Readonly<Record<string, (text: string, desk: Desk) => Sent>> = {
  'a comment': (text, { run }) => ['POST', `/api/documents/${run}/comments`, { text, about: { words: text } }],
  'an answer to a comment': (text, { run, thread }) => ['POST', `/api/documents/${run}/comments/${thread}`, { text }],
  'a fact': (text, { product }) => [
    'POST',
    `/api/products/${product}/facts`,
    { facts: [{ kind: 'rival', text, source: text.slice(0, 300).toWellFormed() }] },
  ],
  "a fact's source": (text, { product }) => [
    'POST',
    `/api/products/${product}/facts`,
    { facts: [{ kind: 'price', text: 'Four euros a seat', source: text }] },
  ],
  'a product': (text) => ['POST', '/api/products', { name: text, description: text, audience: text, market: text }],
  "a product's name": (text) => ['POST', '/api/products', { name: text, description: 'A rota for small clinics' }],
  'what was read of a product': (text) => [
    'POST',
    '/api/products',
    { description: 'A rota for small clinics', reading: { who: text, notMeant: text } },
  ],
  'the product of empty forms': (text) => ['PUT', '/api/profile/product', { name: text, description: text }],
  'a wish to a model': (text, { run }) => [
    'POST',
    `/api/documents/${run}/refine`,
    { revision: 1, action: 'free', words: text },
  ],
  'a selection': (text, { run }) => [
    'POST',
    `/api/documents/${run}/refine`,
    { revision: 1, action: 'shorter', quote: text },
  ],
  'a decision': (text, { run }) => ['PUT', `/api/documents/${run}/decisions`, { revision: 1, text, decided: true }],
  "a version's name": (text, { run }) => ['PATCH', `/api/documents/${run}/versions/1`, { name: text }],
  "a run's name": (text, { run }) => ['PATCH', `/api/runs/${run}`, { title: text }],
  'a link': (text, { run }) => ['POST', `/api/documents/${run}/links`, { name: text }],
  "a link's password": (text, { run }) => ['POST', `/api/documents/${run}/links`, { name: 'For Ben', password: text }],
  'a link to a product': (text, { product }) => ['POST', `/api/products/${product}/links`, { name: text }],
  'a voice': (text) => ['PUT', '/api/voice', { texts: [text, text] }],
  ...Object.fromEntries(
    ['md', 'txt', 'csv'].map((ending) => [
      `a note .${ending}`,
      (text: string): Sent => [
        'POST',
        `/api/notes?fileName=${encodeURIComponent(`${text.slice(0, 60).toWellFormed()}.${ending}`)}`,
        Buffer.from(text),
        { 'content-type': 'application/octet-stream' },
      ],
    ]),
  ),
  'a question about a form': (text) => [
    'POST',
    '/api/read',
    { agent: 'market-research', input: { productDescription: text, targetAudience: text, tone: 'strategic' } },
  ],
  'a correction': (text) => [
    'POST',
    '/functions/v1/market-research',
    {
      productDescription: 'A rota for small clinics: nurses swap shifts on the phone.',
      targetAudience: 'practice managers',
      corrections: { who: text, today: text },
    },
  ],
  'a search of the history': (text) => [
    'GET',
    `/api/runs?q=${encodeURIComponent(text.toWellFormed().slice(0, 2_000))}`,
    undefined,
  ],
  'a vote': (text) => ['PUT', '/api/votes/planning', { feedback: text }],
}

/** Sends words to one of the places, with what limits the requests of an hour taken away. */
export async function typeInto(app: TestApp, place: string, text: string, desk: Desk) {
  await app.query('delete from rate_limit')
  const [method, path, body, headers] = typedBesideForms[place]?.(text, desk) ?? (['GET', '/', undefined] as Sent)
  return desk.person.send(method, path, body, headers)
}

/** Somebody new with all of it. */
export async function newDesk(app: TestApp, person: Person): Promise<Desk> {
  await app.query(`update user_subscriptions set plan_id = 'pro' where user_id = $1`, [person.userId])
  const { body: written } = await person.send<{ run: { id: string } }>('POST', '/functions/v1/market-research', {
    productDescription: 'A rota for small clinics: nurses swap shifts on the phone.',
    targetAudience: 'practice managers',
  })
  const run = written.run.id
  const { body: product } = await person.send<{ id: string }>('POST', '/api/products', {
    description: 'A rota for small clinics',
  })
  const { body: thread } = await person.send<{ id: string }>('POST', `/api/documents/${run}/comments`, {
    text: 'Is this so?',
    about: { words: 'Strengths' },
  })
  return { person, run, product: product.id, thread: thread.id }
}
