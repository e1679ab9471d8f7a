import { type Expression, rowsOf, withRows } from './expression.ts'
import { parseFormula } from './parse-formula.ts'

/** Formulas over rows, parsed once and calculated as often as a row changes. */
export interface CompiledSheet {
  /** What is wrong with a formula, each a sentence; a wrong one calculates to null and so does what needs it. */
  readonly problems: readonly string[]
  readonly expressions: ReadonlyMap<string, Expression>
  /** Every formula's value; null where it cannot be calculated: a missing row, a division by zero. */
  calculate(values: ReadonlyMap<string, number>): Map<string, number | null>
  /** A formula as the input rows alone say it; null when it is wrong. */
  expanded(id: string): Expression | null
}

export interface NamedFormula {
  id: string
  formula: string
}

/** `inputs` are the ids of the rows that hold a number. A formula may use inputs and other formulas, in any order. */
export function compileSheet(formulas: readonly NamedFormula[], inputs: readonly string[]): CompiledSheet {
  const problems: string[] = []
  const expressions = new Map<string, Expression>()
  const known = new Set(inputs)
  for (const { id, formula } of formulas) {
    const parsed = parseFormula(formula)
    if (known.has(id) || expressions.has(id)) problems.push(`The id "${id}" is given twice.`)
    else if (parsed.ok) expressions.set(id, parsed.expression)
    else problems.push(`The formula of "${id}" cannot be read: ${parsed.problem}.`)
  }
  for (const [id, expression] of expressions) {
    for (const row of rowsOf(expression)) {
      if (!known.has(row) && !expressions.has(row))
        problems.push(`The formula of "${id}" names "${row}", which is no row.`)
    }
  }
  const sound = acyclic(expressions, problems)
  const memo = new Map<string, Expression | null>()
  const expanded = (id: string): Expression | null => {
    const before = memo.get(id)
    if (before !== undefined) return before
    const expression = expressions.get(id)
    let whole = expression !== undefined && sound.has(id)
    const result =
      whole && expression
        ? withRows(expression, (row) => {
            if (known.has(row)) return { kind: 'row', id: row }
            const inner = expanded(row)
            if (!inner) whole = false
            return inner ?? { kind: 'row', id: row }
          })
        : null
    memo.set(id, whole ? result : null)
    return whole ? result : null
  }
  return {
    problems,
    expressions,
    expanded,
    calculate(values) {
      const results = new Map<string, number | null>()
      const rowValue = (id: string): number | null => {
        const given = values.get(id)
        if (given !== undefined) return Number.isFinite(given) ? given : null
        const before = results.get(id)
        if (before !== undefined) return before
        const expression = expressions.get(id)
        const value = expression && sound.has(id) ? evaluate(expression, rowValue) : null
        results.set(id, value)
        return value
      }
      return new Map(formulas.map(({ id }) => [id, rowValue(id)]))
    },
  }
}

/** The formulas that do not lead back to themselves. */
function acyclic(expressions: ReadonlyMap<string, Expression>, problems: string[]): Set<string> {
  const state = new Map<string, 'open' | 'sound' | 'circular'>()
  const visit = (id: string): boolean => {
    const before = state.get(id)
    if (before !== undefined) return before === 'sound'
    const expression = expressions.get(id)
    if (!expression) return true
    state.set(id, 'open')
    const isSound = rowsOf(expression).map(visit).every(Boolean)
    state.set(id, isSound ? 'sound' : 'circular')
    return isSound
  }
  for (const id of expressions.keys()) {
    if (!visit(id)) problems.push(`The formula of "${id}" leads back to itself.`)
  }
  return new Set([...state].filter(([, each]) => each === 'sound').map(([id]) => id))
}

/** null as soon as a part is null or the result is not a finite number. */
export function evaluate(expression: Expression, rowValue: (id: string) => number | null): number | null {
  const result = calculated(expression, rowValue)
  return result !== null && Number.isFinite(result) ? result : null
}

function calculated(expression: Expression, rowValue: (id: string) => number | null): number | null {
  switch (expression.kind) {
    case 'number':
      return expression.value
    case 'row':
      return rowValue(expression.id)
    case 'negative': {
      const value = calculated(expression.of, rowValue)
      return value === null ? null : -value
    }
    case 'call': {
      const values: number[] = []
      for (const part of expression.of) {
        const value = calculated(part, rowValue)
        if (value === null) return null
        values.push(value)
      }
      return expression.name === 'min' ? Math.min(...values) : Math.max(...values)
    }
    case 'operation': {
      const left = calculated(expression.left, rowValue)
      const right = calculated(expression.right, rowValue)
      if (left === null || right === null) return null
      if (expression.operator === '+') return left + right
      if (expression.operator === '-') return left - right
      if (expression.operator === '*') return left * right
      return right === 0 ? null : left / right
    }
  }
}
