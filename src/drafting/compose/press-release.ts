import type { DraftFacts } from './draft-facts.ts'
import { fillStep } from './fill-step.ts'
import { languageName } from './language-name.ts'
import { limitWords, sureLimits } from './limits.ts'
import { listed, lowerFirst, sentence, shortened, upperFirst, withArticle, withoutPoint } from './phrases.ts'
import { placeNames, withThe } from './place-names.ts'
import { mostRelevant } from './relevance.ts'
import { statusQuoOf } from './risks.ts'
import { isOrganization, isSubjectless } from './role-words.ts'
import type { Step } from './steps-of-job.ts'
import { priceWords, quotable, sure } from './subject.ts'
import { pastOf } from './verb-forms.ts'

export interface PressRelease {
  headline: string
  subheadline: string
  paragraphs: string[]
  quote: { text: string; speaker: string }
}

/** As of the day of launch: who can now do what, what was wrong before, how it works step by step, what it keeps to. */
export function pressRelease(facts: DraftFacts): PressRelease {
  const { subject } = facts
  if (!subject.main) return unreadRelease(facts)
  return {
    headline: headline(facts),
    subheadline: subheadline(facts),
    paragraphs: [problem(facts), works(facts), keeps(facts)].filter((text) => text !== ''),
    quote: quote(facts, subject.main),
  }
}

const people = ({ subject: { main, who } }: DraftFacts) => {
  const doer = main?.who ?? who
  return doer.setting && !doer.plural.includes(doer.setting)
    ? `${doer.plural} in ${withThe(doer.setting)}`
    : doer.plural
}

function headline(facts: DraftFacts): string {
  const { subject } = facts
  const { spared } = subject
  const today = subject.today[0]
  const instead = spared ?? (today && !/ing\b/.test(today.split(' ')[0] ?? '') ? `without ${today}` : '')
  const job = subject.gain.replace(/\s+$/, '')
  return upperFirst(
    shortened(`${people(facts)} can now ${job}${instead && !job.includes('without') ? ` ${instead}` : ''}`, 140),
  )
}

function subheadline({ subject, regions, brief, allRegions }: DraftFacts): string {
  const name = upperFirst(subject.named ? subject.name : subject.product)
  const [place = regions[0]?.name] = placeNames({ brief, knowledge: { regions: allRegions } })
  const where = regions[0] && place ? `, first in ${withThe(place)}` : ''
  if (subject.purpose) return sentence(`${name} has one purpose${where}: ${subject.purpose}`)
  if (subject.today.length > 0) return sentence(`${name} takes the place of ${listed(subject.today)}${where}`)
  const others = subject.others.map(({ plural }) => plural).slice(0, 2)
  return sentence(`${name} is made for ${listed([subject.who.plural, ...others])}${where}`)
}

/** The customer's side, from the user's own words before anything of the library. */
function problem(facts: DraftFacts): string {
  const { subject, brief, role, occupation } = facts
  const doer = subject.main?.who ?? subject.who
  const told = brief.pains.find(({ confidence }) => confidence >= sure)
  const known = statusQuoOf(facts)
  const sentences: string[] = []
  const isDoing = /^\w+ing\b/.test(subject.today[0] ?? '')
  const said = told ? quotable(brief, told, 150) : null
  if (subject.today.length > 0)
    sentences.push(
      `Until now, ${doer.plural} who had to ${subject.job} ${isDoing ? 'managed by' : 'used'} ${listed(subject.today)}`,
    )
  if (said) sentences.push(`In your words: “${said}”`)
  else if (known) sentences.push(`What that leaves open: ${lowerFirst(withoutPoint(known.weakness))}`)
  const felt = mostRelevant((role ?? occupation)?.pains ?? [], (pain) => pain, facts.relevance).find(
    (pain) => isSubjectless(pain) && pain.split(' ').length > 2,
  )
  if (sentences.length < 2 && felt) {
    sentences.push(
      `Picture ${withArticle(doer.singular)} ${isOrganization(doer) ? 'that' : 'who'} ${lowerFirst(withoutPoint(felt))}`,
    )
  }
  if (sentences.length === 0) {
    const { main } = subject
    const guess = main && main.kind.verbs.length > 0 ? fillStep(main.kind.hurt, main) : null
    sentences.push(
      guess
        ? `What goes wrong for ${doer.plural} today is a guess, to be checked in the first interviews: “${upperFirst(guess)}”`
        : `What goes wrong for ${doer.plural} today is not said; the first interviews ask for the last time it did`,
    )
  }
  return sentences.map(sentence).join(' ')
}

const order = ['First', 'Then', 'After that', 'Next', 'In the end']

/** The steps of the job, each by the person who does it. */
function works({ subject }: DraftFacts): string {
  const { main, product } = subject
  const steps = subject.steps.length > 0 ? subject.steps : main ? [main] : []
  const lines = steps.slice(0, 4).map((step, index, shown) => {
    const isNew = shown.findIndex(({ who }) => who.plural === step.who.plural) === index
    const doer = isNew ? withArticle(step.who.singular) : `the ${step.who.singular}`
    const start = steps.length === 1 ? '' : index === steps.length - 1 && index > 1 ? 'In the end ' : `${order[index]} `
    const [by, does] = step.alone ? [upperFirst(product), step.alone.does] : [doer, step.third]
    if (!start) return `${upperFirst(by)} ${does}`
    return step.alone ? `${start} ${lowerFirst(by)} ${does}`.replace(/ {2}/g, ' ') : `${start}${by} ${does}`
  })
  const only = steps.length === 1 ? steps[0] : undefined
  if (only?.alone)
    lines.push(
      `What it is not sure of stays open, and ${withArticle(only.who.singular)} sees what was done to each ${only.thing} and can undo it`,
    )
  else if (only) {
    const [first, second] = only.kind.needs.map(({ need }) => lowerFirst(fillStep(need, only)))
    lines.push(`For that, it has to ${[first, second].filter(Boolean).join(', and to ')}`)
  }
  return lines.map(sentence).join(' ')
}

/** Limits, place and price in the user's own words. */
function keeps({ brief, subject, models }: DraftFacts): string {
  const limits = sureLimits(brief, subject.spared).slice(0, 2)
  const sentences: string[] = []
  if (limits.length > 0)
    sentences.push(
      `It keeps to what was set at the start: ${listed(limits.map((limit) => `“${limitWords(brief, limit)}”`))}`,
    )
  const price = priceWords(brief)
  if (price) sentences.push(`Price, as planned: “${price}”`)
  const payer = subject.buyer?.plural
  if (payer && !price && models.length === 0) sentences.push(`${upperFirst(payer)} pay; how much is still open`)
  return sentences.map(sentence).join(' ')
}

/** In the first person, about the last time and this time. The wording is to be replaced by a real customer's. */
function quote({ subject, role }: DraftFacts, main: Step): { text: string; speaker: string } {
  const doer = main.who
  const mine = (text: string) => text.replace(/\b(?:their|his|her)\b/g, 'my').replace(/\bthem\b/g, 'it')
  const today = subject.today[0]
  const own = subject.steps.filter((step) => step.who.plural === doer.plural)
  const sayable = own.filter(({ phrase, kind, alone }) => !/\bthey\b/.test(phrase) && kind.id !== 'warn' && !alone)
  const did = (sayable.length > 1 ? sayable.slice(0, 2) : [main]).map((step) =>
    mine(`${pastOf(step.verb)} ${step.phrase.slice(step.verb.length).trim()}`.trim()),
  )
  const hurt = fillStep(main.kind.hurt, main)
  const isTold = main.kind.id === 'warn'
  const isDone = main.alone !== undefined && !isTold
  const last = isTold ? 'The last time' : `The last time I had to ${mine(subject.shortJob)}`
  const before = today ? `${last}, it meant ${today}, and ${hurt}.` : `${last}, ${hurt}.`
  const after = isTold
    ? 'This time I was told while I could still do something.'
    : isDone
      ? 'This time it was done before I thought of it, and I could see what was done.'
      : `This time I ${listed(did)}${['self', 'learn', 'control', 'recording', 'make'].includes(main.kind.id) ? '' : ', and I knew where it stood'}.`
  return { text: `${before} ${after}`, speaker: upperFirst(doer.singular || lowerFirst(role?.title ?? 'customer')) }
}

/** When the words say neither who nor what: the release is a blank to fill, and says so. */
function unreadRelease({ subject, brief, means }: DraftFacts): PressRelease {
  const known = means[0]
  const words = `“${subject.words}”`
  const isEnglish = brief.language === 'en' || brief.language === 'und'
  return {
    headline: `To be written: who can now do what with “${subject.idea}”`,
    subheadline: isEnglish
      ? 'The direction is clear, but not yet who does what.'
      : `The idea is written in ${languageName(brief.language)}, which the built-in drafter cannot read closely.`,
    paragraphs: [
      `All that is known is your sentence: ${words}.${isEnglish ? '' : ' It is quoted as it was written; in English, or with a language model connected, the steps can be drafted from it.'}`,
      known
        ? `It works as a ${lowerFirst(known.name)}, as far as the words tell, so the first release has to solve this before anything else: ${listed(known.alwaysSolves.slice(0, 2).map(({ capability }) => lowerFirst(capability)))}.`
        : `One sentence of this form would be enough to draft the rest: “[who] can [verb] [object] without [what they do today]”.`,
    ],
    quote: {
      text: `The last time I needed this, I [what they did]. It took [how long] and cost [what].`,
      speaker: 'First customer, still to be found',
    },
  }
}
