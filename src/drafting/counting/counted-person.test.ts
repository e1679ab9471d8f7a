import { describe, expect, test } from 'vitest'
import type { FoundPerson } from '#shared/reading.ts'
import { countedPerson, personOf } from './counted-person.ts'

const person = (text: string, field: FoundPerson['field']): FoundPerson => ({
  text,
  field,
  start: 0,
  end: text.length,
  role: null,
})

describe('one of those who are named', () => {
  test.each([
    ['night-shift nurses in care homes', 'nurse', 'night-shift nurse in care home'],
    ['Owners of small bakeries', 'owner', 'owner of small bakery'],
    ['the families', 'family', 'family'],
    ['Parents of children with food allergies', 'parent', 'parent of child with food allergy'],
    ['staff', 'staff', 'staff'],
  ])('%s', (text, head, singular) => expect(personOf(text)).toEqual({ head, singular, plural: text }))

  test('words that name nobody', () => expect(personOf('  .')).toBeNull())
})

describe('who is counted', () => {
  test('the audience before the description', () => {
    const people = [person('tenants', 'description'), person('letting agents', 'audience')]
    expect(countedPerson(people, '')?.head).toBe('agent')
  })

  test('the people of a place on the place', () => {
    const people = [person('farmers', 'description'), person('small farms', 'audience')]
    expect(countedPerson(people, '')?.singular).toBe('farmer on small farm')
    const others = [person('nurses', 'description'), person('hospitals', 'audience')]
    expect(countedPerson(others, '')?.singular).toBe('hospital')
  })

  test('the words behind "for" where nobody else is known', () => {
    expect(countedPerson([], 'Online intake forms for physios')?.singular).toBe('physio')
    expect(countedPerson([], 'A calendar')).toBeNull()
  })
})
