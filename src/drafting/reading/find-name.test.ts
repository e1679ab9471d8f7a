import { expect, test } from 'vitest'
import { briefReader } from '#tests/support/market-reader.ts'

const nameIn = (description: string, context = '') => briefReader({ description, context }).reading.name?.text ?? null

test.each([
  ['Lockbox lets hosts hand over keys without meeting anybody.', 'Lockbox'],
  [
    'Amateur theatre groups own much and find little.\n\nProp Warden lets volunteers photograph each piece on a hanger.',
    'Prop Warden',
  ],
  [
    'Every spring the hives are trucked west. HiveBroker is where a beekeeper and a grower write the contract.',
    'HiveBroker',
  ],
])('a name that stands as the subject of what it does: %s', (description, name) => {
  expect(nameIn(description)).toBe(name)
})

test.each([
  'Groups find their costumes by labels on bin bags and the memory of one lady called Jean. We let them photograph each piece.',
  'Our members are served by a system from 2009. The incumbent is called iMIS and nobody likes it. We replace the renewals.',
  'Booking for tattoo studios. Aftercare and the consent form go out on their own when the deposit is paid.',
  'Lifts. A lift door fails every few weeks, and the technician gets the fault code on the phone before he drives.',
])('a person, the incumbent, a word that begins a sentence or the topic is no name: %s', (description) => {
  expect(nameIn(description)).toBeNull()
})

test('what buyers speak of in the notes is a rival', () => {
  const { reading } = briefReader({
    description: 'Prepaid cards for building firms. The office sets a limit per card.',
    context: 'Weel is the name we hear most in calls.',
  })
  expect(reading.name).toBeNull()
  expect(reading.rivals.map(({ text }) => text)).toEqual(['Weel'])
})
