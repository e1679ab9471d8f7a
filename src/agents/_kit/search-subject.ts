import type { BriefReading } from '#shared/reading.ts'
import { shortened } from '#shared/shortened.ts'

export interface SearchSubject {
  /** What it is about, in enough words to find it: "nurses swap shifts", "marketplace for used bikes". */
  topic: string
  /** Who uses it; the first words of the description when nobody is named. */
  who: string
}

const longest = 80

/** What stands before the words that a search needs: "A phone app that lets". */
const opening =
  /^(?:(?:is\s+)?(?:an?|the)\s+)?(?:(?:web|phone|mobile|browser|desktop)\s+)?(?:(?:app|tool|platform|service|software|website)\s+)?(?:(?:that|which)\s+)?(?:(?:lets|helps|allows)\s+)?/i

/** The words that a search for this product needs: what it does and for whom, else the description's own beginning. */
export function searchSubject(
  { name, offer, capabilities, own, people }: Pick<BriefReading, 'name' | 'offer' | 'capabilities' | 'own' | 'people'>,
  description: string,
): SearchSubject {
  const first = cut(description)
  const who = people[0] ? cut(people[0].text) : ''
  const does = [...capabilities, ...own].toSorted((a, b) => a.start - b.start)[0]?.text ?? ''
  const said = name && offer?.text.startsWith(name.text) ? offer.text.slice(name.text.length) : (offer?.text ?? '')
  const what = said.trim().replace(opening, '')
  // "For landlords" says nothing of what it does.
  const topic = what === '' || /^for\s/i.test(what) ? `${does.replace(opening, '')} ${who}`.trim() : what
  return { topic: cut(topic) || first, who: who || first }
}

const cut = (text: string) => shortened(text.replace(/\s+/g, ' ').trim(), longest).replace(/…$/, '').trim()
