/** A part of a text that a claim can cite. */
export interface Passage {
  text: string
  /** Where it begins in the text, in UTF-16 units. */
  offset: number
}

/** Short enough to be read at a glance, long enough to hold a claim with what it is about. */
const wanted = 700
const longest = 1_100

/** The paragraphs of a text, a line each, put together to passages; a longer paragraph is cut between sentences. */
export function passagesOf(text: string): Passage[] {
  const passages: Passage[] = []
  let current: Passage | null = null
  let offset = 0
  for (const line of text.split('\n')) {
    for (const piece of piecesOf(line)) {
      if (current && current.text.length + piece.text.length < wanted) current.text += `\n${piece.text}`
      else {
        current = { text: piece.text, offset: offset + piece.offset }
        passages.push(current)
      }
    }
    offset += line.length + 1
  }
  return passages
}

function piecesOf(line: string): Passage[] {
  const pieces: Passage[] = []
  for (let from = 0; from < line.length; ) {
    const rest = line.length - from
    const window = line.slice(from, from + longest)
    const stop = Math.max(...['. ', '! ', '? ', '。'].map((end) => window.lastIndexOf(end)))
    const cut = rest <= longest ? rest : stop > wanted / 2 ? stop + 1 : Math.max(window.lastIndexOf(' '), longest / 2)
    const text = line.slice(from, from + cut)
    if (text.trim() !== '') pieces.push({ text: text.trim(), offset: from + text.length - text.trimStart().length })
    from += cut
  }
  return pieces
}
