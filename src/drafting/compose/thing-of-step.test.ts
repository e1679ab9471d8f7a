import { expect, test } from 'vitest'
import type { BriefJob } from '#shared/brief.ts'
import { stepKindOf } from './step-kind-of.ts'
import { thingOfStep } from './thing-of-step.ts'

const thing = (verb: string, object: string, head: string, borrowed?: string) => {
  const job: BriefJob = {
    verb,
    object,
    head,
    text: `${verb} ${object}`,
    confidence: 1,
    span: { field: 'description', start: 0, end: 0 },
  }
  return thingOfStep(job, stepKindOf(verb, head, object), borrowed)
}

test('what is filled in is an entry of the system, written as it was', () => {
  expect(thing('fill in', 'the CRM', 'crm')).toBe('CRM entry')
  expect(thing('update', 'the calendar', 'calendar')).toBe('calendar entry')
})

test('a verb at the end of a clause is no thing', () => {
  expect(thing('see', 'who retires next year', 'retire')).toBe('case')
})

test('of a state entries are counted, and of a record too', () => {
  expect(thing('document', 'the condition of the boat', 'condition')).toBe('entry')
  expect(thing('keep', 'a record of who rowed when', 'record')).toBe('entry')
})

test('what only one person feels is rated and not calculated', () => {
  expect(thing('rate', 'their mood', 'mood')).toBe('rating')
})

test('of what is filmed the pictures are counted', () => {
  expect(thing('film', 'the broken lock', 'lock')).toBe('video')
})

test('a forecast is counted, not what it is about', () => {
  expect(thing('predict', 'when the stock runs out', 'stock')).toBe('forecast')
})
