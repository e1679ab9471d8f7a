import { describe, expect, test } from 'vitest'
import type { EntityKind, SegmentKind, TaggedText } from '../tagging/tagged-text.ts'
import { clausesOf } from './clauses.ts'

/** The text of marks such as "{F it prints}" and "[N Covers]", and what they mark. */
function marked(text: string): { text: string; tagged: TaggedText } {
  const kinds: Record<string, SegmentKind> = { F: 'feature', L: 'limit', S: 'situation', O: 'offer', X: 'plan' }
  const entityKinds: Record<string, EntityKind> = { N: 'name', R: 'rival' }
  const tagged: TaggedText = { segments: [], entities: [] }
  let plain = ''
  const open: [string, number][] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '{' || sign === '[') {
      open.push([text[at + 1] ?? '', plain.length])
      at += 2
    } else if (sign === '}' || sign === ']') {
      const [label = '', start = 0] = open.pop() ?? []
      const [segment, entity] = [kinds[label], entityKinds[label]]
      if (sign === '}' && segment) tagged.segments.push({ kind: segment, start, end: plain.length })
      if (sign === ']' && entity) tagged.entities.push({ kind: entity, start, end: plain.length })
    } else plain += sign
  }
  return { text: plain, tagged }
}

const kindsOf = (text: string) => {
  const { text: plain, tagged } = marked(text)
  return clausesOf('description', plain, tagged).map(({ kind, text: words }) => `${kind}: ${words}`)
}

describe('clauses', () => {
  test('are what was tagged, without marks and joining words at their ends, and what stands between', () => {
    expect(kindsOf('[N Covers] is {O a booking page}, {F and guests join a waitlist. }')).toEqual([
      'joint: Covers is',
      'offer: a booking page',
      'feature: guests join a waitlist',
    ])
  })

  test('that begin with the name of a rival are about the rival, those with the own name about the product', () => {
    expect(kindsOf('{F [R Resy] has waitlists}. {S [N Covers] fills the gaps}. {S [N Covers] is a till}')).toEqual([
      'situation: Resy has waitlists',
      'feature: Covers fills the gaps',
      'offer: Covers is a till',
    ])
  })

  test('are cut where a refusal begins', () => {
    expect(kindsOf('{F It reads notice dates and there is no e-signature}')).toEqual([
      'feature: It reads notice dates',
      'limit: there is no e-signature',
    ])
    expect(kindsOf('{F Grandparents can log meals but cannot add a food}')).toHaveLength(1)
  })

  test('that refuse are limits, also where they were taken for something else', () => {
    expect(kindsOf('{F no chat}. {S We do not hold deposits}. {S Tenants do not pay on time}')).toEqual([
      'limit: no chat',
      'limit: We do not hold deposits',
      'situation: Tenants do not pay on time',
    ])
  })

  test('know their sentence and whether they lead it', () => {
    const { text, tagged } = marked('{F it prints}, {F it folds}. {F It sings}')
    expect(clausesOf('description', text, tagged).map(({ sentence, leads }) => [sentence, leads])).toEqual([
      [0, true],
      [0, false],
      [1, true],
    ])
  })
})

test('a condition belongs to what happens then, and a reason to what it is for', () => {
  expect(kindsOf('{S When a table is cancelled}, {F the waitlist is asked by text}.')).toEqual([
    'feature: When a table is cancelled, the waitlist is asked by text',
  ])
  expect(kindsOf('{F one calendar for both} {S so nobody books twice}')).toEqual([
    'feature: one calendar for both so nobody books twice',
  ])
})

test('a list of what it will not be is one limit, with its head', () => {
  expect(kindsOf('{O a close workspace}. Out of scope: {F payroll}, {F accounts payable}. {F It exports}')).toEqual([
    'offer: a close workspace',
    'limit: Out of scope: payroll, accounts payable',
    'feature: It exports',
  ])
  expect(kindsOf('{O a planner}. Not building:\n- {F a chat}\n- {F a shop}\n{F It exports}').at(-1)).toBe(
    'feature: It exports',
  )
})

test('what a sentence about today or about rivals goes on with is no feature', () => {
  expect(
    kindsOf('{S Today teams use a sheet}, {F chase people in chats}. {F Canny and Aha are the main rivals}').filter(
      (each) => !each.startsWith('joint'),
    ),
  ).toEqual([
    'situation: Today teams use a sheet',
    'situation: chase people in chats',
    'situation: Canny and Aha are the main rivals',
  ])
})

test('an offer begins where it says what it is', () => {
  expect(kindsOf("{O We're building a marketplace for produce}")).toEqual(['offer: a marketplace for produce'])
  expect(kindsOf('An app that {O lets nurses swap shifts}').at(-1)).toBe('offer: An app that lets nurses swap shifts')
})

test('what others do stands apart from what the product does', () => {
  expect(kindsOf('{F unlike Resy who do gift cards we keep it simple}. {X We wont do group classes}')).toEqual([
    'situation: unlike Resy who do gift cards',
    'feature: we keep it simple',
    'limit: We wont do group classes',
  ])
})

test('what was counted of others is one clause about how things are', () => {
  expect(
    kindsOf('{F Around 70% of} {F the groomers we interviewed} {F take bookings by text}. {F It fills the gaps}'),
  ).toEqual([
    'situation: Around 70% of the groomers we interviewed take bookings by text',
    'feature: It fills the gaps',
  ])
})
