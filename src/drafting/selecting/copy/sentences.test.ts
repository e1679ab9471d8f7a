import { expect, test } from 'vitest'
import { cutAtJoint, isCutOff } from './sentences.ts'

test.each([
  ['An expense tool for companies whose people are mostly on the road', 60, null],
  ['A app for parents at the same school to share the drop off and pick up', 60, null],
  ['Rota software for food banks and community kitchens', 60, 'Rota software for food banks and community kitchens'],
  [
    'Field service software for lift firms with two to nine engineers on call',
    50,
    'Field service software for lift firms',
  ],
] as const)('%s in %i characters', (text, most, cut) => expect(cutAtJoint(text, most)).toBe(cut))

test.each([
  ['Whisker & Key sends a vetted', true],
  ['routes a reminder to the accountable owner 90', true],
  ['companies whose people are mostly', true],
  ['coordinator sees gaps for the', true],
  ['free under 30', false],
  ['for parents of year 10', false],
  ['one latch a child can open', false],
  ['Fits a standard school bag', false],
])('%s is cut off: %s', (text, expected) => expect(isCutOff(text)).toBe(expected))
