import { expect, test } from 'vitest'
import { marketFacts } from '#drafting/index.ts'
import { charactersIn } from '#shared/characters.ts'
import { writtenMarketBriefs } from '#tests/support/market-briefs.ts'
import { briefReader, library, regions } from '#tests/support/market-reader.ts'
import agent from './agent.ts'
import { hookPlatforms, hooksInput } from './input.ts'
import { hooksOutput } from './output.ts'
import { platformLimits } from './platform-limits.ts'
import selection from './selection.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function written(market: string, change: Record<string, string> = {}) {
  const brief = writtenMarketBriefs.find((each) => each.market === market)
  const input = hooksInput.parse({
    productName: 'Covers',
    productDescription: brief?.description ?? 'Reminds customers of unpaid invoices.',
    targetAudience: brief?.audience ?? 'small firms',
    ...change,
  })
  const { reading } = briefReader({ description: input.productDescription, audience: input.targetAudience }, { market })
  const facts = marketFacts(library.dossier(market), reading)
  const output = hooksOutput.parse(selection.write({ input, facts, regions, timestamp }))
  expect(agent.problems(output, input)).toEqual([])
  return { ...output, notes: (output.notes ?? []).join('\n') }
}

test.each(hookPlatforms.map((platform) => [platform] as const))(
  'every line stands before the fold of %s',
  (platform) => {
    const { hooks } = written('table-reservations', { platform })
    expect(hooks.length).toBeGreaterThanOrEqual(5)
    for (const { hook } of hooks) expect(charactersIn(hook)).toBeLessThanOrEqual(platformLimits[platform].fold)
  },
)

test('a line claims nothing that was not named', () => {
  const named = new Set(['booking-page', 'waitlist', 'deposit', 'qr-join', 'kitchen-forecast'])
  const forbidden = library
    .dossier('table-reservations')
    .copy.hooks.filter(({ asserts }) => !asserts.every((id) => named.has(id)))
    .map(({ text }) => text)
  expect(forbidden.length).toBeGreaterThan(3)
  for (const { hook } of written('table-reservations').hooks) expect(forbidden).not.toContain(hook)
})

test('pains of the form come first as typed; one that is a keyword is pointed out', () => {
  const { hooks, notes } = written('table-reservations', {
    painPoints: 'no-shows\nthe phone rings while I carry plates',
  })
  expect(hooks[0]).toMatchObject({ hook: 'The phone rings while I carry plates.', inspired_by: 'Your description' })
  expect(notes).toContain('Too short for an opening line: “no-shows”')
})

test('feeling, tone and platform decide the order; a feeling without a kind is said', () => {
  const lines = (change: Record<string, string>) => written('table-reservations', change).hooks.map(({ hook }) => hook)
  const shown = (platform: string) =>
    written('table-reservations', { platform, tone: 'plain' }).hooks.map(({ hook }) => hook)
  expect(shown('TikTok')).not.toEqual(shown('LinkedIn'))
  expect(lines({ desiredEmotion: 'relief' })).not.toEqual(lines({ desiredEmotion: 'trust' }))
  expect(lines({ desiredEmotion: 'zest', tone: 'warm' })).not.toEqual(lines({ desiredEmotion: 'zest', tone: 'formal' }))
  expect(written('table-reservations', { desiredEmotion: 'zest' }).notes).toContain('“zest”')
})

test('a platform that does not fit the market is pointed out with the reason of the dossier', () => {
  expect(written('table-reservations', { platform: 'LinkedIn' }).notes).toContain(
    'Owners of small restaurants do not use it',
  )
  expect(written('table-reservations', { platform: 'Instagram' }).notes).not.toContain('Caution for')
})

test('without lines of the trade it asks for a scene instead of inventing one', () => {
  const { hooks, notes } = written('accounts-receivable')
  expect(hooks.every(({ inspired_by }) => inspired_by === 'Your description')).toBe(true)
  expect(notes).toContain('Add two or three under Pain Points')
})

test('each line comes from another angle and has the offer behind it; what only this product has is one of them', () => {
  const { hooks } = written('field-service-management', {
    productName: 'Vanly',
    productDescription:
      'Field service software for lift firms. Dispatchers plan jobs on a board and technicians work offline. Vanly reads the fault code from a photo and shows the last three repairs. No bloat, no sales calls. Free for one technician.',
    targetAudience: 'service managers of lift firms',
  })
  const behind = hooks.flatMap(({ line_behind }) => line_behind ?? [])
  expect(behind.length).toBeGreaterThan(0)
  for (const line of behind) expect(line).toContain('Field service software for lift firms')
  expect(new Set(behind).size).toBe(behind.length)
  const lines = hooks.map(({ hook }) => hook)
  expect(lines).toContain('Vanly reads the fault code from a photo and shows the last three repairs.')
  expect(lines).toContain('No bloat, no sales calls.')
  expect(new Set(hooks.map(({ why_it_works }) => why_it_works)).size).toBeGreaterThanOrEqual(5)
})

test('a number, a quotation and a promise of the trade are posted only after a check', () => {
  const { hooks } = written('field-service-management', { targetAudience: 'service managers', tone: 'plain' })
  const { hooks: known } = library.dossier('field-service-management').copy
  for (const { hook, check } of hooks) {
    const kind = known.find(({ text }) => text === hook)?.kind
    if (kind && ['fact', 'news', 'quote', 'position', 'promise'].includes(kind)) expect(check).toBeTruthy()
  }
})
