import type { Role } from '#knowledge/dossier/role.ts'
import type { BriefField } from '#shared/brief.ts'
import { PhraseMatcher } from '#shared/language/phrase-matcher.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { FoundPerson, Quote } from '#shared/reading.ts'
import type { Clause } from './clauses.ts'
import type { EnglishWords } from './english-words.ts'
import type { FoundEntity } from './entities.ts'

/** Endings of words for people, and words for people that have none. */
const personal =
  /(?:ers|ors|ists|ians|ants|ents|ees|eers|wives|men|women|nurses|parents|families|kids|children|teens|people|couples|owners|teams|clubs|agencies|firms|companies|businesses|shops|studios|schools|clinics|practices|departments|organi[sz]ations|households|landlords|tenants|students|patients|guests|hosts|clients|members|volunteers|athletes|coaches|chefs|vets|pilots|brides|seniors|adults|beginners|fans|makers|singles|staff|crews?|carers?|neighbou?rs|buyers|sellers|creators|freelancers|startups|founders|professionals|officers|directors|cooperatives|associations|communities|hotels|restaurants|cafés|cafes|bakeries|breweries|farms|gyms|salons|stores|offices|charities|churches|museums|libraries|universities|hospitals|homes|brands|labs|groups|choirs|bands|musicians|moms|mums|dads|boys|girls|analysts|unions?|reps|executives|leads|guides|heads|scouts|spouses|surgeons|judges|cooks|clerks|wardens|pupils|relatives|associates|authorit(?:y|ies)|councils?|municipalit(?:y|ies)|parish(?:es)?|nonprofits|ngos|nurseries|banks|factories|warehouses|galleries|wineries|pharmacies|orchestras|theatres|theaters|chains|courts|audiences|federations|brigades|police|trusts|laborator(?:y|ies)|kitchens|cent(?:er|re)s|units|labs|family|anyone|everyone)$/i
const notPeople =
  /(?:^|check|wish|play|price|wait|black|white|short|bucket)lists?$|letters$|^(?:months?|years?|orders?|numbers?|papers?|others|orders|reminders|letters|filters|folders|stickers|posters|computers|printers|servers|users' |headers|payments?|events?|documents?|comments?|appointments?|investments?|statements?|ingredients?|accents?|percents?|cents?|moments?|talents?|rents?|events|documents|payments|centers|offers|drawers|layers|chapters|answers|corners|dinners|containers|trailers|controllers|scanners|sensors|doors|floors|colou?rs|errors|mirrors|motors|indoors|outdoors|tenders|borders|rivers|towers|flowers|showers|vouchers|counters|meters|lockers|timers|drivers' |shares|times|minutes|hours|days|weeks)$/i

/**
 * People that the words name, as typed: the parts of the audience field, whom the tagger found, and words that name a role of the market.
 */
export function findPeople(
  fields: readonly [BriefField, string][],
  roles: readonly Role[],
  inEnglish: EnglishWords = tokens,
  entities: readonly FoundEntity[] = [],
  isWord: (word: string) => boolean = () => false,
): FoundPerson[] {
  const matcher = new PhraseMatcher(
    roles.flatMap((role) => [role.noun, role.nounPlural, ...role.says].map((says) => [says, role.id] as const)),
  )
  const found: FoundPerson[] = []
  const add = (person: FoundPerson) => {
    const same = found.some((each) => each.field === person.field && each.start < person.end && person.start < each.end)
    if (!same) found.push(person)
  }
  for (const [field, text] of fields) {
    const all = inEnglish(text)
    const role = (people: Quote) => matcher.find(inEnglish(people.text))[0]?.value ?? null
    if (field === 'audience') for (const part of audienceParts(text, inEnglish)) add({ ...part, role: role(part) })
    if (field === 'description' || field === 'context') {
      for (const { kind, field: of, text: words, start, end } of entities) {
        const people = { text: words, field: of, start, end }
        if (
          of === field &&
          (kind === 'people' || kind === 'payer') &&
          (role(people) !== null || mayBePeople(words, isWord))
        )
          add({ ...people, role: role(people) })
      }
      for (const { value, phrase, first, last } of matcher.find(all)) {
        // "IT" are people, "it" is not.
        if (/^\p{Lu}{2,4}$/u.test(phrase) && all[first]?.text !== phrase) continue
        // "Budgeters" are people, a budget is not.
        if (first === last && !/\s/.test(phrase) && singular(all[first]?.word ?? '') !== singular(phrase.toLowerCase()))
          continue
        const start = all[first]?.start ?? 0
        const end = all[last]?.end ?? start
        add({ text: text.slice(start, end), field, start, end, role: value })
      }
    }
  }
  return found
}

/**
 * Without those who stand only in what is refused ("it does not do payroll"). Where the market has no role for the stated audience, a bare
 * "owners" beside it is nobody whom the market knows: owners of dogs are none of salons.
 */
export function peopleMeant(people: readonly FoundPerson[], clauses: readonly Clause[]): FoundPerson[] {
  const isRefused = (person: FoundPerson) =>
    clauses.some(
      ({ kind, denies, field, start, end }) =>
        kind === 'limit' && denies && field === person.field && start <= person.start && person.end <= end,
    )
  const audience = people.filter(({ field }) => field === 'audience')
  const isUnknown = audience.length > 0 && audience.every(({ role }) => role === null)
  return people
    .filter((person) => !isRefused(person))
    .map((person) => (isUnknown && !/\s/.test(person.text) ? { ...person, role: null } : person))
}

const afterHead = /\s(?:for|of|in|at|with|who|that|from|on|by|aged|between|under|over|across|to|and|or|&)\s/i

/** Whether its main word may be people: "school trips" are none, a word that no list knows may be. */
export function mayBePeople(text: string, isWord: (word: string) => boolean): boolean {
  const head =
    text
      .split(afterHead)[0]
      ?.trim()
      .split(/\s+/)
      .at(-1)
      ?.replace(/[^\p{L}'’-]/gu, '') ?? ''
  if (notPeople.test(head.toLowerCase())) return false
  return personal.test(head) || personal.test(`${head}s`) || /\p{Lu}/u.test(head) || !isWord(head.toLowerCase())
}

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')

const mostParts = 8
/** "Directors at SaaS and services firms": what is joined behind a preposition belongs to it. */
const prepositional = /\s(?:at|of|in|for|with|from)\s/i
const organisation =
  /(?:firms|companies|businesses|agencies|shops|studios|stores|schools|clinics|practices|hotels|restaurants|cafés|cafes|gyms|salons|teams|organi[sz]ations|charities|offices|labs|brands|departments)$/i

/** "Costa del Sol" */
const placeWords = /^\p{Lu}[\p{L}-]+(?:\s(?:de|del|la|las|los|of|du|am|\p{Lu}[\p{L}-]+)){0,3}$/u
const endsInPlace = /\s(?:in|from|across)\s(?:the\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?$/u
/** "In the Netherlands and Flanders" */
const placeName = /^(?:the\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?$/u

/** "Bookkeepers of builders, sparkies": the list behind the "of" is not at its end. */
const openList = /\sof\s[^,]+,\s[^,]+$/i

const isOrganisation = (text: string) => !prepositional.test(text) && organisation.test(text.split(/,\s/)[0] ?? '')

const couples = /^(?:mums?|moms?|mothers?|dads?|fathers?|men|women|boys|girls)$/i

/** "Mums and dads 30-50" */
function arePair(before: string, after: string): boolean {
  return couples.test(before.split(/\s+/).at(-1) ?? '') && couples.test(after.split(/\s+/)[0] ?? '')
}

/** The people of the audience field: cut where lists are cut, but not between a place and a place or within "yoga and pilates teachers". */
function audienceParts(text: string, inEnglish: EnglishWords): Quote[] {
  const namesPeople = (part: string) => inEnglish(part).some(({ word }) => personal.test(word) && !notPeople.test(word))
  const parts: Quote[] = []
  let from = 0
  let joined = false
  let afterPlace = false
  for (const piece of text.split(/(,\s+|;\s*|\s+(?:and|&|und|et|y|e|or|oder|ou|o)\s+|\n+)/)) {
    const trimmed = piece.trim().replace(/^(?:and|or)\s(?=the\s)/i, '')
    const start = from + piece.indexOf(trimmed)
    from += piece.length
    if (/^(?:and|&|und|et|y|e|or|oder|ou|o)$/i.test(trimmed)) {
      joined = true
      continue
    }
    if (!/\p{L}|\d/u.test(trimmed) || /^[,;]$/.test(trimmed)) continue
    const before = parts.at(-1)
    const isJoined: boolean = joined && !afterPlace
    const isRest: boolean =
      before !== undefined && (/^\d/.test(trimmed) || (isJoined && !(namesPeople(before.text) && namesPeople(trimmed))))
    const goesOn: boolean =
      before !== undefined &&
      (/^(?:who|whoever|those who|their|its)\b/i.test(trimmed) ||
        (isJoined && (prepositional.test(before.text) ? isOrganisation(trimmed) : arePair(before.text, trimmed))) ||
        (isJoined && openList.test(before.text)) ||
        (isJoined && endsInPlace.test(before.text) && placeName.test(trimmed)) ||
        (!joined && /^\p{Ll}/u.test(trimmed) && !namesPeople(trimmed)))
    const isPlace: boolean =
      !isRest && !goesOn && before !== undefined && placeWords.test(trimmed) && !namesPeople(trimmed)
    const end = start + trimmed.replace(/[.!]$/, '').length
    // "people between 25 and 40", "vineyards in Lyon and Turin" go on; what follows a comma alone ("UK") says where.
    if (before && (goesOn || (isRest && isJoined)))
      parts[parts.length - 1] = { ...before, text: text.slice(before.start, end), end }
    else if (!isRest && !isPlace) parts.push({ text: text.slice(start, end), field: 'audience', start, end })
    joined = false
    afterPlace = isPlace
  }
  return parts.slice(0, mostParts)
}
