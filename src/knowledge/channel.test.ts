import { expect, test } from 'vitest'
import { readChannels } from './layers.ts'

const channels = readChannels()

test('holds every channel that a form offers', () => {
  const ids = channels.map(({ id }) => id)
  for (const id of ['linkedin', 'instagram', 'twitter', 'facebook', 'tiktok', 'youtube', 'email', 'blog'])
    expect(ids).toContain(id)
})

test('an alias leads to one channel only, and the id is one of them', () => {
  const owners = channels.flatMap(({ id, aliases }) => aliases.map((alias) => ({ id, alias })))
  expect(new Set(owners.map(({ alias }) => alias)).size).toBe(owners.length)
})

test('what shows before the fold is not longer than the text, and placeholders are known', () => {
  for (const entry of channels) {
    expect(entry.target.low).toBeLessThan(entry.target.high)
    if (entry.limit.of === 'post') expect(entry.hookCharacters).toBeLessThanOrEqual(entry.limit.characters)
    const holders = JSON.stringify(entry).match(/\{[a-z]+\}/g) ?? []
    expect(holders.filter((holder) => !['{people}', '{thing}'].includes(holder))).toEqual([])
  }
})
