import { describe, expect, test } from 'vitest'
import { agesSaid, areGrown } from './ages-said.ts'

describe('agesSaid', () => {
  test.each([
    ['person in their twenties', 20],
    ['elderly person', 72],
    ['young professional', 21],
  ])('%s', (title, from) => expect(agesSaid(title)?.[0]).toBe(from))

  test('a title without an age', () => expect(agesSaid('knitter')).toBeNull())
})

describe('areGrown', () => {
  const of = (description: string) => areGrown({ source: { description }, actors: [] })
  test('the children of old people', () => expect(of('reminds elderly people and alerts their children')).toBe(true))
  test('the children of others', () => expect(of('parents and their children bake together')).toBe(false))
})
