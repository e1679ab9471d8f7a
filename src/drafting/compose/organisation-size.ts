import type { Brief } from '#shared/brief.ts'

/** How large the organisations are for which a product is made; null when the words do not say. */
export type OrganisationSize = 'small' | 'large' | null

const smallWords =
  /\b(?:small|single|independent|solo|freelance|family(?:-run)?|one-person|two-person|volunteer|local|start-?ups?|self-employed|owner-managed|neighbou?rs?)\b/i
const largeWords =
  /\b(?:large|larger|enterprises?|chains?|multinationals?|thousands|corporations?|listed companies|groups?|big)\b/i
/** From here up a number of staff is a large organisation. */
const largeFrom = 500
const people = /\b(?:staff|employees|people|users|workers|vets|nurses|teachers|drivers|agents|lawyers|beds)\b/i

export function sizeInText(text: string): OrganisationSize {
  const isSmall = smallWords.test(text)
  const isLarge = largeWords.test(text)
  if (isSmall !== isLarge) return isSmall ? 'small' : 'large'
  if (isSmall) return null
  const numbers = people.test(text)
    ? [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replace(/,/g, '')))
    : []
  const top = Math.max(0, ...numbers)
  const least = Math.min(...numbers, top)
  if (top === 0) return null
  // "20 to 2,000 staff" is both.
  return top < largeFrom ? 'small' : least >= largeFrom ? 'large' : null
}

/** From the words for the people and from the numbers of staff; the number wins. */
export function sizeOfBrief(brief: Brief): OrganisationSize {
  const counts = brief.numbers.filter(({ unit, confidence }) => confidence >= 0.5 && people.test(unit))
  if (counts.length > 0) return Math.max(...counts.map(({ value }) => value)) < largeFrom ? 'small' : 'large'
  const told = [...brief.actors, ...(brief.buyer ? [brief.buyer] : [])].map(
    ({ text, setting }) => `${text} ${setting ?? ''}`,
  )
  return sizeInText([...told, brief.source.audience ?? ''].join(' '))
}
