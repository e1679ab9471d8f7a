import { lowerFirst, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { type Call, callLine, linkAfter } from '#drafting/copy/call-line.ts'
import { channelText } from '#drafting/copy/channel-text.ts'
import type { CopyFacts } from '#drafting/copy/copy-facts.ts'
import { type CopyPlan, copyPlan } from '#drafting/copy/copy-plan.ts'
import type { CopyTone } from '#drafting/copy/copy-voice.ts'
import { hadTo } from '#drafting/copy/pains.ts'
import { toThem } from '#drafting/copy/second-person.ts'
import { newSteps, stepsTold } from '#drafting/copy/told-steps.ts'
import type { PlatformStep } from '../output.ts'
import type { CampaignChannel } from './campaign-channels.ts'
import type { ChannelWeeks } from './weeks.ts'

interface FlowOptions {
  tone: CopyTone
  /** What the last channel asks for. */
  call: Call
}

/** What each channel does for a person who met those before it. */
export function flowOf(
  facts: CopyFacts,
  channels: readonly CampaignChannel[],
  spans: readonly ChannelWeeks[],
  { tone, call }: FlowOptions,
): { steps: PlatformStep[]; plans: CopyPlan[] } {
  const plans = channels.map(({ stage }, index) =>
    copyPlan(
      facts,
      { tone, call: stage === 'Decide' || index === channels.length - 1 ? call : 'learn more', topic: null },
      index,
    ),
  )
  const steps = channels.map((channel, index): PlatformStep => {
    const plan = plans[index]
    const span = spans[index]
    if (!plan || !span) throw new Error('each channel has a plan and its weeks')
    return {
      channel: channel.name,
      stage: channel.stage,
      ...span,
      audience: audienceOf(facts, channels, index),
      goal: goalOf(facts, channel, plan),
      contentIdea: ideaOf(facts, channel),
      copyExample: channel.known ? channelText(channel.known, plan, 'short') : plainText(facts, plan),
      measure: measureOf(facts, channel),
    }
  })
  return { steps, plans }
}

function audienceOf({ people }: CopyFacts, channels: readonly CampaignChannel[], index: number): string {
  const channel = channels[index]
  const before = channels[index - 1]?.name
  if (!before) return `${upperFirst(people)} on ${channel?.name ?? 'the first channel'} who have not heard of it`
  return channel?.stage === 'Decide'
    ? `${upperFirst(people)} who left an address or an answer`
    : `${upperFirst(people)} who stopped at ${before}`
}

function goalOf(facts: CopyFacts, { stage }: CampaignChannel, plan: CopyPlan): string {
  const { people, name, fullAct, idea, today } = facts
  const steps = newSteps(facts)
  switch (stage) {
    case 'Notice':
      return `${upperFirst(people)} recognise themselves in the first line, and answer or save it`
    case 'Understand':
      return steps.length > 1
        ? `They can tell the ${steps.length} steps in their own words: ${toldOrder(facts)}`
        : `They can say what is different: ${fullAct ? toThem(fullAct) : `“${idea}”`}${today[0] ? `, not ${today[0].text}` : ''}`
    case 'Decide':
      return `${upperFirst(lowerFirst(callLine(plan.call, facts)))}, with the first objection to ${name} answered before`
  }
}

/** The steps inside of a sentence; the product keeps its capital. */
function toldOrder(facts: CopyFacts): string {
  const told = stepsTold(newSteps(facts))
  return told.startsWith(facts.name) ? told : lowerFirst(told)
}

function ideaOf(facts: CopyFacts, { known, name }: CampaignChannel): string {
  const { today, pains, person, moments } = facts
  const steps = newSteps(facts)
  const place = 'the place where it happens'
  const scene = today[0]?.text ?? (moments[0] ? `${place} ${moments[0]}` : place)
  const told = pains.find(({ basis, text }) => basis === 'told' && !/\buse\b/.test(text))
  const hurting = pains.find(({ basis, you }) => basis === 'library' && you !== null)
  const story = told
    ? `one case of this: “${withoutPoint(told.text)}”`
    : today[0]
      ? `one case that went through ${today[0].text}`
      : hurting
        ? `the day on which ${lowerFirst(withoutPoint(hurting.text))}`
        : `the last time somebody ${toThem(hadTo(facts.shortAct ?? 'do without it'))}`
  const order = steps.length > 1 ? toldOrder(facts) : (facts.fullAct ?? facts.idea)
  switch (known?.form) {
    case 'post':
      return `A post by ${person} about ${story}; comments are answered with a question.`
    case 'caption':
      return steps.length > 1
        ? `A carousel that begins with a photo of ${scene} and goes on, one slide a step: ${order}.`
        : `A carousel: a photo of ${scene} first, then how to ${facts.shortAct ?? 'do it'} without it.`
    case 'short-video':
      return `Filmed where it happens: first ${scene}, then what changes: ${order}. The opening line is spoken in the first two seconds (assumption: watch where viewers leave).`
    case 'video':
      return `A screen recording that begins with the result and then goes through it: ${order}.`
    case 'article':
      return `An article that answers one question, how to ${facts.shortAct ?? `tell whether “${facts.idea}” is needed`}, with ${scene} as the example carried through.`
    case 'email':
      return `${upperFirst(story)}, then one button.${moments[0] ? ` It is sent so that it is read ${lowerFirst(moments[0])}.` : ''}`
    case 'ad':
      return `Ads on the words with which ${facts.people} search for a way to ${facts.shortAct ?? 'do this'}, one group of words for each step of the job.`
    default:
      return `At ${name}: ${scene} on the table, and ${order} shown with a case that a visitor brings along.`
  }
}

function measureOf({ people, shortAct }: CopyFacts, { known, name }: CampaignChannel): string {
  const next = shortAct ? `get to “${toThem(shortAct)}”` : 'take the next step'
  const measure = known?.measures[known.form === 'email' || known.form === 'ad' ? 0 : 1] ?? known?.measures[0]
  return measure
    ? `${measure.name}: ${lowerFirst(measure.definition.replaceAll('{people}', people).replace('take the next step', next))}`
    : `Conversations: ${people} who describe a case of their own at ${name}, counted by hand, and how many of them come by its link within a week`
}

/** What is said or handed out where the library knows no form. */
function plainText(facts: CopyFacts, plan: CopyPlan): string {
  return [plan.opening, plan.painLine, plan.turn, linkAfter(callLine(plan.call, facts))]
    .filter((part) => part !== '')
    .join('\n\n')
}
