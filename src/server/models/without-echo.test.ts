import { expect, test } from 'vitest'
import { withoutEcho } from './without-echo.ts'

const prompt =
  '<form>\n{"idea": "An app that lets nurses swap shifts", "audience": "看護師が病棟で使うシフト交換アプリです"}\n</form>'

test('what a vendor repeats of the prompt goes, the rest stays', () => {
  expect(withoutEcho('HTTP 400: blocked: AN APP that lets\nnurses swap shifts (policy 7)', prompt)).toBe(
    'HTTP 400: blocked: [prompt] (policy 7)',
  )
  expect(withoutEcho('不適切: 看護師が病棟で使うシフト交換アプリです。', prompt)).toBe('不適切: [prompt]。')
  expect(withoutEcho('nurses swap shifts, and again: lets nurses swap shifts', prompt)).not.toContain('nurses')
})

test('a single word of the prompt goes, unless it is one of ours', () => {
  expect(withoutEcho('HTTP 400: "Nurses" is blocked', prompt, 'Write for nurses')).toBe('HTTP 400: "Nurses" is blocked')
  expect(withoutEcho('HTTP 400: "Nurses" is blocked', prompt)).toBe('HTTP 400: "[prompt]" is blocked')
  expect(withoutEcho('不適切: 看護師。', prompt)).toBe('不適切: [prompt]。')
})

test('other words stay as they are', () => {
  const text = 'HTTP 429: Rate limit reached for teachers, İstanbul'
  expect(withoutEcho(text, prompt)).toBe(text)
  expect(withoutEcho('', prompt)).toBe('')
  expect(withoutEcho(text, '')).toBe(text)
})
