import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { ResultDocument } from '#shared/document/block.ts'
import { writePdf } from './write-pdf.ts'

/** The left edges of the texts on the first page. */
async function placesIn(document: ResultDocument): Promise<Map<string, number>> {
  const pdf = await getDocumentProxy(new Uint8Array(await writePdf(document, new Date('2026-11-23'))))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return new Map(items.flatMap((item) => ('str' in item ? [[item.str.trim(), item.transform[4] as number]] : [])))
}

const numbered = (language: string, text: string): ResultDocument => ({
  title: '',
  language,
  blocks: [{ type: 'list', ordered: true, items: [{ text }, { text: 'كم مكالمة؟' }, { text: 'ولماذا؟' }] }],
})

test('the numbers of an Arabic list stand at its right, those of an English one at its left', async () => {
  const arabic = await placesIn(numbered('ar', 'متى عرفتِ؟'))
  const number = [...arabic].find(([text]) => /^\.?1\.?$/.test(text))?.[1] ?? 0
  expect(number).toBeGreaterThan(500)
  for (const [text, x] of arabic) if (/\p{L}/u.test(text)) expect(x).toBeLessThan(number)

  const english = await placesIn(numbered('en', 'When did you know of it, and who else did, on that very day?'))
  expect([...english].find(([text]) => /^1\.$/.test(text))?.[1]).toBeLessThan(80)
})
