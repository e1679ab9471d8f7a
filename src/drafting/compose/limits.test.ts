import { describe, expect, test } from 'vitest'
import type { Brief, BriefConstraint } from '#shared/brief.ts'
import { isForMarket, limitOf, limitWords, sureLimits } from './limits.ts'

const limit = (text: string, start = 0): BriefConstraint => ({
  text,
  kind: 'quality',
  confidence: 0.8,
  span: { field: 'description', start, end: start + text.length },
})
const briefOf = (description: string, constraints: BriefConstraint[]) =>
  ({ source: { description }, constraints }) as unknown as Brief

describe('limitOf', () => {
  test.each([
    ['work without a phone signal', 'flight mode'],
    ['Battery must last six months', 'units'],
    ['meet WCAG 2.2 AA', 'screen reader'],
    ['run without sending data to the cloud', 'network traffic'],
    ['respect 11 hours of rest', 'one minute outside'],
    ['do not want another app', 'link in a message'],
    ['be kind to bees', 'Ten prepared cases'],
  ])('%s has its own test', (words, part) => expect(limitOf(limit(words), words).test).toContain(part))
})

test('a limit about the market’s own subject may take the market’s test', () => {
  expect(isForMarket('respect 11 hours of rest')).toBe(true)
  expect(isForMarket('meet WCAG 2.2 AA')).toBe(false)
})

test('quotes the short sentence around a single limit, and only the limit when there are two', () => {
  const description = 'Battery must last six months. It must be red and weigh little.'
  const battery = limit('last six months', description.indexOf('last'))
  const red = limit('be red', description.indexOf('be red'))
  const light = limit('weigh little', description.indexOf('weigh'))
  const brief = briefOf(description, [battery, red, light])
  expect(limitWords(brief, battery)).toBe('Battery must last six months')
  expect(limitWords(brief, red)).toBe('be red')
  expect(sureLimits(brief, null)).toHaveLength(3)
  expect(sureLimits(brief, 'without having to be red')).toHaveLength(2)
})
