import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { expectedStakes } from '#drafting/compose/expected-stakes.ts'
import { fillLibrary, fillStep } from '#drafting/compose/fill-step.ts'
import { limitOf, limitWords, sureLimits } from '#drafting/compose/limits.ts'
import { lowerFirst, shortened, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { mostRelevant, sharedWords } from '#drafting/compose/relevance.ts'
import { bindingRules, shortName } from '#drafting/compose/rules.ts'
import { anyStep } from '#drafting/compose/step-kinds.ts'
import type { Step } from '#drafting/compose/steps-of-job.ts'

export interface Candidate {
  name: string
  because: string
  /** How one sees that it is there; null where a size is all that can be asked. */
  test: string | null
  from: 'list' | 'step' | 'extra' | 'limit' | 'rule' | 'market' | 'means'
  /** The step that it belongs to. */
  step: Step | null
  /** Place of the step in the job, from 0; -1 without one. */
  at: number
  needed: 'law' | 'limit' | 'core' | null
}

const mostDerived = 10
/** With fewer causes than this in the words, the library's are taken in. */
const few = 6
/** A list of fewer is no choice. */
const least = 4
const longestName = 150

/** The steps of the job with the main one, each once, in order. */
export function stepsInOrder({ subject }: DraftFacts): Step[] {
  const { steps, main } = subject
  return main && !steps.some((step) => step === main || step.phrase === main.phrase) ? [...steps, main] : [...steps]
}

/** What the words ask for, the causes that cannot be argued with first. */
export function derivedCandidates(facts: DraftFacts): Candidate[] {
  const { brief, subject, market, means, relevance } = facts
  const steps = stepsInOrder(facts)
  const seen = new Set<string>()
  const ofSteps = steps.flatMap((step, at): Candidate[] => {
    const need = step.kind.needs.find((each) => !seen.has(fillStep(each.need, step)))
    if (!need) return []
    seen.add(fillStep(need.need, step))
    const isCore = step === subject.main || at === 0
    return [
      candidate(
        fillStep(need.need, step),
        `Step “${step.short}”: ${lowerFirst(fillStep(need.why, step))}`,
        'step',
        step,
        at,
        isCore ? 'core' : null,
      ),
    ]
  })
  const extras = steps.flatMap((step, at): Candidate[] => {
    const need = step.kind.needs.find((each) => !seen.has(fillStep(each.need, step)))
    if (!need) return []
    seen.add(fillStep(need.need, step))
    return [
      candidate(
        fillStep(need.need, step),
        `Step “${step.short}” when it goes wrong: ${lowerFirst(fillStep(need.why, step))}`,
        'extra',
        step,
        at,
        null,
      ),
    ]
  })
  const whole = subject.main ?? subject.anyStep
  const limits = sureLimits(brief, subject.spared)
    .slice(0, 3)
    .map((constraint): Candidate => {
      const words = limitWords(brief, constraint)
      return candidate(
        fillStep(limitOf(constraint, words).need, whole),
        `You set it: “${words}”`,
        'limit',
        subject.main,
        -1,
        'limit',
      )
    })
  const rules = bindingRules(facts)
    .filter(({ fits, name }) => fits && !limits.some(({ because }) => because.includes(shortName(name))))
    .slice(0, 1)
    .map(
      (rule): Candidate =>
        candidate(
          `Keep to ${shortName(rule.name)}: ${lowerFirst(withoutPoint(rule.requires))}`,
          `${rule.name}, ${rule.where}${rule.mark || ' (assumption: counsel confirms that it applies)'}`,
          'rule',
          null,
          -1,
          'law',
        ),
    )
  const stakes = (chosen: NonNullable<typeof market>['tableStakes']) =>
    chosen.map(
      (stake): Candidate =>
        candidate(
          stake.capability,
          `Usual in this market: ${lowerFirst(withoutPoint(stake.why))}`,
          'market',
          subject.main,
          -1,
          null,
          stake.criterion,
        ),
    )
  const usual = stakes(expectedStakes(facts))
  const rest = facts.isOfMarket
    ? (market?.tableStakes ?? [])
    : mostRelevant(market?.tableStakes ?? [], ({ capability, criterion }) => `${capability} ${criterion}`, relevance, 1)
  const ofMeans = means
    .slice(0, 2)
    .map((each) =>
      mostRelevant(each.alwaysSolves, ({ capability }) => capability, relevance).map(
        (solved): Candidate =>
          candidate(
            fillLibrary(solved.capability, whole),
            `${each.name}: ${lowerFirst(withoutPoint(solved.why))}`,
            'means',
            subject.main,
            -1,
            null,
            fillLibrary(solved.criterion, whole),
          ),
      ),
    )
  const first = [
    ...ofSteps,
    ...limits,
    ...rules,
    ...usual,
    ...ofMeans.flatMap((solved) => solved.slice(0, 1)),
    ...extras,
    ...(steps.length === 0 ? unread(facts) : []),
  ]
  // A description of one step says little: what its means and its market always ask for fills the list.
  const more = [...ofMeans.flatMap((solved) => solved.slice(1, 3)), ...stakes(rest).slice(0, 4)]
  const all = distinct(first).length < few ? [...first, ...more] : first
  const told = distinct(all)
  return (told.length < least ? distinct([...told, ...ofAnyStep(facts)]) : told).slice(0, mostDerived)
}

const distinct = (all: readonly Candidate[]) =>
  all.filter(
    (each, index) =>
      !all.slice(0, index).some((other) => other.name === each.name || sharedWords(other.name, each.name) >= 4),
  )

const candidate = (
  name: string,
  because: string,
  from: Candidate['from'],
  step: Step | null,
  at: number,
  needed: Candidate['needed'],
  test: string | null = null,
): Candidate => ({
  name: shortened(withoutPoint(upperFirst(name)), longestName),
  because: withoutPoint(because),
  test,
  from,
  step,
  at,
  needed,
})

/** What every step asks for, whatever its kind. */
const ofAnyStep = ({ subject: { main } }: DraftFacts): Candidate[] =>
  main === null
    ? []
    : anyStep.needs.map((need) =>
        candidate(
          fillStep(need.need, main),
          `Step “${main.short}”: ${lowerFirst(fillStep(need.why, main))}`,
          'extra',
          main,
          0,
          null,
        ),
      )

/** What has to be shown first when the words name no step. */
function unread({ subject }: DraftFacts): Candidate[] {
  const idea = `“${subject.idea}”`
  return [
    candidate(
      `Bring one person from start to end of ${idea}`,
      `${idea} names no step, so the whole is one feature`,
      'step',
      null,
      0,
      'core',
    ),
    candidate(
      'Say on the first screen who it is for and what they have at the end',
      `${idea} leaves one of the two open`,
      'extra',
      null,
      0,
      null,
    ),
    candidate(
      'Start from what people have at hand today',
      `What is used today instead of ${idea} is not said`,
      'extra',
      null,
      0,
      null,
    ),
  ]
}

/** The user's list, each with the step or limit that it serves; what the list lacks and the job needs comes after it. */
export function listedCandidates(lines: readonly string[], facts: DraftFacts): Candidate[] {
  const derived = derivedCandidates(facts)
  const own = lines.map((line): Candidate => {
    const best = derived
      .map((each) => ({
        each,
        shared: sharedWords(line, `${each.name} ${each.step && each.from === 'step' ? each.step.phrase : ''}`),
      }))
      .sort((a, b) => b.shared - a.shared)[0]
    const step = stepsInOrder(facts)
      .map((each, at) => ({ each, at, shared: sharedWords(line, `${each.phrase} ${each.thing}`) }))
      .sort((a, b) => b.shared - a.shared)[0]
    const served = step && step.shared > 0 ? step : null
    const cause = best && best.shared >= 2 ? best.each : null
    if (served) {
      return {
        name: line.slice(0, 200),
        because: `Step “${served.each.short}”${cause && cause.from !== 'step' && cause.from !== 'extra' ? `; ${lowerFirst(cause.because)}` : ''}`,
        test: null,
        from: 'list',
        step: served.each,
        at: served.at,
        needed: cause?.needed ?? null,
      }
    }
    return {
      name: line.slice(0, 200),
      because: cause
        ? cause.because
        : 'It is on your list; it matches no step, limit or rule that the description names',
      test: null,
      from: 'list',
      step: null,
      at: -1,
      needed: cause && cause.needed !== 'core' ? cause.needed : null,
    }
  })
  const missing = derived
    .filter((each) => each.needed !== null)
    .filter(
      (each) =>
        !own.some((line) =>
          each.step !== null && each.from === 'step' ? line.step === each.step : sharedWords(line.name, each.name) >= 2,
        ),
    )
    .slice(0, 3)
    .map((each) => ({ ...each, because: `Not on your list. ${each.because}` }))
  // A step that nothing else covers is the core, whoever wrote it down first.
  const { main } = facts.subject
  const covers = own.find(({ step }) => step !== null && step === main)
  return [
    ...own.map((each) => (each === covers ? { ...each, needed: each.needed ?? ('core' as const) } : each)),
    ...missing,
  ]
}
