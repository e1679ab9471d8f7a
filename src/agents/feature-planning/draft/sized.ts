import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { isAboutHarm } from '#drafting/compose/expected-stakes.ts'
import { lowerFirst, sentence, shortened } from '#drafting/compose/phrases.ts'
import { sharedWords } from '#drafting/compose/relevance.ts'
import type { Feature } from '../output.ts'
import type { Candidate } from './candidates.ts'

interface Sized {
  value: number
  /** "" where the rule below the table says it. */
  why: string
}

/** Person-weeks of a first version by the kind of step: what both sides must agree on, or what must never be wrong, takes longer. */
const weeksOfKind: Readonly<Record<string, number>> = {
  see: 2,
  warn: 3,
  record: 2,
  recording: 4,
  calculate: 4,
  find: 3,
  gather: 4,
  raise: 2,
  report: 2,
  plan: 5,
  fix: 3,
  make: 4,
  learn: 4,
  comply: 5,
  control: 4,
  self: 2,
  claim: 3,
  rebook: 5,
  offer: 2,
  exchange: 4,
  decide: 3,
  pay: 5,
  'hand-over': 3,
  message: 2,
  craft: 6,
  field: 8,
  alone: 5,
  order: 4,
}

/** What a means adds to every feature that is built with it. */
const weeksOfMeans: Readonly<Record<string, number>> = {
  'connected-hardware': 4,
  wearable: 4,
  'camera-computer-vision': 4,
  voice: 3,
  'ai-generation': 2,
  'ai-recommendation': 2,
  'ai-chat-assistant': 2,
  'two-sided-marketplace': 1,
  'payments-handling': 1,
  'offline-use': 2,
}

/** How many of 100 users still come to the n-th step of a job. */
const reachByStep = [100, 85, 70, 60, 50]

/** The four numbers of a feature, each with why, and the cheapest check of the weakest. */
export function sized(
  candidate: Candidate,
  goals: readonly string[],
  facts: DraftFacts,
): Omit<Feature, 'id' | 'dependsOn'> {
  const reach = reachOf(candidate, facts)
  const impact = impactOf(candidate, goals, facts)
  const confidence = confidenceOf(candidate, facts)
  const effort = effortOf(candidate, facts)
  return {
    name: candidate.name,
    because: sentence(candidate.because),
    reach: reach.value,
    impact: impact.value,
    confidence: confidence.value,
    effort: effort.value,
    needed: candidate.needed,
    // What holds of every feature of its kind is said once, below the table.
    rests: sentence(
      [
        `Reach: ${reach.why}`,
        ...(impact.why ? [`impact: ${impact.why}`] : []),
        ...(confidence.why ? [`confidence: ${confidence.why}`] : []),
        ...(effort.why ? [`effort: ${effort.why}`] : []),
      ].join('; '),
    ),
    check: checkOf(candidate, confidence.value, facts),
  }
}

function reachOf({ name, step, at, from }: Candidate, { subject }: DraftFacts): Sized {
  if (from === 'limit' || from === 'rule') return { value: 100, why: `it holds for all ${subject.who.plural}` }
  if (from === 'market' || from === 'means') return reachByWords(name)
  if (!step)
    return {
      value: from === 'list' ? 25 : 100,
      why: from === 'list' ? 'assumed, as no step of the job leads there' : 'all who start',
    }
  if (step.who.plural !== subject.who.plural)
    return { value: 30, why: `only ${step.who.plural} “${step.short}”; assumed to be fewer than ${subject.who.plural}` }
  const value = step === subject.main ? 100 : (reachByStep[at] ?? 50)
  if (from === 'extra')
    return {
      value: Math.round(value * 0.3),
      why: `only those for whom “${step.short}” goes wrong; assumed three in ten`,
    }
  return {
    value,
    why:
      step === subject.main
        ? `all come for “${step.short}”`
        : at === 0
          ? `all begin with “${step.short}”`
          : `“${step.short}” is step ${at + 1}, and some stop before it (assumed)`,
  }
}

function impactOf(candidate: Candidate, goals: readonly string[], { subject, relevance }: DraftFacts): Sized {
  // The step's words stand in almost every goal; for what is no step only its own words count.
  const isStep = candidate.from === 'step' || candidate.from === 'list'
  const isMain = isStep && candidate.step !== null && candidate.step === subject.main
  const own = isStep ? `${candidate.name} ${candidate.step?.phrase ?? ''}` : candidate.name
  const goal = goals.find((each) => sharedWords(each, own) >= (candidate.from === 'list' || isMain ? 1 : 2))
  if (isMain) return { value: 3, why: `it is the job itself${goal ? ` and serves your goal “${goal}”` : ''}` }
  if (goal) return { value: 2, why: `serves your goal “${goal}”` }
  if (candidate.from === 'limit') return { value: 2, why: 'you name it as a condition' }
  if (candidate.from === 'rule') return { value: 1, why: 'it prevents harm and wins nobody' }
  if (candidate.from === 'step')
    return { value: 1, why: `one step of several on the way to “${subject.main ? subject.shortJob : subject.idea}”` }
  if (candidate.from === 'list')
    return {
      value: candidate.step ? 1 : 0.25,
      why: candidate.step ? `helps with “${candidate.step.short}”` : 'no goal and no step names what it changes',
    }
  if (candidate.from === 'extra') return { value: 1, why: 'much for the few who meet it' }
  if (isAboutHarm(candidate.because)) return { value: 2, why: 'somebody comes to harm without it' }
  // What speaks of the job itself changes more than what every such product has.
  return relevance.score(`${candidate.name} ${candidate.because}`) >= 2
    ? { value: 1, why: 'it touches the words of your job' }
    : { value: 0.5, why: '' }
}

function confidenceOf({ from, step, needed }: Candidate, { brief, subject }: DraftFacts): Sized {
  const isRead = brief.language === 'en' || brief.language === 'und'
  if (!isRead) return { value: 30, why: 'the drafter reads English only, so the step may be misread' }
  if (from === 'limit') return { value: 90, why: '' }
  if (from === 'rule')
    return { value: needed === 'law' ? 70 : 50, why: 'a rule of the library; counsel has not read the flow' }
  if (from === 'step')
    return step
      ? { value: subject.whoBasis === 'said' ? 80 : 60, why: '' }
      : { value: 40, why: 'no step could be read' }
  if (from === 'list')
    return step ? { value: 70, why: '' } : { value: 40, why: 'you list it; nothing else speaks for it' }
  if (from === 'market') return { value: 60, why: '' }
  return from === 'means' ? { value: 60, why: '' } : { value: 50, why: '' }
}

function effortOf({ step, from, at }: Candidate, { means }: DraftFacts): Sized {
  const extra = means.find(({ id }) => weeksOfMeans[id] !== undefined)
  const more = extra && from === 'step' ? (weeksOfMeans[extra.id] ?? 0) : 0
  const base =
    from === 'rule'
      ? 3
      : from === 'limit'
        ? 2
        : from === 'market'
          ? 3
          : step
            ? (weeksOfKind[step.kind.id] ?? 3)
            : from === 'list'
              ? 3
              : 4
  const value = Math.max(
    1,
    (from === 'extra' ? Math.ceil(base / 2) : base) + (at === 0 && from === 'step' ? 1 : 0) + more,
  )
  return { value, why: more > 0 && extra ? `${more} of ${value} weeks for ${lowerFirst(extra.name)}` : '' }
}

function checkOf({ step, from, test }: Candidate, confidence: number, { subject }: DraftFacts): string {
  const { plural } = step?.who ?? subject.who
  if (from === 'rule') return 'Legal counsel: read the flow on paper against the rule, before it is built.'
  if (from === 'limit')
    return `Engineering lead: name the one case that would break it, and what the test for it takes.`
  if (confidence <= 40)
    return sentence(
      `Product manager: show it on paper to five ${plural} beside what they use today, and count who asks for it unprompted`,
    )
  if (from === 'extra')
    return sentence(
      `Product manager: ask five ${plural} for the last time “${step?.short ?? subject.idea}” went wrong, and what it cost`,
    )
  if (test)
    return sentence(
      `Product manager: show it to five ${plural} on paper, with what it would have to pass: ${lowerFirst(test)}`,
    )
  return `Engineering lead: size “${step?.short ?? subject.idea}” with one engineer after a sketch of its screens; an hour.`
}

/** When a function of the library is met, by what it is about. */
function reachByWords(name: string): Sized {
  if (/\b(?:first|set up|account|sign|install|start|onboard|join)/i.test(name))
    return { value: 100, why: 'everybody passes it once' }
  if (
    /\b(?:wrong|correct|cancel|fail|stop|break|block|interrupt|dispute|refund|lost|error|undo|without the internet|poor)/i.test(
      name,
    )
  )
    return { value: 25, why: 'assumed; only when something goes wrong' }
  if (/\b(?:export|history|record|proof|report|delete|request|explain|reason)/i.test(name))
    return { value: 40, why: 'assumed; those who look back or ask why' }
  return { value: 60, why: `assumed; not everybody comes to “${lowerFirst(shortened(name, 40))}” in the first quarter` }
}
