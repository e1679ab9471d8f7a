import type { Vendor } from '#knowledge/market.ts'
import type { DraftFacts } from './draft-facts.ts'
import { fillStep } from './fill-step.ts'
import { listed, lowerFirst, sentence, upperFirst, withArticle, withoutPoint } from './phrases.ts'
import { mostRelevant, sharedWords } from './relevance.ts'
import { bears } from './rivals.ts'
import { bindingRules, shortName } from './rules.ts'
import { anyStep } from './step-kinds.ts'
import { viaToday } from './subject.ts'

export interface Risk {
  risk: string
  earlySign: string
  answer: string
}

const most = 4
const least = 3

/** One risk of each cause, where the input gives it: what people use today, the step, the market, the means, a rule, a rival. */
export function risks(facts: DraftFacts): Risk[] {
  const { market, means, models, relevance } = facts
  const text = ({ risk, earlySign, answer }: Risk) => `${risk} ${earlySign} ${answer}`
  const ofMarket = mostRelevant(market?.failureModes ?? [], text, relevance)
  const ofMeans = means.flatMap((each) => mostRelevant(each.risks, text, relevance).slice(0, 2))
  const ofModels = models.flatMap((each) => mostRelevant(each.risks, text, relevance).slice(0, 1))
  const ranked = [
    ofToday(facts),
    ofMarket[0],
    ofStep(facts),
    ofMeans[0],
    ofRival(facts),
    ofRule(facts),
    ofModels[0],
    ofMarket[1],
    ofMeans[1],
    ofUnread(facts),
    ofBlindness(facts),
    ...ofOtherSteps(facts),
    ofPraise(facts),
  ].filter((risk): risk is Risk => Boolean(risk))
  const distinct = ranked.filter(
    (risk, index) => !ranked.slice(0, index).some((other) => sharedWords(other.risk, risk.risk) >= 4),
  )
  return (distinct.length < least ? ranked : distinct).slice(0, most).map(({ risk, earlySign, answer }) => ({
    risk: sentence(risk),
    earlySign: sentence(earlySign),
    answer: sentence(answer),
  }))
}

/** What the market knows about today's way, if it knows it; the way that was named first counts first. */
export function statusQuoOf({ subject, market }: DraftFacts) {
  for (const today of subject.today) {
    const known = (market?.statusQuo ?? [])
      .map((each) => ({ each, shared: sharedWords(today, each.what) }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared)[0]
    if (known) return { ...known.each, today }
  }
  return null
}

function ofToday(facts: DraftFacts): Risk | null {
  const { subject } = facts
  const today = subject.today[0]
  if (!today) return null
  const known = statusQuoOf(facts)
  const things = subject.anyStep.things
  const way = known?.today ?? listed(subject.today)
  return {
    risk: `${upperFirst(subject.who.plural)} ${isDoing(way) ? 'go on' : 'stay with'} ${way}${known ? `; what speaks for it: ${lowerFirst(withoutPoint(known.strength))}` : '; it costs them nothing new to learn'}`,
    earlySign: `In the third pilot week, more ${things} are still handled ${viaToday(way)} than through ${subject.product}`,
    answer: isDoing(way)
      ? `Offer it at the moment in which they would otherwise be ${way}`
      : `Accept ${things} that arrive through ${way}, and do first what it lacks`,
  }
}

const isDoing = (today: string) => /^\w+ing\b/.test(today)

function ofStep({ subject }: DraftFacts): Risk | null {
  const { main } = subject
  if (!main) return null
  const { risk, earlySign, answer } = main.kind.risk
  return { risk: fillStep(risk, main), earlySign: fillStep(earlySign, main), answer: fillStep(answer, main) }
}

/** The vendor of this run's sources that is nearest to the job; its gap only when these people would feel it. */
export function nearestRival({ ranked }: DraftFacts): {
  vendor: Vendor
  number: number
  capability: string | null
  /** False when the capability is only about the same thing: maps of graves mow none. */
  does: boolean
  gap: string | null
} | null {
  const rival = ranked.find(
    ({ source, elsewhere, hosts, named, vendor }) =>
      source !== null && !hosts && (named || (!elsewhere && vendor.kind !== 'could-enter')),
  )
  if (!rival) return null
  const { vendor, source, covers, near, gapBears } = rival
  return {
    vendor,
    number: source ?? 0,
    capability: covers[0] ?? near[0] ?? null,
    does: covers.length > 0,
    gap: gapBears >= bears ? lowerFirst(withoutPoint(vendor.weakAt)) : null,
  }
}

function ofRival(facts: DraftFacts): Risk | null {
  const rival = nearestRival(facts)
  if (!rival) return null
  const { vendor, number, capability, gap } = rival
  return {
    risk: capability
      ? `${vendor.name} already lists “${lowerFirst(capability)}” among what it does [${number}]`
      : `${vendor.name} can reach the same buyers with one more function [${number}]`,
    earlySign: `Two of the first ten ${facts.subject.who.plural} name it before we do`,
    answer: gap
      ? `Stay where it leaves a gap: ${gap} [${number}]`
      : `Do one ${facts.subject.anyStep.thing} in both with three ${facts.subject.who.plural} watching, and build what they still do by hand in ${vendor.name}`,
  }
}

function ofRule(facts: DraftFacts): Risk | null {
  const [rule] = bindingRules(facts).filter(({ fits }) => fits)
  if (!rule) return null
  return {
    risk: `The ${shortName(rule.name)} is breached ${rule.where}${rule.mark || ' (assumption: counsel confirms that it applies)'}`,
    earlySign: rule.earlySign,
    answer: `Someone who knows the rule reads the flow “${facts.subject.shortJob}” before the first pilot user sees it`,
  }
}

function ofOtherSteps({ subject }: DraftFacts): Risk[] {
  const { main } = subject
  const others = subject.steps.filter((step) => step.kind !== main?.kind)
  const known = others.map((step) => ({ step, risk: step.kind.risk }))
  return [...known, ...(main ? [{ step: main, risk: anyStep.risk }] : [])].map(({ step, risk }) => ({
    risk: fillStep(risk.risk, step),
    earlySign: fillStep(risk.earlySign, step),
    answer: fillStep(risk.answer, step),
  }))
}

function ofPraise({ subject }: DraftFacts): Risk {
  return {
    risk: `Those who like “${subject.idea}” are not those who would use it`,
    earlySign: 'Praise comes from friends and colleagues, and nobody asks for a date',
    answer: 'Count only people who give an hour, their data or money',
  }
}

/** The reader understood too little to name a risk of the job. */
function ofUnread({ subject, brief }: DraftFacts): Risk | null {
  if (subject.main) return null
  return {
    risk: `We build before we can say whose problem “${subject.idea}” solves`,
    earlySign: 'Two people of the team describe the first user differently',
    answer: `Five interviews about the last time, before any screen is drawn${brief.language === 'en' ? '' : ', in the language of the idea'}`,
  }
}

/** Without a market there is no list of rivals: that is a risk of its own. */
function ofBlindness({ market, subject }: DraftFacts): Risk | null {
  // A market that knows no failure of this job hides a rival as well as none does.
  if (market && market.failureModes.length > 0) return null
  return {
    risk: `A product that lets ${subject.who.plural} ${subject.shortJob} exists and we have not seen it`,
    earlySign: `${upperFirst(withArticle(subject.who.singular))} in a test opens it and asks what is different`,
    answer: `Search one hour in the words of ${subject.who.plural}, and ask five of them what they tried and dropped`,
  }
}
