import type { Quote } from '#shared/reading.ts'
import { contentStems } from './content-stems.ts'

const fewestStems = 4
const longest = 140
/** The user thinks aloud, complains, speaks of the plan, or says whom it is for: none of that is a feature. */
const noFeature =
  /^(?:ok|so|well|for|my|i|i['’]m|i['’]ve|nobody|no one|people|they|everybody|everyone|insurance|legal|what|maybe|we want|we need|budget|want to|oh|the idea|that['’]s|there (?:is|are))\b|\b(?:working name|not sure|don['’]t know|the idea)\b/i
/** "It's like Mailchimp but ...": what comes behind it is the user's own. */
const comparison = /^(?:it['’]?s |it is |this is |think )?(?:like|similar to)\s.{2,60}?\sbut\s+/i

/** The user's own features that say enough to stand alone, as typed and cut at a word; the first are meant most. */
export function tellingOwn(own: readonly Quote[], most: number): string[] {
  return own
    .map(({ text }) => text.replace(comparison, ''))
    .filter((text) => !noFeature.test(text) && contentStems(text).length >= fewestStems)
    .slice(0, most)
    .map((text) => (text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`))
}
