import nlp from 'compromise/two'
import * as closed from './function-words.ts'
import { looksPlural, toBaseForm, toSingular } from './inflect.ts'
import { actorWords, deviceWords, organizationWords, peopleWords } from './people-words.ts'
import { productVerbs } from './product-verbs.ts'

/**
 * What a word can be, without looking at its neighbours. The bits of {@link wordClass} are possibilities: "book" is a
 * noun and a verb. A statistical tagger settles on one reading and is wrong just where pitches are unusual ("nurses
 * swap shifts" is three nouns to it), so the frames choose between the readings instead.
 */
export const noun = 1
export const plural = 2
export const verb = 4
export const verbS = 8
export const gerund = 16
export const past = 32
export const adjective = 64
export const adverb = 128
/** Closed classes: can neither be in a noun phrase's core nor be a main verb. */
export const closedClass = 256

interface CompromiseModel {
  one: { lexicon: Record<string, string | string[]> }
  two: { switches: Record<string, string> }
}
const model = nlp.model() as CompromiseModel
const { lexicon } = model.one
const { switches } = model.two

const bitsOfTag = new Map<string, number>([
  ['Infinitive', verb],
  ['Imperative', verb],
  ['Verb', verb],
  ['PresentTense', verbS],
  ['Present', verbS],
  ['Gerund', gerund],
  ['PastTense', past],
  ['Past', past],
  ['Participle', past],
  ['Adjective', adjective],
  ['Adj', adjective],
  ['Comparative', adjective],
  ['Superlative', adjective],
  ['Demonym', adjective | noun],
  ['Adverb', adverb],
  ['Singular', noun],
  ['Uncountable', noun],
  ['Noun', noun],
  ['Actor', noun],
  ['Unit', noun],
  ['Person', 0],
  ['Plural', plural],
  ['Ordinal', adjective],
])

const closedWords = [
  closed.determiners,
  closed.possessives,
  closed.prepositions,
  closed.conjunctions,
  closed.subordinators,
  closed.pronouns,
  closed.relatives,
  closed.questionWords,
  closed.modals,
  closed.auxiliaries,
]

/** Adjectives of pitches that the library takes for something else. */
const knownAdjectives = new Set(
  'busy foster adoptive small indie freelance retired elderly young old new first-time remote local rural urban single solo independent mid-size mid-sized late overdue missing surplus spare weekly daily monthly annual medical clinical digital smart free private public safe healthy regional national professional amateur senior junior working online real cheap fresh short long simple trusted nearby certified licensed self-employed hourly part-time full-time in-house adult shared internal unspent live group first next last early own better faster offline hourly'.split(
    ' ',
  ),
)
/** Nouns that the library knows as verbs or names only. */
const knownNouns = new Set(
  'period rent care minutes reply order book list note notes visit visits call calls shift shifts hive trust potter van share meal meals post posts change purchase run display catch wear waste staff load loads truck trucks cost costs stock feed crew dose drug drugs lease bill bills claim claims pay pet pets dog dogs design designs supply demand support need needs lead leads deal deals quote quotes bid bids review reviews trip trips tour tours view views test tests check checks release releases deploy deploys build builds bug bugs query queries pause practice practices record records report reports result results message search answer match print click tap text email check filter update upload download scan offer exchange request wording booking training meeting listing pricing billing rating viewing recording drawing painting saving filing setting grant grants audit audits chat clock rescue slice sort transport charter batch bundle cache inventory patrol pitch preorder quarantine queue sequence till brew present presents refill refills trace swap swaps prototype landscape cycle onboarding housing parking marketing lighting heating screening filling coding bookings listings meetings trainings ratings viewings recordings drawings paintings savings settings sketch quiz sketches'.split(
    ' ',
  ),
)

const cache = new Map<string, number>()
const cacheLimit = 20_000

function classify(lower: string): number {
  let bits = 0
  if (closedWords.some((set) => set.has(lower))) bits |= closedClass
  if (closed.adverbs.has(lower)) bits |= adverb
  if (bits & closedClass) return bits
  if (bits === adverb && !knownAdjectives.has(lower)) return bits
  const base = lower.includes('-') ? (lower.split('-').at(-1) ?? lower) : lower
  if (productVerbs.has(lower)) bits |= verb
  if (knownAdjectives.has(lower)) bits |= adjective
  if (knownNouns.has(lower)) bits |= looksPlural(lower) ? plural : noun
  for (const tag of [lexicon[lower] ?? []].flat()) bits |= bitsOfTag.get(tag) ?? 0
  const ambiguous = Object.hasOwn(switches, lower) ? switches[lower] : undefined
  if (ambiguous !== undefined) {
    for (const tag of ambiguous.split('|')) {
      // in the library's pairs "Verb" after "Plural" is the third person
      bits |= tag === 'Verb' && ambiguous.startsWith('Plural') ? verbS : (bitsOfTag.get(tag) ?? 0)
    }
  }
  if (actorWords.has(lower)) bits |= noun
  if (looksPlural(lower)) {
    const singular = toSingular(lower)
    const isVerb = productVerbs.has(toBaseForm(lower, 'PresentTense'))
    // "replaces" is no plural, because there is no noun "replace"
    const hasNoun = singular !== lower && (wordClass(singular) & noun) !== 0
    if (actorWords.has(singular) || (!(bits & (adjective | adverb)) && (hasNoun || !isVerb))) bits |= plural
    else if (isVerb && !hasNoun) bits &= ~plural
    if (isVerb) bits |= verbS
  }
  if (/[a-z]{3}ing$/.test(base) && !(bits & (noun | adjective)) && !nounsInIng.has(base)) bits |= gerund
  if (/[a-z]{2}ed$/.test(base) && !(bits & (noun | verb))) bits |= past | adjective
  if (/[a-z]{3}ly$/.test(lower) && !(bits & (noun | adjective | verb))) bits |= adverb
  if (bits === 0) bits = looksPlural(lower) ? plural : unknownClass(lower)
  return bits
}

const nounsInIng = new Set(
  'thing something morning evening building king ring string spring wing ceiling sibling clothing wedding'.split(' '),
)

function unknownClass(lower: string): number {
  if (
    /(?:ful|less|ous|ive|able|ible|ical|ish|ary|based|friendly|ready|proof|free|wide|size|sized|grade|stage|level|term|time|border|party|label)$/.test(
      lower,
    )
  ) {
    return adjective | noun
  }
  return noun
}

/** The possible classes of a word, lower case, as bits. Remembered, so that a long text costs one look-up a word. */
export function wordClass(lower: string): number {
  const known = cache.get(lower)
  if (known !== undefined) return known
  if (cache.size > cacheLimit) cache.clear()
  const bits = classify(lower)
  cache.set(lower, bits)
  return bits
}

export const is = (lower: string, bits: number) => (wordClass(lower) & bits) !== 0

/** False for a word that no dictionary here holds, such as a made-up product name. */
export const isKnownWord = (lower: string) =>
  Object.hasOwn(lexicon, lower) ||
  Object.hasOwn(switches, lower) ||
  knownNouns.has(lower) ||
  knownAdjectives.has(lower) ||
  productVerbs.has(lower) ||
  actorWords.has(lower)

const agentive = /(?:[bcdfgklmnprtvz]er|or|ist|ian|eer|ee|ess|ician|keeper|maker|worker|owner|goer|holder)$/

/**
 * How sure a noun, singular and lower case, names people (or an organization that acts like one): 3 a listed person,
 * 2 a listed organization, 1 by its ending, 0 unknown, -1 a thing for certain.
 */
export function personScore(singular: string): -1 | 0 | 1 | 2 | 3 {
  const last = singular.includes('-') ? (singular.split('-').at(-1) ?? singular) : singular
  if (peopleWords.has(singular) || peopleWords.has(last)) return 3
  if (organizationWords.has(singular) || organizationWords.has(last)) return 2
  // two words are known as a pair or not at all: "purchase order" does not end like a person
  if (singular.includes(' ')) return 0
  if (deviceWords.has(last) || [...deviceEndings].some((ending) => last.endsWith(ending))) return -1
  const tags = [lexicon[singular] ?? []].flat()
  if (tags.includes('Actor')) return 3
  if (/(?:tion|ment|ness|ity|ance|ence|ware|ship|ism|ology|graphy)$/.test(last)) return -1
  if (/(?:men|man|woman|person|folk|people|smith|wright)$/.test(last) && last.length > 4) return 3
  return last.length > 4 && agentive.test(last) ? 1 : 0
}

const deviceEndings = [
  'mower',
  'meter',
  'router',
  'cooker',
  'freezer',
  'printer',
  'scanner',
  'charger',
  'computer',
  'phone',
  'paper',
  'letter',
  'water',
  'tower',
  'flower',
  'weather',
  'filter',
  'center',
  'folder',
  'cleaner',
]
