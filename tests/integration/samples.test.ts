import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const get = (path: string) => fetch(`${app.url}${path}`)

test('everybody gets the files of the samples, in the formats that the agent offers', async () => {
  const docx = await get('/api/samples/product-prd-generator/export?format=docx')
  expect(docx.status).toBe(200)
  expect(docx.headers.get('content-disposition')).toMatch(/attachment; filename="product-prd-generator-.*\.docx"/)
  expect(
    Buffer.from(await docx.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  const markdown = await get('/api/samples/product-prd-generator/export?format=md')
  expect(await markdown.text()).toContain('Tablewise')
})

test('what is no sample, no format or not offered is said', async () => {
  expect((await get('/api/samples/planning/export?format=md')).status).toBe(404)
  expect((await get('/api/samples/..%2F..%2Fpackage/export?format=json')).status).toBe(404)
  expect((await get('/api/samples/prd-generator/export?format=md')).status).toBe(200)
  const wrong = await get('/api/samples/product-prd-generator/export?format=xlsx')
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ code: 'FORMAT_NOT_OFFERED' })
})
