import { describe, expect, test } from 'vitest'
import type { Quote } from '#shared/reading.ts'
import { partsOf } from './clause-parts.ts'
import { isRefusal } from './is-refusal.ts'
import { linesOfClause } from './lines-of-clause.ts'

const clause = (text: string): Quote => ({ text, field: 'description', start: 0, end: text.length })
const forms = (text: string) => linesOfClause(clause(text), null).forms

describe('linesOfClause', () => {
  test.each([
    ['guests get the address only 24 hours before', 'timed-release'],
    ['money is released when the buyer has turned every wheel', 'gate'],
    ['if the photo is missing by 15:30 i get a call', 'clock-time'],
    ['the nearest mechanic must be alerted within 60 seconds', 'deadline'],
    ['Hosts make a page in five minutes', 'ease'],
    ["if he doesn't confirm the next one is called", 'next-in-line'],
    ['Parents can see the list but not the recording', 'visibility'],
    ['No accounts for guests', 'no-account'],
    ['We never hold the money', 'no-money-held'],
    ['Servers in Germany', 'place-of-data'],
    ['Works in lift shafts without reception', 'offline'],
    ['We will never let anybody edit an entry after midnight of that day', 'closed-after'],
    ['We must never give the door code to a cleaner before 9 am', 'closed-before'],
    ["if they don't object in 48 hours it is marked as unanswered", 'timeout'],
    ['i dont want it to show the price if it has more than 2 floors', 'kept-back-when'],
    ['the tenant sees the same ledger as the landlord', 'same-view'],
    ['Volunteers can draft but only staff can publish', 'only-role'],
    ['Alt text is required', 'required'],
    ['Session notes stay on the therapist’s own computer', 'kept-local'],
    ['apply by phone in 2 min', 'ease'],
  ])('%s', (text, form) => expect(forms(text)[0]).toBe(form))

  test.each([
    'donors and volunteers in one file per person, because most are both',
    'at day 3, 30 and 90',
    'the catalogue text',
    'stops dead if it feels a rope, a seal or a hand',
    'the wind limit is 18 knots',
    'it keeps a 5% slice of the rows',
  ])('knows no form of %j', (text) => expect(forms(text)).toEqual([]))

  test.each(['Items go round', 'Handover at partner pharmacies', '', 'constructor', '👨‍👩‍👧'])(
    'knows no form of %j',
    (text) =>
      expect(linesOfClause(clause(text), null)).toEqual({
        forms: [],
        fails: [],
        tests: [],
        questions: [],
        effort: null,
      }),
  )

  test('sets the values just short of a stated bound and just over it beside it', () => {
    expect(linesOfClause(clause('if the photo is missing by 15:30 i get a call'), null).fails[0]).toMatch(
      /15:29.*15:31/,
    )
    // What is forbidden after an hour is tested the other way round than what is forbidden before it.
    expect(linesOfClause(clause('nobody can edit it after midnight'), null).fails[0]).toMatch(
      /23:59 it still goes through; at 00:01 it is rejected/,
    )
    expect(linesOfClause(clause('never give the code before 9 am'), null).fails[0]).toMatch(
      /08:59 it is not available anywhere.*09:01/,
    )
    expect(linesOfClause(clause('answered within 4 hours'), null).tests[0]?.when).toContain('4 h 1 min')
    expect(linesOfClause(clause('a card is never charged twice'), null).fails[0]).toMatch(
      /^With two requests in the same second/,
    )
  })

  test('quotes condition and effect where the clause says where one ends', () => {
    expect(linesOfClause(clause('money is released when the buyer has turned every wheel'), null).fails[0]).toBe(
      'Tested with “the buyer has turned every wheel” missing, half done and done: “money is released” happens only in the third case.',
    )
    expect(partsOf('it goes on a list and only comes off when the kid explains it back')).toEqual({
      condition: 'the kid explains it back',
      effect: 'comes off',
    })
    expect(partsOf("if he doesn't confirm in time the next one is called")).toBeNull()
  })

  test('leaves no slot empty, and says of a feature that the market knows only what the clause adds', () => {
    expect(JSON.stringify(linesOfClause(clause('only when it rains'), null))).not.toMatch(/[{}]\w+[{}]|undefined/)
    expect(linesOfClause(clause('scans the code'), null, true).forms).toEqual([])
    expect(linesOfClause(clause('scans the code only when the guest asks'), null, true).forms).toEqual(['gate'])
  })
})

test.each([
  ['No accounts for guests', true],
  ["We don't do group lessons", true],
  ['We are not a task manager', true],
  ["it isn't a structural survey", true],
  ['not only for teams', false],
  ['Photos never land in the camera roll', true],
  ["if he doesn't confirm the next one is called", false],
  ['Parents book a slot', false],
  ['we have no cameras in the lockers', true],
  ['it keeps no recordings', true],
])('isRefusal of %j', (text, refuses) => expect(isRefusal({ text })).toBe(refuses))
