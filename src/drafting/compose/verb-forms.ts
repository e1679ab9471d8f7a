import nlp from 'compromise/two'
import { toThirdPerson } from '../brief/inflect.ts'

/** Forms of an English verb in base form. A particle or second word stays as it is: "pick up" gives "picking up". */

interface Conjugation {
  two: {
    transform: {
      verb: { conjugate(word: string, model: object): { PastTense: string; Gerund: string; Participle?: string } }
    }
  }
}

const model = nlp.model()
const { conjugate } = (nlp.methods() as Conjugation).two.transform.verb

/** What the library's rules get wrong, or do not know. */
const irregular: Record<string, { past?: string; gerund?: string }> = {
  be: { past: 'was', gerund: 'being' },
  put: { past: 'put', gerund: 'putting' },
  set: { past: 'set', gerund: 'setting' },
  cut: { past: 'cut', gerund: 'cutting' },
  get: { past: 'got', gerund: 'getting' },
  read: { past: 'read' },
  bid: { past: 'bid', gerund: 'bidding' },
  quit: { past: 'quit', gerund: 'quitting' },
  input: { past: 'input', gerund: 'inputting' },
}

function split(verb: string): { first: string; rest: string } {
  const space = verb.indexOf(' ')
  return space < 0 ? { first: verb, rest: '' } : { first: verb.slice(0, space), rest: verb.slice(space) }
}

/** "video-call" and "cross-check" are inflected at their last part. */
function inflected(verb: string, inflect: (word: string) => string): string {
  const { first, rest } = split(verb)
  const dash = first.lastIndexOf('-')
  const before = first.slice(0, dash + 1)
  return `${before}${inflect(first.slice(dash + 1))}${rest}`
}

/** One short vowel before one consonant doubles it: "snap", "snapping", "snapped". */
const doubling = /^[^aeiou]*[aeiou][bdgkmnpt]$/
const doubled = (word: string, form: string, ending: string) =>
  doubling.test(word) && form === `${word}${ending}` ? `${word}${word.at(-1)}${ending}` : form

/** "swap" → "swaps", "pick up" → "picks up". */
export const thirdPerson = (verb: string) => inflected(verb, toThirdPerson)

/** "swap" → "swapping", "write down" → "writing down". */
export const gerundOf = (verb: string) =>
  inflected(verb, (word) => irregular[word]?.gerund ?? doubled(word, conjugate(word, model).Gerund, 'ing'))

/** "swap" → "swapped", "write down" → "wrote down". */
export const pastOf = (verb: string) =>
  inflected(verb, (word) => irregular[word]?.past ?? doubled(word, conjugate(word, model).PastTense, 'ed'))

/** "swap" → "swapped", "write" → "written": for "shifts swapped". */
export const participleOf = (verb: string) =>
  inflected(verb, (word) => {
    const forms = conjugate(word, model)
    return irregular[word]?.past ?? forms.Participle ?? doubled(word, forms.PastTense, 'ed')
  })
