import { expect, test } from 'vitest'
import { readWordVectors } from '#knowledge/word-vectors.ts'
import { finiteVerbsOf } from './finite-verbs.ts'
import { piecesOf } from './pieces.ts'

const { classOf } = readWordVectors()

test.each([
  ['It reads the orders and drafts a reply', ['reads', 'drafts']],
  ['Two drafts of the orders by email', []],
  ['We text the patients who want a slot', ['want']],
  ['Alerts in Slack, reports for the owner', []],
  ['The estimator flies a drone and the homeowner signs the quote', ['flies', 'signs']],
  ['Works in 14 languages', ['Works']],
])('%s', (text, verbs) => {
  const pieces = piecesOf(text)
  const found = finiteVerbsOf(pieces, classOf)
  expect(pieces.filter((_, index) => found[index] === 1).map((piece) => piece.text)).toEqual(verbs)
})
