import { expect, test } from 'vitest'
import { readSample } from '../samples/read-sample.ts'
import { excerpt } from './sample-run.tsx'

test('the excerpt stands in the sample word for word', async () => {
  const sample = await readSample('product-prd-generator')
  const words = JSON.stringify(sample)
  for (const text of Object.values(excerpt)) expect(words).toContain(text)
})
