import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileSheet, evaluate } from './compile-sheet.ts'
import type { Expression } from './expression.ts'
import { parseFormula } from './parse-formula.ts'
import { writeFormula } from './write-formula.ts'

const values = new Map([
  ['a', 8],
  ['b', 2],
  ['c', 5],
])

function calculated(formula: string): number | null {
  return (
    compileSheet([{ id: 'it', formula }], [...values.keys()])
      .calculate(values)
      .get('it') ?? null
  )
}

describe('a formula', () => {
  test.each([
    ['a + b * c', 18],
    ['(a + b) * c', 50],
    ['a - b - c', 1],
    ['a / b / 2', 2],
    ['a / (b * 2)', 2],
    ['-a + b', -6],
    ['2 * -b', -4],
    ['min(a, b * c, 9)', 8],
    ['MAX(a, b) - min(a)', 0],
    ['0.5*a', 4],
  ])('%s is %d', (formula, value) => {
    expect(calculated(formula)).toBe(value)
  })

  test.each([
    ['', 'empty'],
    ['a +', 'ends too early'],
    ['a b', 'does not belong'],
    ['(a', 'missing'],
    ['sum(a)', 'no function'],
    ['a ^ 2', 'no part'],
    ['constructor.constructor("x")()', 'no part'],
    ['a * ) b', 'does not belong'],
    [`${'('.repeat(60)}a${')'.repeat(60)}`, 'too deep'],
  ])('%s is refused in words', (formula, problem) => {
    const parsed = parseFormula(formula)
    expect(parsed.ok).toBe(false)
    if (!parsed.ok) expect(parsed.problem).toContain(problem)
  })

  test('a division by zero, a missing row and a circle are null, and do not stop the rest', () => {
    const sheet = compileSheet(
      [
        { id: 'zero', formula: 'a / (b - 2)' },
        { id: 'lost', formula: 'a * nowhere' },
        { id: 'egg', formula: 'hen + 1' },
        { id: 'hen', formula: 'egg + 1' },
        { id: 'fine', formula: 'a + later' },
        { id: 'later', formula: 'b' },
      ],
      [...values.keys()],
    )
    const results = sheet.calculate(values)
    expect(Object.fromEntries(results)).toEqual({ zero: null, lost: null, egg: null, hen: null, fine: 10, later: 2 })
    expect(sheet.problems.join(' ')).toMatch(/nowhere.*no row.*leads back to itself/)
  })

  test('expands to inputs alone', () => {
    const sheet = compileSheet(
      [
        { id: 'x', formula: 'a + b' },
        { id: 'y', formula: 'x * c' },
      ],
      [...values.keys()],
    )
    const whole = sheet.expanded('y')
    expect(whole && writeFormula(whole, { row: (id) => id })).toBe('(a + b) * c')
  })

  test('what is written is read as the same value, whatever the tree', () => {
    const tree = fc.letrec<{ tree: Expression }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small', maxDepth: 6 },
        fc.record({ kind: fc.constant('number' as const), value: fc.integer({ min: 0, max: 99 }) }),
        fc.record({ kind: fc.constant('row' as const), id: fc.constantFrom('a', 'b', 'c') }),
        fc.record({ kind: fc.constant('negative' as const), of: tie('tree') }),
        fc.record({
          kind: fc.constant('operation' as const),
          operator: fc.constantFrom('+' as const, '-' as const, '*' as const, '/' as const),
          left: tie('tree'),
          right: tie('tree'),
        }),
        fc.record({
          kind: fc.constant('call' as const),
          name: fc.constantFrom('min' as const, 'max' as const),
          of: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
        }),
      ),
    })).tree
    const rowValue = (id: string) => values.get(id) ?? null
    fc.assert(
      fc.property(tree, (expression) => {
        const text = writeFormula(expression, { row: (id) => id })
        fc.pre(text.length < 500)
        const parsed = parseFormula(text)
        expect(parsed.ok).toBe(true)
        if (!parsed.ok) return
        const [before, after] = [evaluate(expression, rowValue), evaluate(parsed.expression, rowValue)]
        if (before === null || after === null) expect(after).toBe(before)
        else expect(after).toBeCloseTo(before, 6)
      }),
    )
  })
})

test('any text is a formula or refused, in the time that its length takes', () => {
  const pieces = fc.constantFrom(
    '(',
    ')',
    '-',
    '+',
    '*',
    '/',
    ',',
    ' ',
    'a',
    'min(',
    'max(',
    '1',
    '1.5',
    '.',
    '=',
    '\u0000',
    'é',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const text = parts.join('')
      try {
        parseFormula(text)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
        expect(error).not.toBeInstanceOf(TypeError)
        expect(error).not.toBeInstanceOf(RangeError)
      }
    }),
    { seed: 29, numRuns: 400 },
  )
})

test.each(['(', '-', 'min(', ' ', 'a+', '1'])('a hundred thousand of %j end in words, not in a full stack', (piece) => {
  try {
    parseFormula(piece.repeat(100_000))
  } catch (error) {
    expect(error).not.toBeInstanceOf(RangeError)
  }
})
