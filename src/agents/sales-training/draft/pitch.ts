import { marks } from '#drafting/compose/claim-text.ts'
import { listed, lowerFirst, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { pitchFacts } from '#drafting/compose/pitch-facts.ts'
import { turnLine } from '#drafting/copy/call-line.ts'
import { type CopyFacts, isCase } from '#drafting/copy/copy-facts.ts'
import type { CopyStep } from '#drafting/copy/copy-steps.ts'
import type { Pain } from '#drafting/copy/pains.ts'
import { toThem } from '#drafting/copy/second-person.ts'
import { newSteps, stepsTold } from '#drafting/copy/told-steps.ts'
import { buysAlone, type SalesFacts, sayablePains, theirJob, theirShortJob, yourShortJob } from './sales-facts.ts'

/** Two pitches of the same facts: today, what changes, a question; then with steps, difference and what is not proven. */
export function pitchOf(facts: SalesFacts) {
  return { thirtySeconds: thirtySeconds(facts), twoMinutes: twoMinutes(facts) }
}

/** To somebody who buys for themselves a pain is said as theirs. */
const said = ({ text, you }: Pain, copy: CopyFacts) => (buysAlone(copy) && you !== null ? you : text)

const waysOf = ({ copy }: SalesFacts) => listed(copy.today.map(({ text }) => text))

function thirtySeconds(facts: SalesFacts): string {
  const { copy } = facts
  const { people, name } = copy
  const pains = sayablePains(copy)
  const ways = waysOf(facts)
  const pain = pains.find(({ text }) => !/\buse\b/.test(text)) ?? pains[0]
  const job = theirJob(copy)
  return [
    ways
      ? `When ${people} want to ${theirShortJob(copy)}, they ${/^\w+ing\b/.test(ways) ? 'manage by' : 'get by with'} ${ways}.`
      : buysAlone(copy)
        ? `You have to ${yourShortJob(copy)}.`
        : `You know ${people}: they have to ${theirShortJob(copy)}.`,
    pain ? `${upperFirst(withoutJob(said(pain, copy)))}.` : '',
    buysAlone(copy) ? turnLine(copy) : `With ${name} ${wayOf(copy) ?? `they ${job}`}.`,
    buysAlone(copy) ? 'How did it go the last time?' : 'How did it go here the last time?',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** "The last time they had to swap shifts, ...": the job stands in the sentence before. */
const withoutJob = (text: string) =>
  withoutPoint(text).replace(/^(the last time) (?:they|you) (?:had|needed) to [^,]{1,120},/i, '$1,')

/** The pronoun and the article of somebody else lose their capital inside of the sentence; a product keeps its own. */
const withoutCapital = (text: string, { yours, whos }: CopyStep) => (yours || whos !== null ? lowerFirst(text) : text)

/** All that the steps would tell stands in the job already. */
const areSaid = (steps: readonly CopyStep[], job: string) =>
  steps.every(({ phrase, yours }) => yours && job.includes(toThem(phrase).replace(/^\S+ /, '')))

/** How it goes, where the description tells more than the job: that somebody keeps a logbook with it was said already. */
function wayOf({ steps, shortAct, spared }: Pick<CopyFacts, 'steps' | 'shortAct' | 'spared'>): string | null {
  // What it spares is the better half of the sentence, and stands with the job.
  if (spared) return null
  const own = newSteps({ steps, shortAct }).filter(({ yours, whos }) => yours || whos !== null)
  return own.length < 2
    ? null
    : stepsTold(own.slice(0, 2).map((step) => ({ ...step, text: withoutCapital(asTheirs(step.text, 'they'), step) })))
}

function twoMinutes(facts: SalesFacts): string {
  const { copy } = facts
  const { people, name, today, view, things } = copy
  const steps = newSteps(copy)
  const counted = isCase(copy)
  const { limit } = pitchFacts(view)
  const rival = view.rivals[0]
  const way = today.find(({ strength }) => strength !== null)
  const told = sayablePains(copy).slice(0, 2)
  const paragraphs = [
    `Let me start with a day that ${people} know. ${told.length > 0 ? told.map((pain) => `${upperFirst(withoutPoint(said(pain, copy)))}.`).join(' ') : `They want to ${theirShortJob(copy)}, and what happens then is what I would like to hear from you.`}`,
    way?.strength
      ? `I would not talk ${way.text} down. ${upperFirst(lowerFirst(withoutPoint(way.strength)))}: that is why it is still there.`
      : '',
    `${copy.deed ? turnLine(copy) : `${name} does one thing: ${people} ${theirJob(copy)}.`}${steps.length > 1 && !copy.deed && !areSaid(steps, theirJob(copy)) ? ` It goes like this. ${steps.map(({ text }, index) => `${asTheirs(text, index > 0 && steps[index - 1]?.yours ? 'they' : people)}.`).join(' ')}` : ''}${copy.service ? ` ${copy.service}.` : ''}${limit ? ` One condition was set from the start: it has to ${limit}.` : ''}`,
    rival
      ? `You may have looked at ${rival.vendor.name}. It is chosen for this: ${lowerFirst(withoutPoint(rival.vendor.goodAt))}${marks([rival.source])}. If that is what you need most, take it. Where it leaves a gap is this: ${lowerFirst(withoutPoint(rival.vendor.weakAt))}${marks([rival.source])}.`
      : `I do not know yet what else you have opened to ${yourShortJob(copy)}, and where you stopped; tell me, and I say where it is better.`,
    `Nobody has counted with you yet what it costs as it goes today, so I promise no hours. I suggest a small test: ${counted ? `the next three ${things}` : 'three cases'} of your own, with ${name} beside ${today[0]?.text ?? 'what you use now'}, and afterwards we look at both together. On which day next week ${counted ? `do the next ${things} come up` : 'does it come up'}, and who has to be in the room?`,
  ]
  return paragraphs.filter((part) => part !== '').join('\n\n')
}

/** "You offer a shift" told of the customers: "Nurses offer a shift". */
const asTheirs = (text: string, people: string) =>
  text.startsWith('You ') ? `${upperFirst(people)} ${toThem(text.slice(4))}` : text
