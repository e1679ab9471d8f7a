import { describe, expect, test } from 'vitest'
import { charactersIn } from '#shared/characters.ts'
import { briefReader, library } from '#tests/support/market-reader.ts'
import { marketFacts } from '../market-facts.ts'
import { channelCopy } from './channel-copy.ts'
import type { CopyForm } from './copy-parts.ts'
import { productWords } from './product-words.ts'

const forms: readonly CopyForm[] = [
  'post',
  'group-post',
  'caption',
  'short-post',
  'mail',
  'outline',
  'short-video',
  'video',
  'search-ad',
  'message',
]

function written(form: CopyForm, description: string, topic = '', limit = 280) {
  const { reading } = briefReader({ description, audience: 'service managers' }, { market: 'field-service-management' })
  const facts = marketFacts(library.dossier('field-service-management'), reading)
  const words = productWords(description, 'Vanly', facts)
  const parts = {
    words,
    facts,
    opening: 'A first line.',
    trouble: 'A trouble.',
    topic,
    call: 'Book a demo',
    audience: 'Service managers',
    limit,
  }
  return channelCopy(form, parts)
}

const brief =
  'Field service software for lift firms. It plans jobs on a board. Vanly reads the fault code from a photo. No bloat. 45 GBP per technician per month.'

describe.each(forms.map((form) => [form] as const))('a text of the form %s', (form) => {
  test('holds the offer and the price', () => {
    const { text } = written(form, brief)
    expect(text).toContain('Field service software for lift firms')
    expect(text).toContain('45 GBP per technician per month')
  })

  test('is not written while nothing says what it is', () => {
    expect(written(form, 'I am not sure yet.').text).toBe('')
    expect(written(form, 'I am not sure yet.').why).toContain('no sentence that says what the product is')
  })
})

test('each form has a structure of its own', () => {
  const texts = forms.map((form) => written(form, brief).text)
  expect(new Set(texts).size).toBe(forms.length)
  expect(written('mail', brief).text).toMatch(/^Subject: .+\nPreview: /)
  expect(written('outline', brief, 'Fault codes and repeat visits').text).toMatch(/^# Fault codes and repeat visits\n/)
  expect(written('video', brief).text).toMatch(/^Title: /)
  expect(charactersIn(written('short-post', brief).text)).toBeLessThanOrEqual(280)
  for (const line of written('search-ad', brief, '', 90).text.split('\n'))
    expect(charactersIn(line)).toBeLessThanOrEqual(90)
})

test('an offer that no short post can hold is withheld with the reason', () => {
  const { text, why } = written('short-post', brief, '', 40)
  expect([text, why?.includes('40 characters')]).toEqual(['', true])
})

test('for whom it is stands behind an offer that does not say it', () => {
  expect(written('post', 'Vanly reads the fault code from a photo of the controller.').text).toContain(
    'For service managers.',
  )
})
