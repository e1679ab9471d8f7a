/**
 * The little language of a sheet that calculates: numbers, names of rows, `+ - * /`, brackets, `min(...)` and `max(...)`.
 * A formula is parsed once; page, server and spreadsheet all work from the tree.
 */
export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'row'; id: string }
  | { kind: 'negative'; of: Expression }
  | { kind: 'operation'; operator: Operator; left: Expression; right: Expression }
  | { kind: 'call'; name: CallName; of: readonly Expression[] }

export type Operator = '+' | '-' | '*' | '/'
export const callNames = ['min', 'max'] as const
export type CallName = (typeof callNames)[number]

/** The rows that a formula names, each once, in order of appearance. */
export function rowsOf(expression: Expression): string[] {
  const found = new Set<string>()
  const walk = (part: Expression) => {
    if (part.kind === 'row') found.add(part.id)
    else if (part.kind === 'negative') walk(part.of)
    else if (part.kind === 'call') part.of.forEach(walk)
    else if (part.kind === 'operation') {
      walk(part.left)
      walk(part.right)
    }
  }
  walk(expression)
  return [...found]
}

/** The same formula with each row replaced. */
export function withRows(expression: Expression, replace: (id: string) => Expression): Expression {
  switch (expression.kind) {
    case 'number':
      return expression
    case 'row':
      return replace(expression.id)
    case 'negative':
      return { kind: 'negative', of: withRows(expression.of, replace) }
    case 'operation':
      return {
        ...expression,
        left: withRows(expression.left, replace),
        right: withRows(expression.right, replace),
      }
    case 'call':
      return { ...expression, of: expression.of.map((part) => withRows(part, replace)) }
  }
}
