import { describe, expect, it } from 'vitest'
import { advise, signalsIn } from './advise.ts'

/** The words are what the product is, unless others are given. */
const found = (text: string, about = text) => signalsIn(text, { about, price: '' })
const ids = (text: string) => advise(found(text)).map(({ id }) => id)

describe('advise', () => {
  it.each([
    ['People reserve 15 minutes of a shadow on the pavement', 'no-right-to-public-ground'],
    ['The company pays, retirees choose which machine by vote', 'payer-has-another-budget'],
    ['Neighbours owe each other a cake: say thanks to who carries your bags in your street', 'thanks-become-debt'],
    ['it calls my aunt when nobody answers', 'alarm-has-three-ends'],
  ])('%s', (text, id) => expect(ids(text)).toContain(id))

  it.each([
    ['Skaters on natural ice wear a clip that vibrates by thickness', 'silence-read-as-safe'],
    ['it reminds him of his insulin dose', 'number-about-a-body'],
    ['children write to strangers who answer', 'children-meet'],
    ['point the phone at mushrooms you forage', 'eaten-by-mistake'],
  ])('stops first: %s', (text, id) => {
    const [first] = advise(found(text))
    expect(first).toMatchObject({ id, stops: true })
  })

  it.each(['no leaderboard for children', 'weekly podcast notes', 'an ice cream van app', ''])(
    'does not stop at %j',
    (text) => expect(advise(found(text)).filter(({ stops }) => stops)).toEqual([]),
  )

  it.each([
    [
      'Payroll for cafés. Splits tips among staff; the strike list is hidden, a letter goes to the office.',
      'Payroll for cafés',
    ],
    ['Booking for restaurants. We never give the table away.', 'Booking for restaurants'],
    ['Rent ledger for landlords. Our first version lost somebody’s photos last year.', 'Rent ledger for landlords'],
  ])('says nothing on a word beside the product: %s', (text, about) => expect(advise(found(text, about))).toEqual([]))

  it('leans on one signal twice at most', () => {
    const used = new Map<string, number>()
    for (const { all, stops } of advise(found('neighbours lend tools, volunteers help neighbours, a cake as thanks')))
      if (!stops) for (const id of all) used.set(id, (used.get(id) ?? 0) + 1)
    expect(Math.max(...used.values())).toBeLessThanOrEqual(2)
  })
})
