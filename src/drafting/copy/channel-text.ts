import type { Channel } from '#knowledge/channel.ts'
import { fillStep } from '../compose/fill-step.ts'
import { listed, lowerFirst, upperFirst, withoutPoint } from '../compose/phrases.ts'
import { buttonOf, callIn, linkAfter, taglineOf } from './call-line.ts'
import type { CopyPlan } from './copy-plan.ts'
import { charactersIn, firstSentence, fitParts, fitSentences } from './fit-characters.ts'
import { hashtags } from './hashtags.ts'

type Length = 'full' | 'short'
type Writer = (channel: Channel, plan: CopyPlan, length: Length) => string

/** The whole text for a channel, in its form. `short` is the post beside a longer text. */
export function channelText(channel: Channel, plan: CopyPlan, length: Length): string {
  return writers[channel.form](channel, plan, length)
}

const paragraphs = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')
const numbered = (steps: readonly string[]) => steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
const bridged = ({ bridge, turn }: CopyPlan) => (bridge === '' ? turn : `${bridge} ${turn}`)
/** One observation to a line, as feeds are read. */
const lines = (text: string) => text.split(/(?<=[.!?][”"]?)\s+/).join('\n')

const post: Writer = (channel, plan, length) => {
  const tags = hashtags(plan.facts, channel.hashtags.most)
  const call = callIn(channel, plan.call, plan.facts)
  if (channel.limit.characters <= 280) {
    // A link counts as 23 characters, and stands as 6 in the draft.
    const most = channel.limit.characters - 17
    const rest = most - charactersIn(call) - 2
    return `${fitParts([plan.opening, plan.turn], Math.max(60, rest))}\n\n${call}`
  }
  if (length === 'short') return paragraphs([lines(plan.opening), plan.turn, call, tags])
  return paragraphs([
    lines(plan.opening),
    plan.painLine,
    bridged(plan),
    plan.steps.length > 0 ? `${plan.voice.steps}\n${numbered(plan.steps)}` : '',
    plan.question,
    call,
    tags,
  ])
}

const caption: Writer = (channel, plan, length) => {
  const call = callIn(channel, plan.call, plan.facts)
  const tags = hashtags(plan.facts, channel.hashtags.most)
  const text = paragraphs([plan.opening, length === 'full' ? plan.painLine : '', plan.turn, call, tags])
  if (length === 'short') return text
  const slides = [firstSentence(plan.hook.text), ...plan.steps, withoutPoint(taglineOf(plan.facts))]
  return paragraphs([text, `Slides of the carousel, one line each:\n${numbered(slides)}`])
}

const shortVideo: Writer = (channel, plan) => {
  const { facts } = plan
  const setting = facts.today[0] ? ` Film ${facts.today[0].text}, not a screen.` : ''
  return paragraphs([
    `Opening, spoken and written on the screen: ${fitSentences(plan.opening, 140)}${setting}`,
    plan.painLine === '' ? '' : `What goes wrong: ${plan.painLine}`,
    `The change: ${plan.turn}`,
    plan.steps.length === 0 ? '' : `Show each as it is said: ${plan.steps.join(' ')}`,
    `To end: ${callIn(channel, plan.call, facts)}`,
    `Caption: ${[taglineOf(facts), hashtags(facts, channel.hashtags.most)].filter(Boolean).join(' ')}`,
  ])
}

const video: Writer = (channel, plan) => {
  const { facts } = plan
  const act = facts.act ?? `think through “${facts.idea}”`
  const title = fitTitle(
    [
      plan.topic ? `${upperFirst(plan.topic)}: how to ${act}` : '',
      `How to ${act}${facts.spared && !act.includes('without') ? ` ${facts.spared}` : ''}`,
      `How to ${facts.shortAct ?? act}`,
    ],
    channel.titleCharacters ?? 100,
  )
  const scenes = [
    `The result first: ${lowerFirst(withoutPoint(plan.steps.at(-1) ?? plan.turn))}.`,
    `Then back to today: ${plan.opening}`,
    ...(plan.painLine === '' ? [] : [`What goes wrong: ${plan.painLine}`]),
    ...plan.steps.map((step) => `On the screen: ${step}`),
    ...(plan.fairness === '' ? [] : [`Fair words: ${plan.fairness}`]),
    `The end: ${ended(plan.callLine)}`,
  ]
  return paragraphs([
    `Title: ${title}`,
    `Scenes:\n${numbered(scenes)}`,
    `Description:\n${linkAfter(plan.callLine)}\n${plan.turn}${plan.question ? ` ${plan.question} Tell us below.` : ''}`,
    hashtags(facts, channel.hashtags.most),
  ])
}

const email: Writer = (channel, plan, length) => {
  const { facts } = plan
  const most = channel.titleCharacters ?? 60
  const subject = fitTitle(
    [plan.topic ? upperFirst(plan.topic) : '', firstSentence(plan.hook.text), withoutPoint(taglineOf(facts))],
    most,
  )
  const preview = withoutPoint(subject) === withoutPoint(taglineOf(facts)) ? plan.turn : taglineOf(facts)
  return paragraphs([
    `Subject: ${subject}\nPreview: ${preview}`,
    'Hello [first name],',
    plan.hook.text,
    length === 'full' || plan.hook.structure === 'without' ? plan.painLine : '',
    bridged(plan),
    length === 'full' && plan.steps.length > 0 ? `${plan.voice.steps}\n${numbered(plan.steps)}` : '',
    length === 'full' ? plan.fairness : '',
    ended(plan.callLine),
    `[Button: ${buttonOf[plan.call]}] [link]`,
    length === 'short'
      ? ''
      : `[Your name]\n${plan.question ? `PS: ${plan.question} Reply to this mail; a person reads it.` : 'PS: Reply to this mail; a person reads it.'}`,
  ])
}

const article: Writer = (channel, plan) => {
  const { facts } = plan
  const act = facts.act ?? facts.idea
  const title = fitTitle(
    [
      plan.topic ? `${upperFirst(plan.topic)}: how to ${facts.shortAct ?? act}` : '',
      `How to ${act}`,
      `How to ${facts.shortAct ?? act}`,
      plan.topic ? upperFirst(plan.topic) : '',
    ],
    channel.titleCharacters ?? 60,
  )
  const ways = listed(facts.today.map(({ text }) => text))
  const page = fitSentences(`${plan.turn} ${plan.painLine}`.trim(), 155)
  return paragraphs([
    `# ${title}`,
    `Page description: ${page}`,
    `${plan.turn} ${plan.steps.length > 0 ? `It takes ${plan.steps.length} steps, and this page goes through them.` : ''}`.trim(),
    `## ${ways ? `Where ${ways} ${facts.today.length > 1 || /s$/.test(ways) ? 'stop' : 'stops'}` : `Where it goes wrong today`}`,
    plan.hook.text,
    plan.painLine,
    ...(plan.steps.length > 0
      ? [
          '## The steps',
          ...facts.steps.flatMap((step, index) => [`${index + 1}. ${step.text}. ${stepNote(plan, index)}`.trim()]),
        ]
      : []),
    ...(plan.fairness === '' ? [] : ['## When to stay with what you have', plan.fairness]),
    '## One real case',
    `[Replace this paragraph with one case of ${facts.peopleKnown ? facts.people : 'a reader'}, told with their consent: the date, what they did, what it took. Leave the section out until you have one.]`,
    '## What to do next',
    `${linkAfter(plan.callLine)}${plan.question ? `\n${plan.question}` : ''}`,
  ])
}

/** Why the step matters, by its kind; nothing for a step of no kind. */
function stepNote({ facts }: CopyPlan, index: number): string {
  const step = facts.steps[index]
  const why = step?.kind.needs[0]?.why
  if (!step || !why || step.kind.verbs.length === 0) return ''
  const verb = step.phrase.split(' ')[0] ?? ''
  return fillStep(why, { ...step, short: step.phrase, verb, who: facts.view.facts.subject.who })
}

/** The first that fits; else the last one, cut at a word. */
function fitTitle(options: readonly string[], most: number): string {
  const known = options.filter((option) => option !== '')
  return known.find((option) => charactersIn(option) <= most) ?? fitSentences(known.at(-1) ?? '', most)
}

const writers: Record<Channel['form'], Writer> = {
  post,
  caption,
  'short-video': shortVideo,
  video,
  email,
  article,
  ad: post,
}

/** A question ends by its own mark. */
const ended = (line: string) => (line.endsWith('?') ? line : `${withoutPoint(line)}.`)
