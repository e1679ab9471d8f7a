import { describe, expect, test } from 'vitest'
import { clock, demoMs, demoScenes, sceneAt, startOf } from './demo-scenes.ts'

describe('the walk-through', () => {
  test('lasts two minutes', () => {
    expect(demoMs).toBe(120_000)
    expect(clock(demoMs)).toBe('2:00')
  })

  test('every scene begins where the one before it ends', () => {
    for (const [index, { seconds }] of demoScenes.entries()) {
      expect(sceneAt(startOf(index))).toEqual({ index, share: 0 })
      expect(sceneAt(startOf(index) + seconds * 500)).toEqual({ index, share: 0.5 })
    }
  })

  test('stays on the last scene after the end, and on the first before the beginning', () => {
    expect(sceneAt(demoMs + 5000)).toEqual({ index: demoScenes.length - 1, share: 1 })
    expect(sceneAt(-1)).toEqual({ index: 0, share: 0 })
  })

  test('a caption can be read in the time of its scene', () => {
    for (const { caption, seconds } of demoScenes) {
      expect(caption.split(' ').length / seconds, caption).toBeLessThan(3)
    }
  })
})
