import { charactersIn } from '#shared/characters.ts'
import { chosenPoints } from './chosen-points.ts'
import { lines, link, paragraphs, type Structure, sentences, subjectCharacters, titleOf } from './copy-parts.ts'
import { cutAtJoint, heading, sentence } from './sentences.ts'
import { troubleOf } from './trade-lines.ts'

const pageDescription = 155

/** One story, one button; the preview adds another line to the subject. */
export const mail: Structure = (parts) => {
  const { words, offer, opening, topic, trouble } = parts
  const named = topic && charactersIn(topic) <= subjectCharacters ? heading(topic) : undefined
  const subject = [named, words.what && cutAtJoint(words.what, subjectCharacters), opening].find(
    (each) => each && charactersIn(each) <= subjectCharacters,
  )
  if (!subject)
    return { text: '', why: 'An email needs a subject line of at most 60 characters: enter it under Topic.' }
  return {
    text: [
      `Subject: ${subject}`,
      `Preview: ${opening ?? words.price ?? offer}`,
      '',
      paragraphs(
        trouble,
        offer,
        lines(chosenPoints(words, 4, topic)),
        words.proof[0],
        words.price,
        link(parts),
        '[your name and a phone number that someone answers]',
      ),
    ].join('\n'),
  }
}

/** Sections of an article: each feature with what goes wrong without it, and where a case of one's own belongs. */
export const outline: Structure = (parts) => {
  const { words, facts, offer, opening, topic, trouble } = parts
  const titles = [
    topic ? heading(topic) : undefined,
    opening,
    words.what ? cutAtJoint(words.what, subjectCharacters) : null,
  ]
  const title = titles.find((each) => each && charactersIn(each) <= subjectCharacters)
  const does = chosenPoints(words, 5, topic).filter(({ isRefusal }) => !isRefusal)
  if (!title || does.length < 2)
    return {
      text: '',
      why: 'An article needs a title and two features. Describe what it does step by step, one sentence each.',
    }
  const refusals = words.points.filter(({ isRefusal }) => isRefusal)
  const summary = [[offer, words.price].filter(Boolean).join(' '), offer].find(
    (each) => charactersIn(each) <= pageDescription,
  )
  const used = new Set<string | undefined>([trouble])
  const sections = does.map((point) => {
    const scene = troubleOf(facts, point)
    const isNew = scene !== undefined && !used.has(scene)
    used.add(scene)
    return paragraphs(
      `## ${titleOf(point)}`,
      isNew ? scene : undefined,
      '[Your case: who, when, what happened without it, and what is different now]',
    )
  })
  return {
    text: paragraphs(
      `# ${title}`,
      summary && `Page description: ${summary}`,
      opening !== title ? opening : undefined,
      trouble,
      ...sections,
      `## What ${words.name ?? 'it'} is`,
      [offer, sentences(refusals), ...words.proof.slice(0, 2), words.price].filter(Boolean).join(' '),
      link(parts),
    ),
  }
}

/** Lines that fit, each of them true of this product alone. */
export const searchAd: Structure = ({ words, limit, audience }) => {
  const short = (text: string | null) => (text ? cutAtJoint(text, limit - 1) : null)
  const made = [
    words.name && words.what ? short(`${words.name}: ${words.what}`) : short(words.what),
    words.price && charactersIn(words.price) <= limit ? words.price : null,
    ...words.proof.map((text) => (charactersIn(text) <= limit ? text : null)),
    ...chosenPoints(words, 6).map(({ text }) => (charactersIn(text) < limit ? text : null)),
    short(`For ${audience}`),
  ]
  const kept = [...new Set(made.flatMap((each) => (each ? [sentence(each)] : [])))]
  return kept.length >= 2
    ? { text: kept.slice(0, 5).join('\n') }
    : { text: '', why: `None of your lines fits ${limit} characters. Describe what it does in lines of six words.` }
}
