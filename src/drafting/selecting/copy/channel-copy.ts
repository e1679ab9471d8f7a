import type { Copy, CopyForm, CopyParts, Structure } from './copy-parts.ts'
import { shortVideo, video } from './film-copy.ts'
import { sentence } from './sentences.ts'
import { caption, groupPost, message, post, shortPost } from './social-copy.ts'
import { mail, outline, searchAd } from './written-copy.ts'

const lowerFirst = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

const structures: Readonly<Record<CopyForm, Structure>> = {
  post,
  'group-post': groupPost,
  caption,
  'short-post': shortPost,
  mail,
  outline,
  'short-video': shortVideo,
  video,
  'search-ad': searchAd,
  message,
}

/** Why no text is made while nothing says what it is. */
export const noOffer =
  'Your description has no sentence that says what the product is. Write one with its name, what it does and for whom.'

/** A text in the structure of its channel around the user's offer. What could not be published as it stands is not written. */
export function channelCopy(form: CopyForm, parts: CopyParts): Copy {
  const { words, audience } = parts
  // Where nothing is named that it does, the trade's trouble carries the text.
  const opening = parts.opening ?? (words.points.length === 0 ? parts.trouble : undefined)
  if (words.offer === null) return { text: '', why: noOffer }
  const isForWhom = /\b(?:for|between|where|so that)\b/i.test(words.offer)
  const offer = isForWhom ? words.offer : `${words.offer} ${sentence(`For ${lowerFirst(audience)}`)}`
  // What opens a text is not said a second time in it; a film and an article come back to it.
  const isLong = form === 'outline' || form === 'video'
  const points = words.points.filter(({ text }) => isLong || sentence(text) !== opening)
  const trouble = parts.trouble === opening ? undefined : parts.trouble
  return structures[form]({ ...parts, opening, offer, trouble, words: { ...words, points } })
}
