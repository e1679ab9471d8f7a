import type { DraftFacts } from './draft-facts.ts'
import { expectedStakes } from './expected-stakes.ts'
import { fillLibrary, fillStep } from './fill-step.ts'
import { reachOf } from './jurisdiction.ts'
import { languageName } from './language-name.ts'
import { isForMarket, limitOf, limitWords, stepUnder, sureLimits } from './limits.ts'
import { lowerFirst, sentence, upperFirst, withArticle, withoutPoint } from './phrases.ts'
import { withThe } from './place-names.ts'
import { mostRelevant, sharedWords } from './relevance.ts'
import { bindingRules, shortName } from './rules.ts'
import { anyStep } from './step-kinds.ts'

export interface Requirement {
  id: string
  priority: 'Must' | 'Should' | 'Could'
  requirement: string
  acceptance: string
  because: string
}

type Row = Omit<Requirement, 'id'> & { from: 'step' | 'limit' | 'rule' | 'market' | 'means' | 'place' }

const most = 8
/** With fewer rows than this, the finer needs of each step are taken in. */
const few = 5
/** A list of fewer is no plan. */
const least = 3

/** The rows with what cannot be cut first. Each has a test that can fail and the cause that it comes from. */
export function requirements(facts: DraftFacts): Requirement[] {
  const limits = ofLimits(facts)
  const steps = ofSteps(facts)
  const rows = [
    ...steps.first,
    ...limits,
    ...ofRules(facts, limits),
    ...ofMarket(facts, [...steps.first, ...limits]),
    ...ofMeans(facts, steps.first.length),
    ...steps.second,
    ...ofPlace(facts),
  ]
  const found = distinct(rows)
  const wider = found.length < few ? distinct([...found, ...steps.more]) : found
  const wide =
    wider.length < least ? distinct([...wider, ...steps.any.toReversed().slice(0, least - wider.length)]) : wider
  // A long object makes every need of its steps look alike; then only the same words count as the same.
  const told = wide.length < least ? different([...rows, ...steps.more, ...steps.any]) : wide
  // Steps that give no more than this are hardly read; then the sketch of the whole comes first.
  const enough = told.length < least ? [...told, ...unread(facts.subject, facts.brief.language === 'en')] : told
  const kept = enough.slice(0, Math.max(few, Math.min(most, found.length)))
  const rank = { Must: 0, Should: 1, Could: 2 }
  return kept
    .map((row, index) => ({ row, index }))
    .sort((a, b) => rank[a.row.priority] - rank[b.row.priority] || a.index - b.index)
    .map(({ row: { priority, requirement, acceptance, because } }, index) => ({
      id: `R${index + 1}`,
      priority,
      requirement: sentence(requirement),
      acceptance: sentence(acceptance),
      because: sentence(because),
    }))
}

/** Two rows that would be tested by the same test are one. */
function distinct(rows: readonly Row[]): Row[] {
  return rows.filter(
    (row, index) =>
      !rows
        .slice(0, index)
        .some((other) => other.requirement === row.requirement || sharedWords(other.requirement, row.requirement) >= 5),
  )
}

const different = (rows: readonly Row[]): Row[] =>
  rows.filter((row, index) => rows.findIndex(({ requirement }) => requirement === row.requirement) === index)

function ofSteps({ subject, brief }: DraftFacts): { first: Row[]; second: Row[]; more: Row[]; any: Row[] } {
  const { steps } = subject
  if (!subject.main) {
    return { first: unread(subject, brief.language === 'en'), second: [], more: [], any: [] }
  }
  const used = new Set<string>()
  const rows = steps.map((step, index) => {
    const at = used.has(step.kind.id) ? 1 : 0
    used.add(step.kind.id)
    const need = step.kind.needs[at] ?? step.kind.needs[0]
    return need ? stepRow(step, need, index < 3 ? 'Must' : 'Should') : []
  })
  const main = subject.main ?? steps[0]
  const extra = main?.kind.needs.find(
    (need) => !rows.flat().some(({ requirement }) => requirement === fillStep(need.need, main)),
  )
  const isWhole = main !== undefined && !steps.includes(main)
  const ofMain = main && extra ? stepRow(main, extra, isWhole ? 'Must' : 'Should') : []
  const more = steps.flatMap((step) => step.kind.needs.slice(1).flatMap((need) => stepRow(step, need, 'Should')))
  // What holds for any step that people do is better than a list of two, and worse than a list of three.
  const any = main && !main.alone ? anyStep.needs.flatMap((need) => stepRow(main, need, 'Should')) : []
  return isWhole
    ? { first: [...ofMain, ...rows.flat()], second: [], more, any }
    : { first: rows.flat(), second: ofMain, more, any }
}

/** What a first sketch has to show when neither who nor what could be read. */
function unread({ idea, who, whoBasis }: DraftFacts['subject'], isEnglish: boolean): Row[] {
  const person = whoBasis === 'unknown' ? 'person' : who.singular
  const why = isEnglish
    ? `“${idea}” names no step, so nothing finer can be required yet`
    : 'The steps could not be read from the original words, so nothing finer can be required yet'
  const row = (requirement: string, acceptance: string, because: string): Row => ({
    from: 'step',
    priority: 'Must',
    requirement,
    acceptance,
    because,
  })
  return [
    row(
      `Bring one ${person} from start to end of “${idea}”`,
      'Five people from the intended audience, found before anything is built, finish it on a paper sketch and say what they would have done instead',
      why,
    ),
    row(
      'Say on the first screen who it is for and what they have at the end',
      'Five of eight strangers read it for ten seconds and say both in their own words',
      `“${idea}” leaves one of the two open`,
    ),
    row(
      `Start from what ${withArticle(person)} has at hand today`,
      'Three people begin without being given data, a device or an account for the session',
      'What they use today is not said',
    ),
  ]
}

function stepRow(
  step: DraftFacts['subject']['steps'][number],
  { need, test, why }: { need: string; test: string; why: string },
  priority: Row['priority'],
): Row[] {
  return [
    {
      from: 'step',
      priority,
      requirement: fillStep(need, step),
      acceptance: fillStep(test, step),
      because: `“${upperFirst(step.short)}”: ${lowerFirst(fillStep(why, step))}`,
    },
  ]
}

function ofLimits({ brief, subject, market, cite, allRegions }: DraftFacts): Row[] {
  const step = subject.main ?? subject.anyStep
  return sureLimits(brief, subject.spared)
    .slice(0, 3)
    .map((constraint): Row => {
      const stake = (isForMarket(limitWords(brief, constraint)) ? market?.tableStakes : undefined)?.find(
        ({ capability, criterion }) => sharedWords(constraint.text, `${capability} ${criterion}`) >= 2,
      )
      const rule = market?.regulations.find(
        ({ name, requires, region }) =>
          reachOf(region, brief, allRegions) !== 'elsewhere' &&
          (sharedWords(constraint.text, `${name} ${requires}`) >= 2 || constraint.text.includes(shortName(name))),
      )
      const mark = rule ? cite.mark(rule.source.url) : ''
      const law = rule
        ? ` ${shortName(rule.name)}: ${lowerFirst(withoutPoint(rule.requires))}${mark || ' (assumption: counsel confirms that it applies)'}.`
        : ''
      if (stake) {
        return {
          from: 'limit',
          priority: 'Must',
          requirement: stake.capability,
          acceptance: stake.criterion,
          because: `You set it: “${limitWords(brief, constraint)}”.${law || ` ${stake.why}`}`,
        }
      }
      const words = limitWords(brief, constraint)
      const limit = limitOf(constraint, words)
      const under = subject.main ? stepUnder(words, subject.main, subject.steps) : step
      return {
        from: 'limit',
        priority: 'Must',
        requirement: fillStep(limit.need, under),
        acceptance: fillStep(limit.test, under),
        because: `${fillStep(limit.why, under)}${law}`,
      }
    })
}

function ofRules(facts: DraftFacts, limits: readonly Row[]): Row[] {
  const said = limits.map(({ because, requirement }) => `${because} ${requirement}`).join(' ')
  return bindingRules(facts)
    .filter((rule) => rule.fits && !said.includes(shortName(rule.name)))
    .slice(0, 1)
    .map(
      (rule): Row => ({
        from: 'rule',
        priority: 'Must',
        requirement: rule.requires,
        acceptance: `Fails when this is seen once in the pilot: ${lowerFirst(rule.earlySign)}`,
        because: `${rule.name}, ${rule.where}${rule.mark || ' (assumption: counsel confirms that it applies)'}`,
      }),
    )
}

function ofMarket(facts: DraftFacts, earlier: readonly Row[]): Row[] {
  const { market, subject, cite } = facts
  if (!market) return []
  const rivals = market.vendors.filter(({ kind, url }) => kind === 'leader' && cite.numberOf(url) !== null).slice(0, 2)
  return expectedStakes(facts)
    .filter(({ capability }) => !earlier.some(({ requirement }) => requirement.startsWith(capability)))
    .map(
      ({ capability, criterion, why }): Row => ({
        from: 'market',
        priority: 'Should',
        requirement: capability,
        acceptance: criterion,
        because: `${withoutPoint(why)} (assumed standard; ${rivals[0] ? `check in a trial of ${rivals[0].name}` : `ask five ${subject.who.plural}`})`,
      }),
    )
}

/** Without a step to start from, what the means asks for carries the list. */
function ofMeans({ means, subject, relevance }: DraftFacts, steps: number): Row[] {
  const step = subject.main ?? subject.anyStep
  const perMeans = steps === 0 ? 4 : means.length > 1 || steps >= 3 ? 1 : 2
  return means.slice(0, 2).flatMap(({ name, alwaysSolves }) =>
    mostRelevant(alwaysSolves, ({ capability, criterion }) => `${capability} ${criterion}`, relevance)
      .slice(0, perMeans)
      .map(
        ({ capability, criterion, why }): Row => ({
          from: 'means',
          priority: 'Should',
          requirement: capability,
          acceptance: fillLibrary(criterion, step),
          because: `${name}: ${lowerFirst(why)}`,
        }),
      ),
  )
}

/** What the place asks for: its language, and how people there pay when money moves. */
function ofPlace({ brief, regions, subject, means }: DraftFacts): Row[] {
  const rows: Row[] = []
  const language =
    brief.language !== 'en' && brief.language !== 'und' ? languageName(brief.language) : regions[0]?.languages[0]
  const region = regions[0]
  if (language && language !== 'English' && region?.id !== 'european-union' && region?.id !== 'nordics') {
    const step = subject.main ?? subject.anyStep
    const read = subject.main ? `“${step.short}”` : 'it'
    rows.push({
      from: 'place',
      priority: 'Should',
      requirement: `Speak ${language} on every screen and in every message`,
      acceptance: `Three native speakers go through ${read} and meet no English word and none that they would not say themselves`,
      because: region ? `You start in ${withThe(region.name)}` : `The idea is written in ${language}`,
    })
  }
  const moves =
    means.some(({ id }) => id === 'payments-handling' || id === 'two-sided-marketplace') ||
    subject.steps.some(({ kind, verb }) => kind.id === 'pay' || verb === 'sell' || verb === 'buy')
  const ways = region?.payments.slice(0, 2)
  if (moves && region && region.id !== 'european-union' && ways && ways.length > 1) {
    rows.push({
      from: 'place',
      priority: 'Could',
      requirement: `Take money by ${ways.join(' and by ')}`,
      acceptance: `Ten people in ${region.name} pay with the way they used last, and none of them has to look for another`,
      because: `Assumed to be the most usual ways to pay in ${region.name}; ask the first ten customers how they paid last`,
    })
  }
  return rows
}
