import { expect, test } from 'vitest'
import { readSentences } from './tokens.ts'
import { readVerbChain } from './verb-chain.ts'

const chain = (text: string, form: 'base' | 'third' | 'gerund' = 'base') => {
  const [tokens = []] = readSentences(text)
  return readVerbChain(tokens, 0, form, text).map((job) => [job.verb, job.object, job.head].join(' / '))
}

test('things of one verb are no verbs', () => {
  expect(chain('log meals, naps and nappies on a tablet')).toEqual(['log / meals, naps and nappies / meal'])
})
test('a new subject ends the list', () => {
  expect(chain('list their pieces, buyers order and pay online')).toEqual(['list / pieces / piece'])
  expect(chain('scan items with a glove and the system updates stock')).toEqual(['scan / items with a glove / item'])
})
test('adverbials lie between the verbs', () => {
  expect(chain('order the missing groceries in one tap and pay online')).toEqual([
    'order / missing groceries / grocery',
    'pay /  / ',
  ])
})
test('the third person goes on behind a clause of time', () => {
  expect(chain('takes a deposit when guests reserve a table, reminds them by text', 'third')[1]).toMatch(/^remind/)
})
test('particles and idioms belong to the verb', () => {
  expect(chain('keep track of medication')).toEqual(['keep track of / medication / medication'])
  expect(chain('write the decisions down and fill the form in')).toEqual([
    'write down / decisions / decision',
    'fill in / the form / form',
  ])
  expect(chain('let guests in')).toEqual(['let / guests in / guest'])
  expect(chain('agree on one action')).toEqual(['agree on / one action / action'])
})
test('an article stays where grammar needs it', () => {
  expect(chain('book a charger and close the report')).toEqual([
    'book / a charger / charger',
    'close / the report / report',
  ])
})
test('the reader of a pitch becomes a third person', () => {
  expect(chain('sell your bike')).toEqual(['sell / their bike / bike'])
})
