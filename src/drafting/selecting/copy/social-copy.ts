import { charactersIn } from '#shared/characters.ts'
import { chosenPoints } from './chosen-points.ts'
import { type CopyParts, inProfile, lines, link, paragraphs, type Structure, sentences } from './copy-parts.ts'
import { cutAtJoint, heading, sentence } from './sentences.ts'

const linkOnX = 23
/** What is read on a slide. */
const slideCharacters = 110
/** The call and one line are no carousel. */
const fewestSlides = 2

/** What speaks for it, unless the text opens with it. */
const proofIn = ({ words, opening }: CopyParts) => words.proof.find((text) => text !== opening)

/** One idea: the opening, what goes wrong, what it is with what it does, the price, one call. */
export const post: Structure = (parts) => ({
  text: paragraphs(
    parts.opening,
    parts.trouble,
    parts.offer,
    lines(chosenPoints(parts.words, 4, parts.topic)),
    proofIn(parts),
    parts.words.price,
    link(parts),
  ),
})

/** Among neighbours: short, in sentences, a person speaks. */
export const groupPost: Structure = (parts) => ({
  text: paragraphs(
    parts.opening,
    [parts.offer, sentences(chosenPoints(parts.words, 3, parts.topic)), proofIn(parts)].filter(Boolean).join(' '),
    [parts.words.price, link(parts)].filter(Boolean).join(' '),
  ),
})

/** The caption says what it is and what speaks for it; what it does stands on the slides and nowhere else. */
export const caption: Structure = (parts) => {
  const points = chosenPoints(parts.words, 4, parts.topic)
  const fits = ({ text }: { text: string }) =>
    charactersIn(text) <= slideCharacters && heading(text) !== heading(parts.opening ?? '')
  const slides = [...points.filter((each) => !each.isRefusal && fits(each)).map(({ text }) => text), parts.call]
  const isShown = slides.length > fewestSlides
  return {
    text: paragraphs(
      parts.opening,
      parts.offer,
      isShown ? undefined : sentences(points.slice(0, 2)),
      proofIn(parts),
      [parts.words.price, inProfile(parts)].filter(Boolean).join(' '),
      isShown ? ['Slides, one line each:', ...slides.map((text, at) => `${at + 1}. ${text}`)].join('\n') : undefined,
    ),
  }
}

/** The whole offer; the opening and one more line where they fit. */
export const shortPost: Structure = ({ words, offer, opening, topic, limit }) => {
  const [first] = chosenPoints(words, 1, topic).map(({ text }) => sentence(text))
  const short =
    words.what && words.name ? sentence(`${words.name}: ${cutAtJoint(words.what, 90) ?? words.what}`) : offer
  const proof = words.proof.find((text) => text !== opening)
  const bodies = [
    ...(proof
      ? [
          paragraphs(proof, [offer, words.price].filter(Boolean).join(' ')),
          paragraphs(proof, offer),
          [short, proof].join(' '),
        ]
      : []),
    paragraphs(opening, [offer, first, words.price].filter(Boolean).join(' ')),
    paragraphs(opening, [offer, words.price].filter(Boolean).join(' ')),
    [offer, first, words.price].filter(Boolean).join(' '),
    [offer, words.price].filter(Boolean).join(' '),
    [short, words.price].filter(Boolean).join(' '),
    short,
  ]
  const body = bodies.find((text) => charactersIn(text) + linkOnX + 2 <= limit)
  return body
    ? { text: `${body}\n\n[link]` }
    : {
        text: '',
        why: `Your description of the product takes more than ${limit} characters. Shorten it and generate again.`,
      }
}

/** What one person writes to another, or what stands on a notice board. */
export const message: Structure = (parts) => ({
  text: paragraphs(
    parts.opening,
    [parts.offer, sentences(chosenPoints(parts.words, 2, parts.topic)), proofIn(parts)].filter(Boolean).join(' '),
    [parts.words.price, `${parts.call}: [link or number]`].filter(Boolean).join(' '),
  ),
})
