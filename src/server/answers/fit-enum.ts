import choiceWords from './choice-words.json' with { type: 'json' }

/**
 * The choice that a model meant: another case, "must-have" for "Must", "Muss" in a German answer, "P0" for the first of an order. The
 * value itself where none fits.
 */
export function fitEnum(value: unknown, choices: readonly unknown[]): unknown {
  if (choices.includes(value)) return value
  if (typeof value === 'number') return choices.includes(String(value)) ? String(value) : value
  if (typeof value !== 'string') return value
  const said = bare(value)
  const texts = choices.filter((choice) => typeof choice === 'string')
  const same = texts.find((choice) => bare(choice) === said)
  if (same !== undefined) return same
  const number = Number(value)
  if (value.trim() !== '' && choices.includes(number)) return number
  const begins = texts.filter((choice) => said.startsWith(bare(choice)) || bare(choice).startsWith(said))
  if (said.length > 2 && begins.length === 1) return begins[0]
  return texts.find((choice) => inOtherLanguages.get(bare(choice))?.has(said)) ?? ordinal(value, texts) ?? value
}

/** Priorities as engineers write them. P3 of three is the last one. */
function ordinal(value: string, choices: readonly string[]): string | undefined {
  const [, place] = /^\s*p\s*(\d)\s*$/i.exec(value) ?? []
  if (!/must|high|critical|urgent/i.test(choices[0] ?? '')) return undefined
  return place === undefined ? undefined : choices[Math.min(Number(place), choices.length - 1)]
}

const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Choices are sent in English; a model that writes in another language translates them. */
const inOtherLanguages = new Map(
  Object.entries(choiceWords).map(([choice, words]) => [choice, new Set(words.map((word) => bare(word)))]),
)
