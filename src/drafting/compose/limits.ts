import type { Brief, BriefConstraint } from '#shared/brief.ts'
import { saidAround, sure } from './subject.ts'

/** A limit of the user's as what the product does and a test that can fail. `{who}`, `{whos}`, `{step}`, `{thing}`, `{things}`. */
export interface Limit {
  need: string
  test: string
  why: string
}

interface LimitKind {
  /** A test of the market may stand in for ours: the rule is about the market's own subject. */
  yields?: true
  matches: RegExp
  need: string
  test: string
  why: string
}

/** What a kind of limit asks for. `{limit}` is the user's wording. The first that matches counts. */
const limitKinds: readonly LimitKind[] = [
  {
    matches: /\b(?:no|without) access to\b/i,
    need: 'Go from start to end without what cannot be reached: {limit}',
    test: 'With that source out of reach for a week, three {whos} {step}, and nothing that they typed for it is typed a second time elsewhere',
    why: 'What waits for somebody else’s system waits for somebody else’s plan.',
  },
  {
    matches: /\bbudget\b/i,
    need: 'Fit the money that there is: {limit}',
    test: 'When a third of it is spent, three {whos} outside the team {step} from start to end; otherwise everything below Must is cut that day',
    why: 'Money that is gone before the first {who} has tried it has bought nothing.',
  },
  {
    matches: /\b(?:pass|passes)\b.*\b(?:audit|inspection|certification|assessment)\b/i,
    need: 'Have ready what the inspector asks for: {limit}',
    test: 'Somebody from outside plays the inspector four weeks before that day: of 20 {things} of the last year, 19 are complete within two minutes each',
    why: 'The day is set by somebody else, and a gap found on it cannot be closed any more.',
  },
  {
    matches:
      /offline|without (?:a |an |any )?(?:phone |mobile |internet |network |data )*(?:signal|internet|network|connection|reception|coverage|wifi|wi-fi)|\bno (?:phone |mobile |internet )?(?:signal|internet|network|connection|reception|coverage|wifi|wi-fi)\b/i,
    need: 'Work without a connection from start to end of “{step}”',
    test: 'In flight mode a {who} can {step} ten times; once connected again, no {thing} is missing and none is there twice',
    why: 'A {who} who loses one {thing} to a dead spot goes back to paper.',
  },
  {
    matches:
      /without (?:sending|storing).*cloud|on[- ]prem|never leaves?|data (?:must )?stays? in|no cloud|locally|on[- ]device|data residency|stay in/i,
    need: 'Keep every {thing} inside the boundary that was set: {limit}',
    test: 'A recording of all network traffic over one working day shows no {thing}, and nothing derived from one, crossing that boundary',
    why: 'One transfer outside ends the sale, whatever the reason for it.',
  },
  {
    matches: /\bwcag\b|accessib|screen reader|blind|section 508/i,
    need: 'Let people who use a keyboard, a screen reader or large type {step}',
    test: 'An audit of this path against the standard named ({limit}) ends without an open failure at the levels asked for, and two people who use a screen reader finish it unaided',
    why: 'It is a condition of sale, and the people shut out are often those who depend on it.',
  },
  {
    matches:
      /\bgdpr\b|\bhipaa\b|\bccpa\b|\blgpd\b|privacy|personal data|anonym|confidential|\bferpa\b|\bcoppa\b|faces? .*blur/i,
    need: 'Collect about a {who} only what “{step}” needs, and delete it on request ({limit})',
    test: 'A test person asks for their data: a complete copy is there within 30 days, and after deletion a search of database, logs and the last backup finds nothing',
    why: 'People who doubt what happens to a {thing} enter less or nothing.',
  },
  {
    matches: /batter/i,
    need: 'Hold what was promised for the battery: {limit}',
    test: 'Five units from the first batch, used as in an ordinary week and once in the cold, all reach that time; the {who} is warned at least a week before the end',
    why: 'A device found empty at the one moment it is needed is not bought twice.',
  },
  {
    matches: /(?:another|new|extra|no) app|install|download|no account|sign[- ]?up|log[- ]?in/i,
    need: 'Let people take part without installing anything or making an account',
    test: 'Eight of ten people asked, the oldest among them, answer from a link in a message within one minute on their own phone',
    why: 'You say it yourself: {limit}.',
  },
  {
    matches: /no (?:medical|health|therapeutic) claims?|not (?:a )?medical|medical device/i,
    need: 'Say nothing on screen, in messages or in the store entry that counts as a medical claim',
    test: 'A list of every sentence a {who} can see, read by someone who knows the rules for medical devices, holds no promise to treat, cure or relieve',
    why: 'A single promise of effect can make the whole product a medical device.',
  },
  {
    matches: /discriminat|bias|fair(?:ness)?\b/i,
    need: 'Treat people alike who differ only in what must not count ({limit})',
    test: '100 pairs that differ in one protected trait alone get the same result in at least 98',
    why: 'A difference found by an outsider is a headline and a claim for damages.',
  },
  {
    matches: /integrat|works? with|connects? (?:to|with)|\bapi of\b|export to|sync/i,
    need: 'Exchange each {thing} with the system named: {limit}',
    test: 'With a test account of that system, 50 {things} go over and 50 come back with no field lost, and an outage of one hour is caught up without a person',
    why: 'A {who} who has to type a {thing} twice does it once, in the other system.',
  },
  {
    yields: true,
    matches:
      /\b(?:second|minute|hour|day)s?\b.*(?:rest|break|notice|between)|rest (?:period|rule|time)|notice period|overtime/i,
    need: 'Refuse a {thing} that breaks the rule: {limit}',
    test: 'Of ten prepared cases, three one minute inside the rule and three one minute outside it, exactly the three outside are refused, each with the rule shown',
    why: 'The rule has to hold when nobody is watching, at night and in a hurry.',
  },
  {
    matches: /(?:within|under|less than|in) \d+(?:\.\d+)? ?(?:ms|milliseconds?|seconds?|minutes?)|real[- ]time/i,
    need: 'Answer as fast as was asked: {limit}',
    test: 'Under three times the expected load, 95 of 100 attempts to {step} stay within that time, measured at the {who}’s device',
    why: 'Later than that, a {who} has helped themselves already.',
  },
  {
    matches:
      /language|multilingual|translat|in (?:german|french|spanish|portuguese|arabic|hindi|italian|polish|dutch)/i,
    need: 'Speak to each person in the language asked for: {limit}',
    test: 'Three native speakers per language {step} without meeting a word in another language or one they would not use',
    why: 'A {who} who has to guess a word guesses wrong once.',
  },
]

const byKind: Record<BriefConstraint['kind'], Omit<LimitKind, 'matches'>> = {
  legal: {
    need: 'Hold to what the law asks of “{step}”: {limit}',
    test: 'Someone who knows the rule writes ten cases, four of which break it: exactly those four are stopped before the {thing} goes out, each with the reason',
    why: 'You name it as a limit; what exactly it asks for is not yet written down.',
  },
  technical: {
    need: 'Meet the technical limit as you put it: {limit}',
    test: 'Measured on the oldest device among ten {whos}, in the real place and for a week, the limit is kept on every day',
    why: 'It is set by where a {who} has to {step}, not by taste.',
  },
  time: {
    need: 'Fit the time that there is: {limit}',
    test: 'Halfway through that time, three {whos} outside the team {step} from start to end; otherwise the list below R3 is cut that day',
    why: 'The date is fixed, so the scope has to give.',
  },
  money: {
    need: 'Stay within the money named: {limit}',
    test: 'Cost for one {thing}, counted for the first 100 with hosting, fees and support, stays below what that allows',
    why: 'The limit rules out some ways of building “{step}”, and it is cheaper to know which before starting.',
  },
  quality: {
    need: 'Hold to it in every case: {limit}',
    test: 'Ten prepared cases, four of which break it, are run through “{step}”: exactly those four are stopped or reported',
    why: 'You name it as a condition, so a single miss counts as a failure.',
  },
}

/** The user's limit as a requirement. */
export function limitOf(constraint: Pick<BriefConstraint, 'kind'>, words: string): Limit {
  const kind = limitKinds.find(({ matches }) => matches.test(words)) ?? byKind[constraint.kind]
  const put = (text: string) => text.replaceAll('{limit}', `“${words}”`)
  return { need: put(kind.need), test: put(kind.test), why: put(kind.why) }
}

/** True when nothing here knows the limit better than a table stake of the market does. */
export function isForMarket(words: string): boolean {
  const kind = limitKinds.find(({ matches }) => matches.test(words))
  return kind === undefined || kind.yields === true
}

const longestSentence = 60

/** The whole short sentence ("Battery must last six months"), else the limit alone; as it was written. */
export function limitWords(brief: Brief, constraint: BriefConstraint): string {
  const sentence = saidAround(brief, constraint, 1_000)
  const isAlone = brief.constraints.every(
    (other) => other === constraint || saidAround(brief, other, 1_000) !== sentence,
  )
  const words = isAlone && sentence.length <= longestSentence ? sentence : constraint.text
  return words
    .replace(/[“”"]/g, '')
    .replace(/[.;,]+$/, '')
    .trim()
}

/** The user's limits that can be relied on, each once; what the job is to be rid of is no limit. */
export function sureLimits(brief: Brief, spared: string | null): BriefConstraint[] {
  const limits = brief.constraints.filter(
    (limit) =>
      limit.confidence >= sure &&
      !(spared?.includes(limit.text) || (spared && limit.text.includes(spared))) &&
      !isReport(brief, limit),
  )
  return limits.filter(
    (limit, index) => limits.findIndex((other) => limitWords(brief, other) === limitWords(brief, limit)) === index,
  )
}

const must =
  /\b(?:must|have to|has to|need(?:s|ed)?|only|never|cannot|can['’]?t|without|at most|no more than|under|budget|deadline)\b/i

/** "Today 3 of us track 2,300 people in Excel and 6% expire within the month": how things are, and no limit to anything. */
function isReport(brief: Brief, { kind, span }: BriefConstraint): boolean {
  const text = brief.source[span.field] ?? ''
  const start = text.slice(0, span.start).search(/[^.!?\n]*$/)
  const whole = text.slice(start, span.end).trim()
  return (
    kind === 'time' &&
    /^(?:today|currently|nowadays|right now|at the moment|at present|so far)\b/i.test(whole) &&
    !must.test(whole)
  )
}

/** Whose data a limit on privacy speaks of: those who write down something of themselves before those who look at it. */
export function stepUnder<Each extends { kind: { id: string }; who: { plural: string } }>(
  words: string,
  main: Each,
  steps: readonly Each[],
): Each {
  if (
    !/\bgdpr\b|\bhipaa\b|\bccpa\b|\blgpd\b|privacy|personal data|anonym|confidential|\bferpa\b|\bcoppa\b/i.test(words)
  )
    return main
  return (
    steps.find(
      ({ kind, who }) =>
        who.plural !== main.who.plural && /^(?:record|recording|raise|gather|self|report)$/.test(kind.id),
    ) ?? main
  )
}
