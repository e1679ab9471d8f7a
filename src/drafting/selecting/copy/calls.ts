/** What a button asks for, and how it is said. A trial is called free only where the user says so. */
const calls = {
  'sign up': { button: 'Sign up', of: (name: string) => `Sign up for ${name}` },
  'learn more': { button: 'Learn more', of: (name: string) => `Learn more about ${name}` },
  'try free': { button: 'Try it free', of: (name: string) => `Try ${name} free` },
  'start trial': { button: 'Start the trial', of: (name: string) => `Start the trial of ${name}` },
  'ask pilot': { button: 'Ask for a pilot', of: (name: string) => `Ask for a pilot of ${name}` },
  'get started': { button: 'Get started', of: (name: string) => `Get started with ${name}` },
  'book demo': { button: 'Book a demo', of: (name: string) => `Book a demo of ${name}` },
  'join now': { button: 'Join now', of: (name: string) => `Join ${name}` },
  download: { button: 'Download', of: (name: string) => `Download ${name}` },
  'contact us': { button: 'Contact us', of: (name: string) => `Contact us about ${name}` },
} as const

export type CallId = keyof typeof calls

export const buttonOf = (call: CallId): string => calls[call].button
export const callWithName = (call: CallId, name: string): string => calls[call].of(name)

const wishes: readonly (readonly [RegExp, CallId])[] = [
  [/\bdemos?\b|\bmeetings?\b|\b(?:sales|discovery|intro) calls?\b/, 'book demo'],
  [/\bpilots?\b/, 'ask pilot'],
  [/\bfree trial|\btry\b/, 'try free'],
  [/\btrials?\b/, 'start trial'],
  [/\bdownload|\binstall|\bapp store/, 'download'],
  [/\bsign[- ]?ups?\b|\bregist|\bwait(?:ing)?[- ]?list|\bsubscri|\baccounts?\b|\busers?\b/, 'sign up'],
  [/\bjoin\b|\bmembers?\b|\bcommunity\b/, 'join now'],
  [/\bcontact\b|\bleads?\b|\binquir|\benquir/, 'contact us'],
  [/\b(?:order|buy|book|purchase)\b/, 'get started'],
  [/\baware|\bknown?\b|\breach\b|\blearn\b|\btraffic\b|\bvisit/, 'learn more'],
]

/** The call that a goal asks for. */
export const callOfGoal = (goal: string, otherwise: CallId): CallId =>
  wishes.find(([words]) => words.test(goal.toLowerCase()))?.[1] ?? otherwise

/** What the reader is to do, where a goal says it: "book a first lesson", "start the 30 day trial"; not what the writer wants to count. */
const act =
  /(?:^|[.;:!?]\s*|\b(?:to|them|they|people|customers|users|and|that \p{L}+)\s)(?=(?:book|start|create|install|sign up|order|buy|request|reserve|join|download|register|subscribe|pre-?order|apply|donate|visit)\b)([^.;:!?()]{6,60}(?:\([^()]{2,30}\))?)/iu
const until = /,?\s(?:before|by|until|till|within|during|this|next|in (?:the|\d))\b.*$/i
const longestButton = 50
/** "Book 20 demos" and "buy-in" are the writer's own acts. */
const isCount = /^(?:\p{L}+\s){1,2}\d[\d.,]*\s(?!-?(?:min|minutes?|days?|weeks?|hours?)\b)/iu

/** The button in the words of the goal; null where the goal names no act of the reader. */
export function buttonInGoal(goal: string): string | null {
  const found =
    act
      .exec(goal.replace(/\s+/g, ' '))?.[1]
      ?.replace(until, '')
      .replace(/[\s,]+$/, '') ?? ''
  const isButton = found.split(' ').length >= 2 && found.length <= longestButton && !isCount.test(found)
  return isButton ? `${found.charAt(0).toUpperCase()}${found.slice(1)}` : null
}
