import { expect, test } from 'vitest'
import { figuresApart } from './cited-claim.ts'

test('the figures of a claim are found in its passage', () => {
  const pieces = figuresApart('Rover keeps 20% of each of 1,200 bookings.', 'It takes 20% of bookings.')
  expect(pieces.map(({ text }) => text).join('')).toBe('Rover keeps 20% of each of 1,200 bookings.')
  expect(pieces.filter(({ isFigure }) => isFigure)).toEqual([{ text: '20', isFigure: true, at: 12 }])
})
