import nlp from 'compromise/two'

/**
 * Singular, plural and base form of English words. The rules of compromise assume that they are given the other form
 * ("status" is read as a plural), so the words that break them are settled here first.
 */

interface Morphology {
  two: {
    transform: {
      noun: { toSingular(word: string, model: object): string; toPlural(word: string, model: object): string }
      verb: { toInfinitive(word: string, model: object, tense: string): string }
    }
  }
}

export type VerbForm = 'PresentTense' | 'Gerund' | 'PastTense'

const model = nlp.model()
const { noun, verb } = (nlp.methods() as Morphology).two.transform

const sameInBoth = new Set(
  'series species sheep fish deer aircraft news means staff personnel equipment information software hardware feedback data media police cattle gen clothes premises headquarters'.split(
    ' ',
  ),
)

/** Words in -ics that are many of one; the others are a subject, such as analytics. */
const countedInIcs =
  'clinics topics comics critics mechanics medics paramedics fabrics metrics picnics relics mosaics attics antibiotics demographics academics cynics skeptics fanatics'.split(
    ' ',
  )

const irregular = new Map<string, string>([
  ['people', 'person'],
  ['children', 'child'],
  ['grandchildren', 'grandchild'],
  ['men', 'man'],
  ['women', 'woman'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['lives', 'life'],
  ['wives', 'wife'],
  ['knives', 'knife'],
  ['wharves', 'wharf'],
  ['halves', 'half'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['shelves', 'shelf'],
  ['calves', 'calf'],
  ['criteria', 'criterion'],
  ['phenomena', 'phenomenon'],
  ['alumni', 'alumnus'],
  ['quizzes', 'quiz'],
  ['buses', 'bus'],
  ['gases', 'gas'],
  ['lenses', 'lens'],
  ['menus', 'menu'],
  ['gurus', 'guru'],
  ['emus', 'emu'],
  ['taxis', 'taxi'],
  ['skis', 'ski'],
  ['wikis', 'wiki'],
  ['kpis', 'kpi'],
  ['apis', 'api'],
  ['analyses', 'analysis'],
  ['diagnoses', 'diagnosis'],
  ['crises', 'crisis'],
  ['theses', 'thesis'],
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['rookies', 'rookie'],
  ['foodies', 'foodie'],
  ['newbies', 'newbie'],
  ['selfies', 'selfie'],
  ['hoodies', 'hoodie'],
  ['pies', 'pie'],
  ['ties', 'tie'],
  ['caches', 'cache'],
  ['aches', 'ache'],
  ['axes', 'axe'],
  ...countedInIcs.map((plural) => [plural, plural.slice(0, -1)] as const),
])
const irregularPlural = new Map([...irregular].map(([plural, singular]) => [singular, plural]))

const singularInS = /(?:ss|us|is|ics|[^aeiou]ys|ous)$/
const singularWithS = new Set(
  'gas bus lens canvas bias atlas christmas plus sos dns cms gps sms saas paas aws ios pos ops devops has was this its as thus yes always perhaps across besides towards analytics logistics athletics economics nes process access business fitness wellness sales'.split(
    ' ',
  ),
)

const caseLike = (from: string, to: string) => {
  if (from.length > 1 && from === from.toUpperCase() && /[A-Z]{2}/.test(from)) return to.toUpperCase()
  return /^[A-Z]/.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to
}

/** An abbreviation in the plural: "SREs", "NDAs", "PMs". */
const plainAbbreviation = /^([A-Z][A-Z0-9&]+)s$/

/** True for a word that looks like a plural noun. */
export function looksPlural(word: string): boolean {
  const lower = word.toLowerCase()
  if (irregular.has(lower) || plainAbbreviation.test(word)) return true
  if (
    /(?:men|women|children|people)$/.test(lower) &&
    lower.length > 5 &&
    !/(?:specimen|regimen|omen|abdomen)$/.test(lower)
  )
    return true
  if (sameInBoth.has(lower) || singularWithS.has(lower)) return false
  return lower.length > 2 && lower.endsWith('s') && !singularInS.test(lower) && !lower.endsWith("'s")
}

const singulars = new Map<string, string>()
const rememberedWords = 20_000

/** "families" → "family"; a singular comes back as it is. Remembered, because the library's rules cost much for one word. */
export function toSingular(word: string): string {
  const known = singulars.get(word)
  if (known !== undefined) return known
  if (singulars.size >= rememberedWords) singulars.clear()
  const singular = singularOf(word)
  singulars.set(word, singular)
  return singular
}

function singularOf(word: string): string {
  const abbreviation = plainAbbreviation.exec(word)?.[1]
  if (abbreviation !== undefined) return abbreviation
  const lower = word.toLowerCase()
  const known = irregular.get(lower)
  if (known !== undefined) return caseLike(word, known)
  if (!looksPlural(word)) return word
  const compound = /^(.*)(men|women|children|people|wives|lives|knives)$/.exec(lower)
  if (compound) return word.slice(0, -(compound[2]?.length ?? 0)) + (irregular.get(compound[2] ?? '') ?? '')
  if (/(?:ch|sh|ss|x|zz|campus|bonus|virus|status|census|focus|surplus|chorus|citrus|walrus|circus)es$/.test(lower))
    return word.slice(0, -2)
  if (/[^aeiou]ies$/.test(lower) && lower.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:[aeiou]s|nc|rs|ns|c|g|z|v|u|t|d|l|k|p|r|m|n|b|h)es$/.test(lower) && !/(?:toes|oes)$/.test(lower))
    return word.slice(0, -1)
  const singular = noun.toSingular(lower, model)
  return singular.length > 1 ? caseLike(word, singular) : word
}

/** "family" → "families"; a plural comes back as it is. */
export function toPlural(word: string): string {
  const lower = word.toLowerCase()
  if (sameInBoth.has(lower) || looksPlural(word)) return word
  if (/^[A-Z0-9&]{2,}$/.test(word)) return `${word}s`
  const known = irregularPlural.get(lower)
  if (known !== undefined) return caseLike(word, known)
  const compound = /^(.+)(man|woman|child|person|wife|life|knife)$/.exec(lower)
  if (compound && !/(?:human|german|roman|shaman|ottoman|talisman)$/.test(lower)) {
    return word.slice(0, -(compound[2]?.length ?? 0)) + (irregularPlural.get(compound[2] ?? '') ?? '')
  }
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return `${word}es`
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`
  const plural = noun.toPlural(lower, model)
  return caseLike(word, plural)
}

const irregularBase = new Map([
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
  ['is', 'be'],
  ['are', 'be'],
  ['tying', 'tie'],
  ['lying', 'lie'],
  ['dying', 'die'],
  ['refills', 'refill'],
])

/** "reads" → "read", "planning" → "plan", "paid" → "pay". The caller knows which form it has. */
export function toBaseForm(word: string, form: VerbForm): string {
  const lower = word.toLowerCase()
  const known = irregularBase.get(lower)
  if (known !== undefined) return known
  const base = verb.toInfinitive(lower, model, form)
  return base.length > 1 ? base : lower
}

/** "love" → "loves", for a person in the singular. */
export function toThirdPerson(word: string): string {
  if (word === 'have') return 'has'
  if (word === 'be' || word === 'are') return 'is'
  if (/(?:s|x|z|ch|sh|o)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}
