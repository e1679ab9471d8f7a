import { describe, expect, test } from 'vitest'
import { stepKindOf } from './step-kind-of.ts'

describe('the kind of a step', () => {
  test.each([
    ['know', 'bread', 'how much bread to bake tomorrow', 'forecast'],
    ['know', 'hour', 'how many hours they worked', 'calculate'],
    ['check', 'invoice', 'supplier invoices for duplicates and overcharges', 'compare'],
    ['see', 'invoice', 'open invoices', 'see'],
    ['send', 'invoice', 'an invoice', 'pay'],
    ['take', 'shift', 'a shift', 'claim'],
    ['take', 'pill', 'a pill', 'self'],
    ['request', 'date', 'a date', 'claim'],
    ['collect', 'term', 'terms', 'gather'],
    ['collect', 'parcel', 'a parcel', 'hand-over'],
    ['prepare', 'return', 'the quarterly return', 'report'],
    ['trace', 'prompt', 'prompts', 'trace'],
    ['evaluate', 'prompt', 'prompts', 'evaluate'],
    ['join', 'call', 'sales calls', 'any'],
    ['stop', 'texting', 'texting', 'self'],
    ['keep', 'logbook', 'the F-gas logbook', 'record'],
    ['collect', 'card', 'all your gift cards', 'any'],
    ['keep track of', 'stock', 'stock', 'see'],
    ['keep track of', 'medication', 'medication', 'self'],
    ['open', 'ticket', 'tickets', 'raise'],
    ['open', 'gate', 'the gate', 'control'],
    ['open', 'document', 'a document', 'any'],
    ['predict', 'day', 'the delivery day', 'forecast'],
  ])('%s %s (%s) is %s', (verb, head, object, kind) => {
    expect(stepKindOf(verb, head, object).id).toBe(kind)
  })
})
