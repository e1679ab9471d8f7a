import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { placeNames } from './place-names.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)
const description = 'An app that lets neighbours borrow power tools from each other.'

test.each([
  ['Home owners in Dutch towns', ['the Netherlands']],
  ['French home owners', ['France']],
  ['Home owners in Munich', ['Munich']],
  ['European home owners', ['Europe']],
])('where: %s', (audience, places) => {
  const { brief } = reader.read({ description, audience })
  expect(placeNames({ brief, knowledge })).toEqual(places)
})
