import { type CallName, callNames, type Expression, type Operator } from './expression.ts'

export type ParsedFormula = { ok: true; expression: Expression } | { ok: false; problem: string }

/** Longest formula and deepest nesting that are read; a sheet's own need a tenth of it. */
const longest = 500
const deepest = 40

const token = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z][A-Za-z0-9_]*)|([-+*/(),]))/y

class FormulaError extends Error {}

/** Reads a formula. Never throws: what is wrong is said in words that a writer can act on. */
export function parseFormula(text: string): ParsedFormula {
  if (text.length > longest) return { ok: false, problem: `it is longer than ${longest} characters` }
  try {
    const tokens = tokensOf(text)
    const reader = { tokens, at: 0 }
    const expression = sum(reader, 0)
    const rest = tokens[reader.at]
    if (rest !== undefined) throw new FormulaError(`"${rest}" does not belong there`)
    return { ok: true, expression }
  } catch (error) {
    if (error instanceof FormulaError) return { ok: false, problem: error.message }
    throw error
  }
}

interface Reader {
  tokens: readonly string[]
  at: number
}

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  const trimmed = text.trimEnd()
  if (trimmed === '') throw new FormulaError('it is empty')
  token.lastIndex = 0
  while (token.lastIndex < trimmed.length) {
    const start = token.lastIndex
    const found = token.exec(trimmed)
    if (!found) throw new FormulaError(`"${trimmed.slice(start).trim().charAt(0)}" is no part of a formula`)
    tokens.push(found[1] ?? found[2] ?? found[3] ?? '')
  }
  return tokens
}

function sum(reader: Reader, depth: number): Expression {
  let left = product(reader, depth)
  for (;;) {
    const operator = reader.tokens[reader.at]
    if (operator !== '+' && operator !== '-') return left
    reader.at += 1
    left = operation(operator, left, product(reader, depth))
  }
}

function product(reader: Reader, depth: number): Expression {
  let left = unary(reader, depth)
  for (;;) {
    const operator = reader.tokens[reader.at]
    if (operator !== '*' && operator !== '/') return left
    reader.at += 1
    left = operation(operator, left, unary(reader, depth))
  }
}

const operation = (operator: Operator, left: Expression, right: Expression): Expression => ({
  kind: 'operation',
  operator,
  left,
  right,
})

function unary(reader: Reader, depth: number): Expression {
  if (depth > deepest) throw new FormulaError('it is nested too deep')
  if (reader.tokens[reader.at] !== '-') return atom(reader, depth)
  reader.at += 1
  return { kind: 'negative', of: unary(reader, depth + 1) }
}

function atom(reader: Reader, depth: number): Expression {
  const found = reader.tokens[reader.at]
  if (found === undefined) throw new FormulaError('it ends too early')
  reader.at += 1
  if (found === '(') {
    const inner = sum(reader, depth + 1)
    expect(reader, ')')
    return inner
  }
  if (/^\d/.test(found)) return { kind: 'number', value: Number(found) }
  if (!/^[A-Za-z]/.test(found)) throw new FormulaError(`"${found}" does not belong there`)
  if (reader.tokens[reader.at] !== '(') return { kind: 'row', id: found }
  const name = callNames.find((each) => each === found.toLowerCase())
  if (!name) throw new FormulaError(`there is no function "${found}"; only min and max`)
  return call(reader, name, depth)
}

function call(reader: Reader, name: CallName, depth: number): Expression {
  expect(reader, '(')
  const of = [sum(reader, depth + 1)]
  while (reader.tokens[reader.at] === ',') {
    reader.at += 1
    of.push(sum(reader, depth + 1))
  }
  expect(reader, ')')
  return { kind: 'call', name, of }
}

function expect(reader: Reader, wanted: string): void {
  if (reader.tokens[reader.at] !== wanted) throw new FormulaError(`"${wanted}" is missing`)
  reader.at += 1
}
