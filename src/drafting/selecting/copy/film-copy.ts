import { charactersIn } from '#shared/characters.ts'
import { chosenPoints } from './chosen-points.ts'
import { inProfile, link, paragraphs, type Structure, sentences } from './copy-parts.ts'
import { heading, sentence } from './sentences.ts'

/** Half a minute: the line, the trouble, the thing shown twice, the call. */
export const shortVideo: Structure = (parts) => {
  const { words, opening, trouble, offer, topic } = parts
  const shown = chosenPoints(words, 2, topic)
  const first = opening ?? trouble
  if (!first || shown.length === 0)
    return {
      text: '',
      why: 'A video needs a scene to film. Describe the last time it went wrong for one of your users.',
    }
  const film = parts.facts.dossier.copy.assertNothing.find(({ kind }) => kind === 'video')
  return {
    text: paragraphs(
      `0 to 3 s, spoken and on the screen: ${first}`,
      film
        ? `3 to 12 s, film: ${film.text}`
        : trouble && trouble !== first
          ? `3 to 12 s, spoken: ${trouble}`
          : undefined,
      `12 to 24 s, show it on the screen: ${shown.map(({ text }) => sentence(text)).join(' ')}`,
      `24 to 30 s, spoken: ${[offer, words.proof[0], words.price].filter(Boolean).join(' ')}`,
      `Caption: ${[first, offer, words.price, inProfile(parts)].filter(Boolean).join(' ')}`,
    ),
  }
}

/** What the viewer sees, chapter by chapter, and the description with the offer. */
export const video: Structure = (parts) => {
  const { words, opening, trouble, topic, offer } = parts
  const chapters = chosenPoints(words, 5, topic).filter(({ isRefusal }) => !isRefusal)
  const titles = [topic ? heading(topic) : undefined, opening, words.what ?? undefined]
  const title = titles.find((each) => each && charactersIn(each) <= 100)
  if (!title || chapters.length < 2)
    return { text: '', why: 'A longer video needs two features to show. Describe what it does step by step.' }
  return {
    text: paragraphs(
      `Title: ${title}`,
      [opening, trouble].some((each) => each && each !== title)
        ? `Opening, spoken: ${[opening, trouble].filter((each) => each && each !== title).join(' ')}`
        : undefined,
      [
        'Chapters, each shown on the screen as it is said:',
        ...chapters.map(({ text }, at) => `${at + 1}. ${text}`),
      ].join('\n'),
      `End: ${[offer, words.proof[0], words.price].filter(Boolean).join(' ')}`,
      `Description: ${link(parts)}\n${[offer, sentences(chapters), words.price].filter(Boolean).join(' ')}`,
    ),
  }
}
