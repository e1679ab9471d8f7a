import { describe, expect, test } from 'vitest'
import { caseOf, pathOf, scenariosOf, stepCases } from './step-cases.ts'
import { anyStep, stepKinds } from './step-kinds.ts'
import type { Step } from './steps-of-job.ts'

const stepOf = (id: string): Step => ({
  verb: 'accept',
  object: 'a shift',
  phrase: 'accept a shift',
  short: 'accept a shift',
  third: 'accepts a shift',
  gerund: 'accepting a shift',
  thing: 'shift',
  things: 'shifts',
  who: { singular: 'nurse', plural: 'nurses', setting: null },
  kind: stepKinds.find((kind) => kind.id === id) ?? anyStep,
})

describe('the cases of steps', () => {
  test('each kind of step has its own', () => {
    expect(stepCases.map(({ id }) => id).toSorted()).toEqual([...stepKinds.map(({ id }) => id), 'any'].toSorted())
    for (const { id } of stepKinds) expect(caseOf(stepOf(id)).id).toBe(id)
  })

  test.each(stepCases.map(({ id }) => id))('%s leaves no placeholder and no doubled word', (id) => {
    const text = JSON.stringify([scenariosOf(stepOf(id)), pathOf(stepOf(id))])
    expect(text).not.toMatch(/[{}]\w*[}]\w|\{(?:who|thing|step|does|other)/)
    expect(text).not.toMatch(/\b(\w+) \1\b/)
    expect(new Set(scenariosOf(stepOf(id)).map(({ outcome }) => outcome)).size).toBe(3)
  })

  test('speaks of the step in the right form', () => {
    expect(scenariosOf(stepOf('claim'))[0]).toMatchObject({ when: 'a nurse accepts a shift' })
    expect(pathOf(stepOf('claim'))).toBe('/shifts/:id/claims')
  })

  test('a path holds no sign that an address cannot', () => {
    expect(pathOf({ ...stepOf('offer'), things: 'Rück-gaben & Pfand' })).toMatch(/^\/[\p{L}\p{N}-]+$/u)
  })
})
