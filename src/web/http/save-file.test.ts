import { expect, test } from 'vitest'
import { fileNameOf } from './save-file.ts'

test('the name of a download', () => {
  expect(fileNameOf(`attachment; filename="a-b.docx"; filename*=UTF-8''a%C3%A9b.docx`, 'x')).toBe('aéb.docx')
  expect(fileNameOf('attachment; filename="a b.md"', 'x')).toBe('a b.md')
  expect(fileNameOf(`attachment; filename="a.md"; filename*=UTF-8''%E0%A4%A`, 'x')).toBe('a.md')
  expect(fileNameOf(null, 'result.md')).toBe('result.md')
})
