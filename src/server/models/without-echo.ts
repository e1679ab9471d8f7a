/** Characters in a row that are no chance. Short enough for a sentence in a script that writes without blanks. */
const run = 14

/**
 * A vendor's words without what they repeat of a prompt: people's ideas do not belong into a log. Each repeated part is
 * "[prompt]"; case and the kind of white space do not matter.
 */
export function withoutEcho(text: string, prompt: string): string {
  const said = comparable(text)
  const asked = comparable(prompt)
  const runs = new Set<string>()
  for (let at = 0; at + run <= asked.length; at += 1) runs.add(asked.slice(at, at + run))
  let clean = ''
  let end = 0
  for (let at = 0; at < text.length; at += 1) {
    if (at + run <= said.length && runs.has(said.slice(at, at + run))) {
      if (at >= end && !clean.endsWith('[prompt]')) clean += '[prompt]'
      end = at + run
    } else if (at >= end) {
      clean += text[at]
    }
  }
  return clean
}

/** The same length, so that places in it are places in the text. */
function comparable(text: string): string {
  const lower = text.toLowerCase()
  return (lower.length === text.length ? lower : text).replace(/\s/g, ' ')
}
