const most = 8

/** Whole questions that complete the last words of a typed one with a name of the file. */
export function completions(typed: string, names: readonly string[]): string[] {
  const text = typed.trimStart().toLowerCase()
  if (text === '') return []
  const starts = [...text.matchAll(/(?:^|\s)(?=\S)/g)].map(({ index, 0: { length } }) => index + length)
  // The longest run of words at the end that begins a name.
  for (const start of starts) {
    const tail = text.slice(start)
    const found = names.filter((name) => name.toLowerCase().startsWith(tail) && name.toLowerCase() !== tail)
    if (tail.length > 1 && found.length > 0)
      return found.slice(0, most).map((name) => typed.trimStart().slice(0, start) + name)
  }
  return []
}
