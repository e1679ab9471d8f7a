import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OfferedProduct, ProductOverview } from '#shared/api/product-overview.ts'
import type { Product } from '#shared/api/products.ts'
import type { Standing } from '#shared/api/standing.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { personaIdea, researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const bakery =
  'Bakeries list the bread that is left at six in the evening, neighbours reserve a bag at half price and fetch it before closing.'

describe('products that results speak of', () => {
  let app: TestApp
  let ada: Person
  let research: string
  let personas: string
  let other: string
  const written = async (name: string, form: object) => {
    const { body } = await ada.send('POST', `/functions/v1/${name}`, { ...form, productId: null })
    return (body.run as { id: string }).id
  }
  const offered = async (person = ada) =>
    (await person.send<{ products: OfferedProduct[] }>('GET', '/api/products/offered')).body.products
  const standing = async (id: string) => (await ada.send<Standing>('GET', `/api/documents/${id}/standing`)).body
  beforeAll(async () => {
    app = await createTestApp()
    ada = await signUp(app.url)
    research = await written('market-research', researchIdea)
    other = await written('market-research', { ...researchIdea, productDescription: bakery })
    personas = await written('persona-generator', {
      ...personaIdea,
      productDescription: researchIdea.productDescription,
    })
  })
  afterAll(() => app.close())

  test('results of the same words are offered together, newest first, and nothing is moved', async () => {
    const products = await offered()
    expect(products.map(({ documents }) => documents.map(({ id }) => id))).toEqual([[personas, research], [other]])
    expect(products[0]?.description).toBe(researchIdea.productDescription)
    expect(products.every(({ name }) => name !== '')).toBe(true)
    expect((await ada.send<{ products: unknown[] }>('GET', '/api/products')).body.products).toEqual([])
    expect(await offered(await signUp(app.url))).toEqual([])
    expect(await standing(research)).toMatchObject({ product: null, offer: { productId: null } })
  })

  test('one press makes the product and moves its documents; the like ones are offered to it from then on', async () => {
    const mallory = await signUp(app.url)
    const stolen = await mallory.send('POST', '/api/products/from-documents', { documents: [research] })
    expect(stolen.status).toBe(404)
    const mixed = await ada.send('POST', '/api/products/from-documents', { documents: [research, crypto.randomUUID()] })
    expect(mixed.status).toBe(404)
    expect((await ada.send('POST', '/api/products/from-documents', { documents: [] })).status).toBe(400)

    const { status, body } = await ada.send<Product>('POST', '/api/products/from-documents', { documents: [research] })
    expect(status).toBe(200)
    expect(body.description).toBe(researchIdea.productDescription)
    const { body: overview } = await ada.send<ProductOverview>('GET', `/api/products/${body.id}/overview`)
    expect(overview.latest.map(({ id, stale }) => ({ id, stale }))).toEqual([{ id: research, stale: [] }])
    expect((await offered()).map(({ documents }) => documents.map(({ id }) => id))).toEqual([[other]])
    expect(await standing(research)).toMatchObject({ product: { id: body.id }, offer: null })
    expect(await standing(personas)).toMatchObject({ product: null, offer: { productId: body.id } })
    await ada.send('PUT', `/api/products/${body.id}/likely-documents/${personas}`, { belongs: false })
    expect((await standing(personas)).offer?.productId).toBeNull()
  })
})
