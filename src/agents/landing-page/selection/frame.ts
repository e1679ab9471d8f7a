import { buttonOf, callWithName, chosenPoints, cutAtJoint, sentence } from '#drafting/index.ts'
import { charactersIn } from '#shared/characters.ts'
import { shortened } from '#shared/shortened.ts'
import type { LandingOutput } from '../output.ts'
import type { PageFacts } from './page-facts.ts'

const titleCharacters = 60
const descriptionCharacters = 155
const headlineCharacters = 100
const mostWordsOfAudience = 12

const noOfferBlank = '[one sentence: what it does that nothing else does]'
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What an audience is chosen by, and how it is seen by a seller: said to the author, never to a reader. */
const targeting =
  /[,;(]|\s(?:aged?|with|who|whose|often|especially|afraid|in|having|that|\d{2}\s?[-–+])(?=[\s\d]|$)|\s\d{2}(?:[-–]\d{2}|\+)/

/** "designers, writers and developers" */
const peopleList = /^[\p{L} '’-]+(?:, [\p{L} '’-]+)+,? (?:and|or|&|und|et|y) [\p{L} '’-]+$/u

/** Whom the page is for, up to what only targets them; '' where nothing short is left. */
export function eyebrowOf(audience: string): string {
  const [people = ''] = peopleList.test(audience) ? [audience] : audience.split(targeting)
  const words = people.trim().split(/\s+/)
  return words[0] && words.length <= mostWordsOfAudience ? upperFirst(`For ${lowerFirst(people.trim())}`) : ''
}

/** Name and offer as a search engine shows them: whole words and whole phrases. */
export function seoOf({ input, words, audience }: PageFacts): LandingOutput['seo'] {
  const { productName: name } = input
  const room = titleCharacters - charactersIn(name) - 2
  const short = words.what && room > 0 ? cutAtJoint(words.what, room) : null
  const offer = words.offer ?? `${name}, for ${audience}.`
  const points = chosenPoints(words, 1).map(({ text }) => sentence(text))
  const descriptions = [
    [offer, ...points, words.price].filter(Boolean).join(' '),
    [offer, words.price].filter(Boolean).join(' '),
    offer,
    words.what ? cutAtJoint(words.what, descriptionCharacters) : null,
  ]
  return {
    title: short ? `${name}: ${short}` : titleFor(name, audience),
    description:
      descriptions.find((text) => text && charactersIn(text) <= descriptionCharacters) ??
      shortened(offer, descriptionCharacters),
  }
}

function titleFor(name: string, audience: string): string {
  const people = cutAtJoint(lowerFirst(audience), titleCharacters - charactersIn(name) - 6)
  return shortened(people ? `${name} for ${people}` : name, titleCharacters)
}

/** What it is, for whom, what it does that others do not, one call; the price stands under the button. */
export function heroOf({ input, words, audience, leading }: PageFacts): LandingOutput['hero'] {
  const { what, price } = words
  const headline = [what, what && cutAtJoint(what, headlineCharacters)].find(
    (text) => text && charactersIn(text) <= headlineCharacters,
  )
  return {
    eyebrow: eyebrowOf(audience),
    headline: upperFirst(headline ?? input.productName),
    subheadline: leading ? sentence(leading.text) : words.offer && !headline ? words.offer : noOfferBlank,
    button: buttonOf(input.callToAction),
    note: price ?? '[what it costs]',
  }
}

const lowerFirst = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** The call with the name, and once more what speaks for it. */
export function closingOf({ input, words }: PageFacts): LandingOutput['closing'] {
  return {
    headline: callWithName(input.callToAction, input.productName),
    text: words.proof[0] ?? words.price ?? '[what it costs]',
    button: buttonOf(input.callToAction),
  }
}
