/** The rows of a Markdown table by the names of its columns; null for a text that is none. */
export function rowsOfTable(text: string): Record<string, unknown>[] | null {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line.startsWith('|'))
  const [head, rule, ...body] = lines.map(cellsOf)
  if (!head || !rule?.every((cell) => /^:?-+:?$/.test(cell))) return null
  return body.map((cells) => Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ''])))
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) =>
      cell
        .replaceAll('\\|', '|')
        .replace(/<br\s*\/?>/gi, '\n')
        .trim(),
    )
