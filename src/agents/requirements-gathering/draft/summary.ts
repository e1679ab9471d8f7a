import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { fillStep } from '#drafting/compose/fill-step.ts'
import { listed, lowerFirst, sentence } from '#drafting/compose/phrases.ts'
import type { WorkStep } from '#drafting/compose/work-steps.ts'
import type { BriefGap } from '#shared/brief.ts'

const gapWords: Partial<Record<BriefGap, string>> = {
  actor: 'who uses it',
  job: 'what they get done',
  buyer: 'who pays',
  alternative: 'what is used today',
  geography: 'where it starts',
  constraint: 'what must never happen',
  scale: 'how many there are',
}

/** What is covered and what the words leave open. */
export function summaryOf(
  { subject, brief, market }: DraftFacts,
  steps: readonly WorkStep[],
  stories: number,
  qualities: number,
  rules: number,
): string {
  const gaps = brief.missing
    .filter((gap) => !(gap === 'actor' && subject.whoBasis === 'said'))
    .flatMap((gap) => gapWords[gap] ?? [])
    .slice(0, 3)
  const doers = [...new Set(steps.map((step) => (step.alone ? subject.product : step.who.plural)))]
  const read =
    subject.main === null
      ? `No step could be read from “${subject.idea}”, so one story stands for the whole until the steps are told`
      : `${count(steps.length, 'step')} of “${subject.shortJob}”, done by ${listed(doers)}, ${steps.length === 1 ? 'gives' : 'give'} ${count(stories, 'story', 'stories')} with ${stories * 3} scenarios, ${count(qualities, 'quality', 'qualities')} that can be measured and ${count(rules, 'rule')}`
  const open =
    gaps.length > 0
      ? `Your description leaves open ${listed(gaps)}; the questions at the end ask for it`
      : 'Your description leaves no large gap; the questions at the end ask for the details'
  const notes = [
    ...(market === null && subject.main !== null
      ? ['The library has no market for it, so no rule of a trade is taken for granted']
      : []),
    ...(brief.language !== 'en' && brief.language !== 'und'
      ? ['The built-in drafter writes English; your words are quoted as they are']
      : []),
  ]
  const { main } = subject
  const first = steps.find(({ short }) => short === main?.short)
  const advice =
    main && first && steps.length > 1
      ? [
          `Agree on ${first.id} “${first.short}” before the rest is written out: ${lowerFirst(fillStep(main.kind.needs[0]?.why ?? '', main))}`,
        ]
      : []
  return [read, ...advice, open, ...notes].map(sentence).join(' ')
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
