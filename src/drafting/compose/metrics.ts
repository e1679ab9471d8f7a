import type { DraftFacts } from './draft-facts.ts'
import { fillStep } from './fill-step.ts'
import { listed, sentence, shortened, upperFirst } from './phrases.ts'
import { mostRelevant, sharedWords } from './relevance.ts'
import type { Step } from './steps-of-job.ts'
import { participleOf } from './verb-forms.ts'

export interface Metric {
  name: string
  kind: 'Job done' | 'Done well' | 'Guard' | 'Business'
  definition: string
  target: string
}

/** One that says the job was done, one that it was done well, one guard, and one of money where the model is known. */
export function metrics(facts: DraftFacts): Metric[] {
  const rows = [done(facts), doneWell(facts), guard(facts), business(facts)].filter(
    (row): row is Metric => row !== null,
  )
  return rows.map((row) => ({ ...row, definition: sentence(row.definition), target: sentence(row.target) }))
}

const assumed = (target: string) => `Assumption: ${target}`
const baseline = (direction: 'up' | 'down') =>
  `First the baseline of four weeks, then ${direction === 'up' ? 'above' : 'below'} it`

function done({ subject }: DraftFacts): Metric {
  const { steps, main, who } = subject
  const first = steps[0]
  const last = steps.at(-1)
  if (!main || !first || !last) {
    return {
      name: 'Reached the end',
      kind: 'Job done',
      definition: `${upperFirst(who.plural)} who get to the end of what “${subject.idea}” promises, divided by all who try, per week`,
      target: 'To be set when the steps are known; until then count by hand in the first ten sessions',
    }
  }
  const isPale = ['know', 'get', 'see', 'fall', 'feel', 'be', 'find out'].includes(main.verb)
  const name =
    main.kind.id === 'self'
      ? 'Kept up'
      : isPale
        ? shortened(upperFirst(main.gerund), 52)
        : upperFirst(`${main.things} ${doneWith(main)}`)
  if (main.alone) {
    return {
      name: upperFirst(`${main.things} ${doneWith(main)}`),
      kind: 'Job done',
      definition: `${upperFirst(main.things)} that ${subject.product} handled without a hand on them, divided by all that came up for ${who.plural}, per week`,
      target: assumed('60 % in the fourth pilot week'),
    }
  }
  if (first === last) {
    return {
      name,
      kind: 'Job done',
      definition: `${upperFirst(who.plural)} who ${main.short} through ${subject.product} in a week, divided by all who had to, asked in one weekly question`,
      target: assumed('50 % in the fourth pilot week'),
    }
  }
  const sameThing = first.thing === last.thing
  return {
    name,
    kind: 'Job done',
    definition: sameThing
      ? `${upperFirst(first.things)} that get from “${first.short}” to “${last.short}”, divided by all that start, per week`
      : `Cases that get from “${first.short}” to “${last.short}”, divided by all that start, per week`,
    target: assumed('60 % in the fourth pilot week'),
  }
}

/** "orders placed" for "order": a thing named after its verb is not told with it again. */
const doneWith = ({ verb, thing, kind }: Step) =>
  kind.id === 'field'
    ? 'finished'
    : thing.startsWith(verb)
      ? kind.id === 'message'
        ? 'sent'
        : 'done'
      : participleOf(verb)

function doneWell({ subject, market, relevance }: DraftFacts): Metric | null {
  const known = mostRelevant(
    market?.metrics.filter(({ kind }) => kind === 'done-well') ?? [],
    ({ name, definition }) => `${name} ${definition}`,
    relevance,
    2.4,
  )[0]
  const { main } = subject
  if (known)
    return { name: known.name, kind: 'Done well', definition: known.definition, target: baseline(known.direction) }
  if (!main) {
    return {
      name: 'Named unprompted',
      kind: 'Done well',
      definition: `People interviewed who bring up the problem behind “${subject.idea}” before it is mentioned, divided by all interviewed`,
      target: assumed('three of five in the first round'),
    }
  }
  const { name, definition, target } = main.kind.doneWell
  return { name, kind: 'Done well', definition: fillStep(definition, main), target: assumed(fillStep(target, main)) }
}

/** The user's hardest limit, else what must not get worse in this market, for this means or in this kind of step. */
function guard({ subject, brief, market, means, relevance }: DraftFacts): Metric | null {
  const told = brief.constraints.map(({ text }) => text).join(' ')
  const text = ({ name, definition }: { name: string; definition: string }) => `${name} ${definition}`
  const ofMarket = mostRelevant(market?.metrics.filter(({ kind }) => kind === 'guard') ?? [], text, relevance, 2.2)
  const known = ofMarket.find((metric) => sharedWords(text(metric), told) > 0) ?? ofMarket[0]
  if (known) return { name: known.name, kind: 'Guard', definition: known.definition, target: baseline(known.direction) }
  const { steps } = subject
  const main = subject.main ?? steps[0]
  // The step that others depend on is where speed does harm.
  const risky =
    steps.find(({ kind }) =>
      ['field', 'alone', 'order', 'claim', 'decide', 'pay', 'warn', 'message'].includes(kind.id),
    ) ?? main
  if (risky) {
    const { name, definition, target } = risky.kind.guard
    return { name, kind: 'Guard', definition: fillStep(definition, risky), target: assumed(fillStep(target, risky)) }
  }
  const ofMeans = means.flatMap((each) => each.metrics.filter(({ kind }) => kind === 'guard'))[0]
  return ofMeans
    ? { name: ofMeans.name, kind: 'Guard', definition: ofMeans.definition, target: baseline(ofMeans.direction) }
    : {
        name: 'Back to the old way',
        kind: 'Guard',
        definition: `${upperFirst(subject.who.plural)} who tried it once and not again within four weeks, divided by all who tried, with the reason asked of each`,
        target: 'Each reason is heard; no number until ten people have tried',
      }
}

/** Figures that take a year to move say nothing about a pilot. */
const isSlow = ({ definition }: { definition: string }) => /twelve|12 months|\byear\b|annual/i.test(definition)

function business({ models, market, means, subject, relevance, brief }: DraftFacts): Metric | null {
  const ofMarket = mostRelevant(
    market?.metrics.filter((each) => each.kind === 'business' && !isSlow(each)) ?? [],
    ({ name, definition }) => `${name} ${definition}`,
    relevance,
    0.8,
  )[0]
  const ofModel = models.flatMap((each) =>
    each.metrics.filter((metric) => metric.kind === 'business' && !isSlow(metric)),
  )[0]
  const ofMeans = means.flatMap((each) =>
    each.metrics.filter((metric) => metric.kind === 'business' && !isSlow(metric)),
  )[0]
  const known = ofMarket ?? ofModel ?? ofMeans
  if (known)
    return { name: known.name, kind: 'Business', definition: known.definition, target: baseline(known.direction) }
  if (!subject.main) return null
  const payer = subject.buyer?.plural ?? subject.who.plural
  return {
    name: 'Would pay again',
    kind: 'Business',
    definition: `${upperFirst(payer)} who agree to a second period at a stated price, divided by all asked, at the end of the pilot`,
    target: brief.missing.includes('buyer')
      ? `To be set once it is known who pays to ${subject.shortJob}`
      : `Assumption: half; against ${listed(subject.today.slice(0, 1)) || 'what they do now'}`,
  }
}
