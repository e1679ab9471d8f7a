/** Characters in a row that are no chance. Short enough for a sentence in a script that writes without blanks. */
const run = 14
const word = /[\p{L}\p{N}\p{M}]{3,}/gu

/**
 * A vendor's words without what they repeat of a prompt: people's ideas do not belong into a log. Each repeated part is
 * "[prompt]", and so is each single word of the prompt, unless it is one of `ours`; case and the kind of white space do not matter.
 */
export function withoutEcho(text: string, prompt: string, ours = ''): string {
  const gone = new Uint8Array(text.length)
  markRuns(gone, comparable(text), comparable(prompt))
  markWords(gone, text, prompt, ours)
  let clean = ''
  for (let at = 0; at < text.length; at += 1) {
    if (!gone[at]) clean += text[at]
    else if (at === 0 || !gone[at - 1]) clean += '[prompt]'
  }
  return clean
}

function markRuns(gone: Uint8Array, said: string, asked: string): void {
  const runs = new Set<string>()
  for (let at = 0; at + run <= asked.length; at += 1) runs.add(asked.slice(at, at + run))
  for (let at = 0; at + run <= said.length; at += 1) {
    if (runs.has(said.slice(at, at + run))) gone.fill(1, at, at + run)
  }
}

/** Removes a word as a whole where a part of it was removed. Scripts without spaces have no single words, so any substring of the prompt counts there. */
function markWords(gone: Uint8Array, text: string, prompt: string, ours: string): void {
  const whole = prompt.toLowerCase()
  const [asked, own] = [new Set(whole.match(word)), new Set(ours.toLowerCase().match(word))]
  const isAsked = (said: string) => (/^[\x20-\x7e]+$/.test(said) ? asked.has(said) : whole.includes(said))
  for (const { 0: said, index } of text.matchAll(word)) {
    const end = index + said.length
    const lower = said.toLowerCase()
    // Status codes are three digits, and no secret.
    const isTheirs = !/^\d{3}$/.test(lower) && !own.has(lower) && isAsked(lower)
    if (isTheirs || gone.subarray(index, end).includes(1)) gone.fill(1, index, end)
  }
}

/** The same length, so that places in it are places in the text. */
function comparable(text: string): string {
  const lower = text.toLowerCase()
  return (lower.length === text.length ? lower : text).replace(/\s/g, ' ')
}
