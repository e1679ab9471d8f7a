import { personScore } from '#drafting/brief/lexicon.ts'
import { personName } from '#drafting/compose/person-names.ts'
import { upperFirst, withArticle } from '#drafting/compose/phrases.ts'
import type { SeededChoice } from '#drafting/compose/seeded-choice.ts'
import { unknown } from '../output.ts'
import type { CastMember } from './cast.ts'
import { sharesWord } from './shares-word.ts'

/** Where somebody works or lives: the user's words, else the library's example, as long as it is not of another trade. */
export function placeOf(member: CastMember, choice: SeededChoice): string {
  const { role, occupation, audience } = member.profile
  const named = personName(member.title).place
  // "parents of children" says whose parents, not where they are
  // "a person with coeliac disease" is nowhere by that
  const isState = /^(?:person|people|someone|somebody|anyone|child|parent|patient|adult)\s(?:with|on|in their)\s/i.test(
    member.title,
  )
  if (isState) return unknown
  const said = named && [1, 3].includes(personScore(named.split(' ').at(-1)?.toLowerCase() ?? '')) ? null : named
  const country = isCountry(member.setting) ? ` in ${inSentence(member.setting ?? '')}` : ''
  // "in the north of England": a part of it says where, and stands with it
  const whole = /\s(?:in|at|on) ((?:the )?\p{Ll}+ of (?:the )?\p{Lu}[\p{L} -]*)$/u.exec(member.title)?.[1]
  if (whole && member.said) return `${upperFirst(whole)} (from your words)`
  if (said && member.said) return `${upperFirst(withArticle(said))}${country} (from your words)`
  // Who trades with the main actor is met where that one is.
  if (member.counterpart && country !== '') return `Near the others${country} (assumption)`
  if (member.setting && country === '' && !member.counterpart) return `${upperFirst(member.setting)} (from your words)`
  const isElsewhere = role && member.near && !sharesWord(role.organization, member.near)
  if (member.near && isElsewhere)
    return `${upperFirst(member.near)}, where the others work (assumption: ask who holds this part there)`
  const place = member.standIn
    ? (occupation && choice.pick(occupation.workplaces)) || null
    : (typicalPlace(role?.organization) ??
      (occupation ? choice.pick(occupation.workplaces) : (audience?.situation ?? null)))
  if (place && country !== '' && member.said)
    return `${upperFirst(place)}${place.includes(' in ') ? '' : country} (assumption)`
  return place ?? unknown
}

const isCountry = (setting: string | null) =>
  setting !== null && /^\p{Lu}[\p{L}-]*(?:\s(?:and\s)?\p{Lu}[\p{L}-]*)*$/u.test(setting)

/** "the UK", "Spain" */
const inSentence = (country: string) =>
  /^(?:UK|US|USA|EU|United|Netherlands|Philippines|Czech|Nordics?)\b/.test(country) ? `the ${country}` : country

/** The library's example of where such a person works; a size in it is nobody's fact. */
function typicalPlace(organization: string | undefined): string | null {
  if (!organization) return null
  return /\d/.test(organization) ? `${organization} (size: assumption)` : organization
}
