import { describe, expect, test } from 'vitest'
import { createReader } from '#drafting/create-reader.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import agent from './agent.ts'
import { copySections } from './copy-fields.ts'
import draft from './draft.ts'
import files from './files.ts'
import { landingOutput, landingResult } from './output.ts'
import { blanksIn } from './page/page-node.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)
const timestamp = '2026-11-21T05:00:00.000Z'
const idea = {
  productName: 'ShiftSwap',
  productDescription:
    'An app that lets night-shift nurses in care homes swap shifts with colleagues without calling the ward manager. A nurse offers a shift, a colleague accepts it and the ward manager approves it with one tap. Today they use a WhatsApp group and a paper rota.',
  targetAudience: 'Night-shift nurses in care homes in Germany',
  callToAction: 'try free',
}

function write(change: Record<string, unknown> = {}) {
  const input = agent.specification.input.parse({ ...idea, ...change })
  const reading = reader.read(agent.briefSource(input))
  const context = { input, ...reading, sources: [], knowledge, timestamp }
  const output = landingOutput.parse(draft.write(context))
  const shared = { input, sources: [], timestamp }
  const result = landingResult.parse(agent.toResult(output, shared))
  return { input, output, result, html: files.html?.(result, shared) ?? '' }
}

test('names what is missing', () => {
  expect(agent.parseInput({ ...idea, productName: ' ' })).toMatchObject({
    ok: false,
    message: 'Please fill in product name, description and audience',
  })
})

describe('the copy', () => {
  test('leads with the job and what it spares, then its steps in order', () => {
    const { output } = write()
    expect(output.hero.headline).toBe('Swap shifts with colleagues without calling the ward manager')
    expect(output.steps.items.map(({ title }) => title)).toEqual([
      'You offer a shift',
      'A colleague accepts it',
      'A ward manager approves it with one tap',
    ])
    expect(output.seo.title.length).toBeLessThanOrEqual(60)
    expect(output.seo.description.length).toBeLessThanOrEqual(155)
  })

  test('invents no proof and no price: both are blanks', () => {
    const { output } = write()
    expect(output.proof.items).toHaveLength(1)
    expect(output.proof.items[0]).toMatch(/^\[.+\]$/)
    expect(blanksIn(output.pricing.text).length).toBeGreaterThanOrEqual(2)
    expect(output.hero.note).toMatch(/^\[how many days are free/)
  })

  test('takes the proof of the form word by word, and its price', () => {
    const proof = 'Six homes have used it since May\n“I got my Saturday back” (Jana K.)'
    const { output } = write({
      proof,
      productDescription: `${idea.productDescription} Homes pay 4 EUR per nurse a month.`,
    })
    expect(output.proof.items).toEqual(proof.split('\n'))
    expect(output.pricing.text).toContain('Homes pay 4 EUR per nurse a month')
  })

  test('sets each change against a pain', () => {
    for (const { today, after } of write().output.benefits.items) {
      expect(today.length).toBeGreaterThan(10)
      expect(after).not.toBe(today)
    }
  })
})

describe('the file', () => {
  test('is one page without script or asset, with one h1 and a landmark', () => {
    const { html } = write()
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(html).not.toMatch(/<script|<link|<img|<iframe|src=|url\(|@import|https?:/i)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('<main id="main">')
    expect(html).toContain('<title>ShiftSwap: swap shifts with colleagues</title>')
  })

  test('escapes every text, in elements and in attributes', () => {
    const { html, result } = write({
      productName: '"><script>alert(1)</script>',
      proof: '<img src=x onerror=alert(1)>',
    })
    expect(html).not.toMatch(/<script|<img/i)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    const edited = { ...result, seo: { title: '</title><b>', description: '"><b>' } }
    const page = files.html?.(edited, { input: {}, sources: [], timestamp }) ?? ''
    expect(page).toContain('<title>&lt;/title&gt;&lt;b&gt;</title>')
    expect(page).toContain('content="&quot;&gt;&lt;b&gt;"')
  })

  test('marks each blank and takes the chosen look', () => {
    const { result, html } = write()
    expect(html).toContain('<mark class="blank">[price]</mark>')
    expect(files.html?.({ ...result, look: 'ledger' }, { input: {}, sources: [], timestamp })).toContain(
      'data-look="ledger"',
    )
  })
})

describe('editing', () => {
  test('reaches every text of the page and changes that one alone', () => {
    const { result } = write()
    const fields = copySections(result).flatMap((section) => section.fields)
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
    for (const field of fields) {
      const changed = landingResult.parse(field.change('Changed by hand'))
      const after = copySections(changed).flatMap((section) => section.fields)
      expect(after.filter(({ text }) => text === 'Changed by hand')).toHaveLength(1)
      expect(after).toHaveLength(fields.length)
    }
  })

  test('an emptied entry leaves its list', () => {
    const { result } = write()
    const proof = copySections(result)
      .flatMap(({ fields }) => fields)
      .find(({ id }) => id === 'proof-0')
    expect(landingResult.parse(proof?.change('')).proof.items).toEqual([])
  })
})
