import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DraftingModel, startDraftingModel } from '#tests/fakes/models/drafting-model.ts'
import { kilnInput } from '#tests/fakes/models/reference/kiln-prd.ts'
import { referencePages } from '#tests/fakes/models/reference/reference-model.ts'
import { type PageServer, startPageServer } from '#tests/fakes/pages/page-server.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { peerSettings } from '../../scripts/peer-settings.mjs'

describe('the peers of `npm run dev`', () => {
  let site: PageServer
  let model: DraftingModel
  let app: TestApp
  let ada: Person
  beforeAll(async () => {
    site = await startPageServer(referencePages)
    model = await startDraftingModel({ pages: site.origin, latency: 0 })
    const portOf = (origin: string) => new URL(origin).port
    app = await createTestApp(peerSettings({}, { model: portOf(model.origin), pages: portOf(site.origin) }))
    ada = await signUp(app.url)
  })
  afterAll(async () => {
    await app?.close()
    await model?.close()
    await site?.close()
  })

  test.each(['anthropic/claude-sonnet-5', 'openai/gpt-5.4-mini', 'google/gemini-3.8-flash'])(
    'write by %s, quick and thorough, with research by calls of tools',
    async (id) => {
      const quick = await ada.stream('/functions/v1/market-research', { body: { ...researchIdea, model: id } })
      expect(quick.at(-1)?.event).toMatchObject({
        type: 'run-end',
        model: id,
        tokens: { input: expect.any(Number), output: expect.any(Number) },
      })
      const body = { ...kilnInput, model: id, mode: 'thorough' }
      const events = (await ada.stream('/functions/v1/product-prd-generator', { body })).map(({ event }) => event)
      expect(events.at(-1)).toMatchObject({ type: 'run-end', model: id })
      const steps = events.flatMap((event) => (event.type === 'step' ? [event.text] : []))
      expect(steps).toContain('Read "Harbour Clay: firing prices", kept 1 passage')
      expect(steps).toContain('Wrote section 3 of 3')
    },
  )

  test('leave alone what the environment names', () => {
    const ports = { model: '1', pages: '2' }
    expect(peerSettings({ ANTHROPIC_API_KEY: 'own', SEARCH: 'off' }, ports)).toEqual({})
    expect(peerSettings({ MODEL: 'built-in' }, ports)).not.toHaveProperty('MODELS')
  })
})
