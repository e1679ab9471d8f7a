import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface FoundPattern {
  /** File and line, such as "src/shared/pages.ts:12". */
  at: string
  source: string
  flags: string
}

/** Every regular expression that is written as a literal in a folder, tests and fixtures aside. */
export function patternsIn(folder: string): FoundPattern[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
    .sort()
  return files.flatMap((name) => patternsOf(join(folder, name)))
}

function patternsOf(path: string): FoundPattern[] {
  const text = readFileSync(path, 'utf8')
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const found: FoundPattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push({ at: `${path}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
