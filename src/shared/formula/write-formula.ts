import type { Expression, Operator } from './expression.ts'

export interface FormulaStyle {
  /** How a row is named: a cell ("B4") or its label. */
  row: (id: string) => string
  /** How an operator is written; as it is by default. */
  operator?: (operator: Operator) => string
  /** How a function is written; in capitals by default, as spreadsheets do. */
  call?: (name: 'min' | 'max') => string
}

const strength: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2 }

/** Writes a formula with the fewest brackets that keep its meaning. With cells for rows it is a spreadsheet's. */
export function writeFormula(expression: Expression, style: FormulaStyle): string {
  const operator = style.operator ?? ((each: Operator) => each)
  const name = style.call ?? ((each: 'min' | 'max') => each.toUpperCase())
  const write = (part: Expression, outer: number, isRight: boolean): string => {
    switch (part.kind) {
      case 'number':
        return String(part.value)
      case 'row':
        return style.row(part.id)
      case 'negative': {
        const text = `-${write(part.of, 3, false)}`
        return outer > 0 ? `(${text})` : text
      }
      case 'call':
        return `${name(part.name)}(${part.of.map((each) => write(each, 0, false)).join(', ')})`
      case 'operation': {
        const own = strength[part.operator]
        const text = `${write(part.left, own, false)} ${operator(part.operator)} ${write(part.right, own, true)}`
        // a - (b + c), a / (b * c) and a * (b / c) keep their brackets; those of a + (b + c) may stay as well.
        return own < outer || (own === outer && isRight) ? `(${text})` : text
      }
    }
  }
  return write(expression, 0, false)
}
