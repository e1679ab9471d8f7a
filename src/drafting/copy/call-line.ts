import type { Channel } from '#knowledge/channel.ts'
import { lowerFirst, upperFirst, withArticle } from '../compose/phrases.ts'
import { thirdPerson } from '../compose/verb-forms.ts'
import { type CopyFacts, isCase } from './copy-facts.ts'
import { saysWhen } from './says-when.ts'
import { toYou } from './second-person.ts'

/** What a call asks for: a verb that a button can carry. */
export const calls = [
  'sign up',
  'learn more',
  'try free',
  'get started',
  'book demo',
  'join now',
  'download',
  'contact us',
] as const
export type Call = (typeof calls)[number]

/** The button's own words: "Book a demo". */
export const buttonOf: Record<Call, string> = {
  'sign up': 'Sign up',
  'learn more': 'See how it works',
  'try free': 'Try it free',
  'get started': 'Get started',
  'book demo': 'Book a demo',
  'join now': 'Join now',
  download: 'Download it',
  'contact us': 'Write to us',
}

/** The call with what happens next, hung on one thing of the job; without point. */
export function callLine(call: Call, facts: CopyFacts): string {
  const { steps, shortAct, thing, fullAct, others } = facts
  const own = steps.find(({ yours }) => yours)?.phrase ?? shortAct
  // What stands in the line before is not said again word for word.
  const first = asFinding(shortAct !== null && own?.startsWith(shortAct) ? shortAct : own)
  const counted = isCase(facts)
  const act = fullAct ?? shortAct
  if (first === null || act === null) {
    const idea = `“${facts.idea}”`
    return call === 'contact us'
      ? `Write to us what ${idea} would have to do for you`
      : `${buttonOf[call]} and tell us what you expect of ${idea}`
  }
  switch (call) {
    case 'sign up':
      return `Sign up and ${first}`
    case 'learn more':
      // "See what it looks like to see" says one word twice.
      return /^see\b/.test(shortAct ?? act)
        ? 'See it on a case like yours'
        : `See what it looks like to ${shortAct ?? act}`
    case 'try free':
      return counted ? `Try it free with your next ${thing}` : `Try it free and ${first}`
    case 'get started':
      return `Get started: ${first}`
    case 'book demo':
      return counted
        ? `Book a demo and bring ${withArticle(thing)} of your own from last week`
        : `Book a demo and see, with a case of your own, ${/^(?:know|see)\b/.test(act) ? act.replace(/^\w+ /, '') : `how to ${shortAct ?? act}`}`
    case 'join now':
      return others[0] && !/^people$/.test(others[0]) ? `Join now and bring your ${others[0]}` : `Join now and ${first}`
    case 'download':
      return counted ? `Download it before your next ${thing}` : `Download it and ${first}`
    case 'contact us':
      return counted
        ? `Write to us about the last ${thing} that went wrong`
        : `Write to us: how do you ${shortAct ?? act}${saysWhen(shortAct ?? act) ? '' : ' today'}?`
  }
}

/** The call as this channel makes it: with the address where a link can be tapped, else with where to find it. */
export function callIn(channel: Channel, call: Call, facts: CopyFacts): string {
  const line = callLine(call, facts)
  const whole = line.endsWith('?') ? line : `${line}.`
  if (channel.link === 'in-profile') return `${whole} Link in profile.`
  return channel.link === 'in-post' ? linkAfter(line) : whole
}

/** The address behind a call. */
export const linkAfter = (line: string) => `${line}${line.endsWith('?') ? '' : ':'} [link]`

/** Nobody can be told to know something. */
export function asFinding(phrase: string): string
export function asFinding(phrase: string | null): string | null
export function asFinding(phrase: string | null): string | null {
  return phrase?.replace(/^know\b/, 'find out') ?? null
}

/** "sign up" for "Sign Up now!": the call that a goal or a typed text asks for; null when it asks for none of them. */
export function callOf(text: string): Call | null {
  const words = text.toLowerCase()
  const cues: readonly (readonly [RegExp, Call])[] = [
    [/\bdemos?\b|\bmeetings?\b|\bpilots?\b|\bsales calls?\b/, 'book demo'],
    [/\bfree trial|\btrials?\b|\btry\b/, 'try free'],
    [/\bdownload|\binstall|\bapp store/, 'download'],
    [/\bsign[- ]?ups?\b|\bregist|\bwait(?:ing)?[- ]?list|\bsubscri|\baccounts?\b|\busers?\b/, 'sign up'],
    [/\bjoin\b|\bmembers?\b|\bcommunity\b/, 'join now'],
    [/\bcontact\b|\bleads?\b|\binquir|\benquir/, 'contact us'],
    [/\baware|\bknown?\b|\breach\b|\blearn\b|\btraffic\b|\bvisit/, 'learn more'],
  ]
  return cues.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** What the reader can do with the product, as one sentence. */
export function turnLine({ name, fullAct, byProduct, deed, idea }: CopyFacts): string {
  if (fullAct === null) return `${name} is still one sentence: “${idea}”.`
  if (fullAct.startsWith('let ')) return `${name} lets ${fullAct.slice('let '.length)}.`
  if (fullAct.startsWith('know ')) return `${name} tells you ${fullAct.slice('know '.length)}.`
  if (/^see\b[^,]+$/.test(fullAct)) return `${name} shows you ${fullAct.slice('see '.length)}.`
  if (deed) return `${name} ${toYou(deed)}.`
  if (byProduct) return `${name} ${fullAct.replace(/^\S+/, (verb) => thirdPerson(verb))}.`
  return `${name} lets you ${fullAct}.`
}

/** At most 60 characters: the job and what it spares, or two steps of it. */
export function taglineOf({ act, shortAct, spared, steps, idea, today }: CopyFacts): string {
  const [first, second] = steps.filter(({ whos }) => whos === null)
  const short = shortAct ?? ''
  const options = [
    short && spared ? `${upperFirst(short)} ${spared}.` : '',
    first && second ? `${upperFirst(first.phrase)}. ${upperFirst(second.phrase)}.` : '',
    short && today[0] && !/^\w+ing\b/.test(today[0].text)
      ? `${upperFirst(short)}. No more ${bare(today[0].text)}.`
      : '',
    act ? `${upperFirst(act)}.` : '',
    short ? `${upperFirst(short)}.` : '',
  ]
  return options.find((text) => text !== '' && text.length <= 60) ?? lastResort(short || idea)
}

const lastResort = (text: string) => {
  const words = upperFirst(lowerFirst(text)).split(' ')
  let line = ''
  for (const word of words) {
    if (line.length + word.length > 56) break
    line += `${line === '' ? '' : ' '}${word}`
  }
  return `${line || upperFirst(text).slice(0, 56)}${line.length < text.length ? '…' : '.'}`
}

const bare = (text: string) => text.replace(/^(?:an?|the)\s+/i, '')
