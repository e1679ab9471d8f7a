import { describe, expect, it } from 'vitest'
import { problemsOfOutside } from '#knowledge/outside/read-outside.ts'
import { capabilityOf, limitsOf } from './clause-knowledge.ts'

const named = (clause: string) => capabilityOf(clause)?.capability.id
const limits = (clause: string) => limitsOf(clause).map(({ kind }) => kind.id)

it('has sound knowledge', () => expect(problemsOfOutside()).toEqual([]))

describe('capabilityOf', () => {
  it.each([
    ['building owners earn credits for planting', 'credits-points'],
    ['We compute shadows hour by hour', 'weather-data'],
    ['if its over 250 it calls my aunt', 'escalation'],
    ['call him on the normal phone at eight in the morning', 'automated-call'],
    ['the phone pins the spot', 'map-of-places'],
  ])('%s', (clause, id) => expect(named(clause)).toBe(id))

  it.each([
    'We sell no tickets',
    'Ice sings before it breaks',
    'no leaderboards',
    'a bank deposit grows',
    'constructor',
    '',
    '👨‍👩‍👧',
  ])('knows nothing of %j', (clause) => expect(capabilityOf(clause)).toBeNull())

  it.each([
    ['every babysitter uploads her passport and a selfie before the first booking', 'identity-check'],
    ['farm hands show their tractor licence once, every farm after that sees it', 'identity-check'],
    ['Messages go out in Polish or Romanian, by the choice of the worker', 'translation'],
  ])('knows %j by what was learned, without a phrase', (clause, id) =>
    expect(capabilityOf(clause)?.capability.id).toBe(id),
  )

  it.each([
    ['the clerk must see who is coming', 'a hall calendar. the clerk must see who is coming'],
    ['the host doesn’t give the table away', 'booking for restaurants, the host doesn’t give the table away'],
    [
      'if nobody answers twice a volunteer gets a task',
      'files for shelters. if nobody answers twice a volunteer gets a task',
    ],
  ])('takes one phrase of another trade for nothing: %s', (clause, brief) =>
    expect(capabilityOf(clause, brief)).toBeNull(),
  )

  it('takes two of them for what they say', () =>
    expect(
      capabilityOf('it goes in a chart for the nurse', 'it goes in a chart for the nurse. the doctor sees the values')
        ?.capability.id,
    ).toBe('share-with-clinician'))

  it('prefers the phrase that says more', () =>
    expect(capabilityOf('a dashboard for the treasurer, and direct debit for dues')?.phrase).toBe('direct debit'))
})

describe('limitsOf', () => {
  it.each([
    ['must be quiet at night', 'noise'],
    ['-25 °C battery', 'temperature'],
    ['KYC in under 6 minutes', 'time-at-most'],
    ['Max 6 towers', 'count-at-most'],
    ['Please no leaderboards', 'refusal'],
    ["We can't promise safety and have to say so on every screen", 'said-on-screen'],
  ])('%s', (clause, id) => expect(limits(clause)).toContain(id))

  it("keeps the user's own number", () => {
    expect(limitsOf('A bench costs about 6,000 euro')[0]?.line).toContain('6,000 euro')
    expect(limitsOf('-25 °C battery')[0]?.line).toContain('-25 °C')
  })

  it('leaves a blank where no number was stated', () =>
    expect(limitsOf('must be quiet at night')[0]?.line).toContain('___'))

  it('reads no bound out of a condition or a denial', () =>
    expect(limits('i dont want it to show the price if its more than 2 floors')).toEqual([]))

  it.each([
    'VAT in 27 EU countries',
    'Facility from £25k to £2m',
    'search 20M profiles',
    'insurance claims',
    'no name yet',
  ])('finds none in %j', (clause) => expect(limits(clause)).toEqual([]))

  it('takes a length for no number of people', () => expect(limits('Boot height up to 22 cm')).toEqual(['size-weight']))
})
