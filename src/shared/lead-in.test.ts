import { expect, test } from 'vitest'
import { withoutLeadIn } from './lead-in.ts'

test.each([
  ['helps choirs find singers', 'Helps choirs find singers'],
  ['So basically a diary for cats', 'A diary for cats'],
  ['We are building a tool for gardeners', 'A tool for gardeners'],
  ['I want to build an app that helps fathers', 'An app that helps fathers'],
  ['Create a platform that enables expats', 'A platform that enables expats'],
  ["There's no good way for coeliacs to know", 'A way for coeliacs to know'],
  ['It is a mobile application', 'A mobile application'],
  ['Kindly suggest: platform for teachers', 'Platform for teachers'],
  ['iPhone repairs at home', 'iPhone repairs at home'],
  ['ShiftSwap lets nurses swap shifts', 'ShiftSwap lets nurses swap shifts'],
])('%s', (text, title) => expect(withoutLeadIn(text)).toBe(title))
