import { marks } from '#drafting/compose/claim-text.ts'
import { ownPriceAnchor } from '#drafting/compose/own-price-anchor.ts'
import { lowerFirst, upperFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import { pitchFacts } from '#drafting/compose/pitch-facts.ts'
import { priceRange } from '#drafting/compose/price-range.ts'
import { mostRelevant, sharedWords } from '#drafting/compose/relevance.ts'
import { fillAct, isCase } from '#drafting/copy/copy-facts.ts'
import type { Objection } from '../output.ts'
import { type SalesFacts, theirShortJob } from './sales-facts.ts'
import { weManage } from './way-words.ts'

const most = 5
const perRole = 2

/** What is said against it: by the buyer, by whoever can stop it, by habit, by a rival's customer, about the price. */
export function objectionsOf(facts: SalesFacts): Objection[] {
  return [
    ...ofHabit(facts),
    ...ofRoles(facts),
    ...ofException(facts),
    ...ofRival(facts),
    ...ofSceptic(facts),
    ...ofPrice(facts),
    ...ofMemory(facts),
  ].slice(0, most)
}

function ofHabit({ copy }: SalesFacts): Objection[] {
  const { today, people, name, thing, things } = copy
  const way = today[0]
  if (!way) return []
  const some = thing === 'case' ? 'cases' : things
  return [
    {
      objection: `“${weManage(way.text)}. It works.”`,
      who: upperFirst(people),
      answer: `${way.strength ? `Agree first: ${lowerFirst(withoutPoint(way.strength))}.` : `Ask what works best about it.`} Then ask for the last three ${some} that went that way, one by one.${way.weakness ? ` What tends to show: ${lowerFirst(withoutPoint(way.weakness))} (assumption: their three ${some} decide).` : ''} If all three went well, ${name} has nothing to offer here; say so.`,
      proof: `The customer's own last three ${some}, written down during the call`,
    },
  ]
}

/** Objections of the library's roles, the buyer's before the blocker's, answered only from what the description says. */
function ofRoles({ copy, role }: SalesFacts): Objection[] {
  const { view } = copy
  const { market, relevance } = view
  const blockers = (market?.roles ?? []).filter(({ part }) => part === 'blocker')
  const blocker = mostRelevant(
    blockers,
    ({ title, organization, objections }) => `${title} ${organization} ${objections.join(' ')}`,
    relevance,
  )[0]
  const roles = [role, blocker].filter((each) => each !== null && each !== undefined)
  const said = roles.flatMap((each) =>
    mostRelevant(each.objections, (text) => text, relevance)
      .slice(0, perRole)
      .map((words) => ({ words, who: each.title })),
  )
  return said.flatMap(({ words, who }) => {
    const answer = answerTo(words, copy)
    return answer ? [{ objection: `“${withoutPoint(words)}.”`, who, ...answer }] : []
  })
}

/** What buyers of the market say and the description does not answer: nobody may improvise it. */
export function unanswered({ copy, role }: SalesFacts): { words: string; who: string }[] {
  const { market, relevance } = copy.view
  const blockers = (market?.roles ?? []).filter(({ part }) => part === 'blocker')
  return [role, ...blockers]
    .flatMap((each) => (each ? each.objections.map((words) => ({ words, who: each.title })) : []))
    .filter(({ words }) => answerTo(words, copy) === null)
    .sort((a, b) => relevance.score(b.words) - relevance.score(a.words))
    .slice(0, 3)
}

/** Null when nothing of the description speaks of it. */
function answerTo(words: string, copy: SalesFacts['copy']): Pick<Objection, 'answer' | 'proof'> | null {
  const { steps, fullAct, spared, view, thing } = copy
  const { limit } = pitchFacts(view)
  const said = [
    ...steps.map(({ text }) => text),
    ...(fullAct ? [fullAct] : []),
    ...(spared ? [spared] : []),
    ...(limit ? [`has to ${limit}`] : []),
  ]
  const related = said
    .map((text) => ({ text, shared: sharedWords(text, words) }))
    .sort((a, b) => b.shared - a.shared)[0]
  if (related && related.shared > 1)
    return {
      answer: `Ask when that last happened. Then show the one part that touches it, “${lowerFirst(withoutPoint(related.text))}”, on ${thing === 'case' ? 'a case' : `a ${thing}`} of theirs, and let them say whether it is enough.`,
      proof: `“${lowerFirst(withoutPoint(related.text))}” done live with their data (product manager: confirm that it can be shown)`,
    }
  return null
}

/** What customers ask about the case in which such a step goes wrong. */
function ofException({ copy }: SalesFacts): Objection[] {
  const { kind, people, name, thing } = copy
  if (kind.verbs.length === 0) return []
  return [
    {
      objection: `“${fillAct(kind.exception.question, copy)}”`,
      who: `One of the ${people}`,
      answer: fillAct(kind.exception.answer, copy),
      proof: `That very case shown in ${name} with ${thing === 'case' ? 'their own data' : `${withArticle(thing)} of theirs`} (product manager: confirm that it can be shown)`,
    },
  ]
}

/** The doubt that belongs to the kind of step, with what would settle it. */
function ofSceptic({ copy }: SalesFacts): Objection[] {
  const { kind, people } = copy
  if (kind.verbs.length === 0) return []
  return [
    {
      objection: `“${withoutPoint(fillAct(kind.sceptic.question, copy)).replace(/\?$/, '')}?”`,
      who: `A sceptic among ${people}`,
      answer: `The right question, and not yours to answer for them. One number settles it, ${lowerFirst(fillAct(kind.doneWell.name, copy))}: ${lowerFirst(withoutPoint(fillAct(kind.doneWell.definition, copy)))}.`,
      proof: `That number, counted with these ${people} in the first two weeks`,
    },
  ]
}

function ofMemory({ copy }: SalesFacts): Objection[] {
  const { name, people } = copy
  const job = theirShortJob(copy)
  return [
    {
      objection: `“We tried a tool to ${job} before.”`,
      who: `${upperFirst(people)} with a past`,
      answer: `Ask for its name, and on which day somebody last used it. Until that reason is known, do not say that ${name} is different.`,
      proof: `The reason in their words, and the one screen of ${name} that answers it (product manager)`,
    },
  ]
}

function ofRival({ copy }: SalesFacts): Objection[] {
  const rival = copy.view.rivals[0]
  if (!rival) return []
  const { vendor, source, covers } = rival
  const mark = marks([source])
  return [
    {
      objection: `“We are looking at ${vendor.name}.”`,
      who: `Customers who compare`,
      answer: `Say what it is chosen for: ${lowerFirst(withoutPoint(vendor.goodAt))}${mark}. Ask how much of that they need to ${theirShortJob(copy)}. Then ask about its gap: ${lowerFirst(withoutPoint(vendor.weakAt))}${mark}.${covers[0] ? ` It has “${lowerFirst(covers[0])}” too${mark}, so do not say that it cannot.` : ''}`,
      proof:
        source === null
          ? `The page of ${vendor.name}, read this week; no source of this run covers it`
          : `The same ${isCase(copy) ? copy.thing : 'real case'} done in both, with the customer at the keyboard`,
    },
  ]
}

function ofPrice({ copy }: SalesFacts): Objection[] {
  const { price, today, things, name, view } = copy
  const anchor = ownPriceAnchor(view)
  return [
    {
      objection: '“It is too expensive.”',
      who: view.buyers === 'intended users' ? 'Whoever pays' : upperFirst(view.buyers),
      answer: `${price ? `The price is “${withoutPoint(price)}”.` : `The description of ${name} names no price, so none is quoted in the first call.`} Ask what it is being compared with, and multiply with them: ${isCase(copy) ? `${things} a month, times the minutes that one takes` : `times a month, times the minutes that it takes`} with ${today[0]?.text ?? 'what they use now'}.${anchor ? ` What such products cost: ${priceRange(anchor)} (assumption: ${lowerFirst(withoutPoint(anchor.note))}).` : ''}`,
      proof: `Their two numbers from the discovery call, in the offer, with their name on them: what it takes to ${theirShortJob(copy)} today`,
    },
  ]
}
