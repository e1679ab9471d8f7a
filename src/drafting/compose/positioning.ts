import { assumed, inferred, inferredOr } from './claim-text.ts'
import type { MarketView } from './market-view.ts'
import { listed, lowerFirst, sentence, withoutPoint } from './phrases.ts'
import { gapOf, type PitchFacts, pitchFacts } from './pitch-facts.ts'
import { placeNames } from './place-names.ts'
import { bears } from './rivals.ts'
import { type Tone, voices } from './tone.ts'

/** For whom, what, unlike what: two or three sentences in the tone that was asked for. */
export function positioningStatement(view: MarketView, tone: Tone): string {
  const facts = pitchFacts(view)
  return sentences(voices[tone].positioning(facts, differenceOf(facts)))
}

/** The job, what it costs today, what changes, what is not proven; `notes` are sentences about the draft itself. */
export function valueProposition(view: MarketView, tone: Tone, notes: readonly string[] = []): string {
  const facts = pitchFacts(view)
  const voice = voices[tone]
  return sentences([...voice.problem(facts), ...voice.change(facts, proofOf(view, facts)), ...notes])
}

/** A predicate; empty when the words give no difference beyond the job itself. */
function differenceOf(facts: PitchFacts): string {
  if (facts.special && !facts.is.includes(facts.special)) return `does this ${facts.special}`
  if (facts.novelty) return `brings what the description calls new: ${withoutPoint(facts.novelty)}`
  if (facts.limit) return `has to ${facts.limit}`
  return facts.job ? '' : 'has no stated difference yet'
}

function proofOf({ terms, people }: MarketView, { today, todaySaid }: PitchFacts): string {
  const leave =
    today && todaySaid
      ? `would leave ${today} for it`
      : terms.shortJob
        ? `would change the way they ${terms.shortJob} for it`
        : 'have the problem at all'
  const act = terms.job?.startsWith('know ') ? 'would act on what they learn from it' : leave
  return `that ${people} ${act}; one group of them, served by hand for a week, would show it`
}

/** What only this product says, each against what the compared rivals say; one to four. */
export function sellingPoints(view: MarketView, tone: Tone): string[] {
  const { terms, rivals, people, context } = view
  const facts = pitchFacts(view)
  const voice = voices[tone]
  const numbers = rivals.slice(0, 3).map(({ source }) => source)
  const names = listed(
    rivals.slice(0, 3).map(({ vendor }) => vendor.name),
    'or',
  )
  const points: string[] = []
  const special = facts.special ? `${terms.shortJob ?? 'it works'} ${facts.special}` : facts.novelty
  const covering = rivals.filter(({ covers }) => covers.length > 0)
  // What rivals list already sets nothing apart, unless the user's own words go beyond it.
  if (special && !(covering.length > 0 && terms.promises.length === 0)) {
    points.push(
      rivals.length > 0
        ? inferredOr(
            voice.point('special', special, `nothing of the kind is listed for ${names}`),
            numbers,
            `look for it on the pages of ${names}`,
          )
        : assumed(voice.point('special', special, ''), `ask five ${people} who else has offered them this`),
    )
  }
  // A way of today that the user named and whose cost the library knows.
  const habit = view.today.find(({ said, weakness }) => said && weakness !== null)
  if (habit?.weakness && terms.shortJob)
    points.push(
      assumed(
        voice.point(
          'habit',
          `a way to ${terms.jobLine !== terms.job ? terms.jobLine : terms.shortJob}`,
          `with ${habit.text}, ${lowerFirst(withoutPoint(habit.weakness))}`,
        ),
        `let three ${people} tell which of the two they would keep after a week`,
      ),
    )
  const other =
    rivals.find(({ elsewhere, otherSize, shared }) => elsewhere || otherSize !== null || shared.length === 0) ??
    rivals[0]
  if (terms.who && !terms.who.assumed) {
    points.push(
      other
        ? inferredOr(
            voice.point(
              'focus',
              terms.who.full,
              `${other.vendor.name} is made for ${lowerFirst(withoutPoint(other.vendor.buyer))}`,
            ),
            [other.source],
            `read the customer stories of ${other.vendor.name} and count those that are ${people}`,
          )
        : inferred(voice.point('focus', terms.who.full, ''), []),
    )
  }
  if (facts.limit) points.push(inferred(voice.point('limit', facts.limit, ''), []))
  const places = placeNames(context)
  const away = rivals.find((rival) => rival.elsewhere && rival !== other)
  if (places.length > 0 && away)
    points.push(
      inferredOr(
        voice.point(
          'place',
          `starts in ${listed(places)}`,
          away.gapBears >= bears
            ? `${away.vendor.name} has this gap: ${gapOf(away)}`
            : `nothing shows that ${away.vendor.name} is sold there`,
        ),
        [away.source],
        `open an account with ${away.vendor.name} from there`,
      ),
    )
  if (points.length > 0) return points.slice(0, 4)
  return [
    assumed(
      facts.job
        ? voice.point('special', `to ${facts.job} and nothing else`, '')
        : 'No selling point can be claimed before the job is known as a verb and a thing',
      `ask five ${people} what they would compare ${terms.subject} with`,
    ),
  ]
}

const sentences = (parts: readonly string[]) =>
  parts
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ')
