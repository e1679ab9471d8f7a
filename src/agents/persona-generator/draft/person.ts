import { emptyPeople } from '#drafting/brief/people-words.ts'
import { agesSaid, areGrown } from '#drafting/compose/ages-said.ts'
import { fillStep } from '#drafting/compose/fill-step.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { paidBy } from '#drafting/compose/paid-by.ts'
import { paysSelf } from '#drafting/compose/pays-self.ts'
import { personName } from '#drafting/compose/person-names.ts'
import { lowerFirst, sentence, shortened, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import type { SeededChoice } from '#drafting/compose/seeded-choice.ts'
import { viaToday } from '#drafting/compose/subject.ts'
import { escaped } from '#drafting/compose/text-around.ts'
import { thirdPerson } from '#drafting/compose/verb-forms.ts'
import { toldSentences } from '#drafting/copy/told-sentences.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { PersonaOutput } from '../output.ts'
import { unknown } from '../output.ts'
import { type CastMember, type Part, roleLine } from './cast.ts'
import { incomeOf } from './income.ts'
import { placeOf } from './place.ts'
import { sharesWord } from './shares-word.ts'

type Persona = PersonaOutput['personas'][number]

const notKnownWhere = 'Not known (assumption: ask the first three where they heard of the last thing they tried)'

/** What one card holds of a list: more is not read. */
const most = 3

/** Ages that fit a part when the library knows nothing closer. */
const ageRanges: Record<Part, readonly [number, number]> = {
  user: [24, 48],
  buyer: [37, 58],
  blocker: [38, 60],
  beneficiary: [22, 70],
}

/** The ages of those who are not grown up, by the word for them. */
const minors: readonly (readonly [words: RegExp, from: number, to: number])[] = [
  [/\b(?:baby|toddler)$/i, 1, 3],
  [/\bpreschooler$/i, 3, 5],
  [/\b(?:child|kid|pupil|grandchild|boy|girl)$/i, 6, 11],
  [/\b(?:teen|teenager|adolescent|youth)$/i, 13, 17],
]

/** Of those whose parents are old. */
const grown = [38, 62] as const

/** The ages that the description gives for a child, else those of the word; null for grown-ups. */
function minorAges(member: CastMember, { brief }: WritingContext<object>): readonly [number, number] | null {
  const found = minors.find(([words]) => words.test(member.title))
  if (!found) return null
  if (areGrown(brief)) return grown
  const said = brief.numbers.filter(({ unit, value }) => unit === 'years' && value > 0 && value < 18)
  const ages = said.map(({ value }) => value)
  // the end of a range is left out when an age is drawn
  return ages.length > 0 ? [Math.min(...ages), Math.max(...ages) + 1] : [found[1], found[2]]
}

/** The personas of a cast. What one card said of people of a kind is not said again on the next, while something is left. */
export function peopleOf(
  cast: readonly CastMember[],
  names: readonly string[],
  view: MarketView,
  choice: SeededChoice,
): Persona[] {
  const said = new Set<string>()
  const personas = cast.map((member, at) => personOf(member, names[at] ?? member.title, view, choice, said))
  return personas.map((persona, at) => {
    const earlier = personas
      .slice(0, at)
      .find(({ technologyUsage }) => technologyUsage !== unknown && technologyUsage === persona.technologyUsage)
    const same = earlier ? { ...persona, technologyUsage: `The same as ${earlier.name}.` } : persona
    // What is not known of all of them is asked for once.
    const asking = personas.slice(0, at).find(({ preferredChannels: [first] }) => first === notKnownWhere)
    return asking && same.preferredChannels[0] === notKnownWhere
      ? { ...same, preferredChannels: [`As not known as for ${asking.name}`] }
      : same
  })
}

/** One persona: what the library knows of such people, woven with the job, what they use today and what limits it. */
function personOf(
  member: CastMember,
  name: string,
  view: MarketView,
  choice: SeededChoice,
  said: Set<string>,
): Persona {
  const { context, terms } = view
  const { role, occupation, audience } = member.profile
  const { situation, counterpart } = member
  const [from, to] =
    minorAges(member, context) ?? agesSaid(member.title) ?? audience?.ageRange ?? ageRanges[member.part]
  const own = counterpart?.job ?? null
  const job = own ?? terms.shortJob ?? 'do what the description is about'
  const today = counterpart ? undefined : terms.today[0]
  const isUser = member.main
  const list = filling(said)
  const known = {
    tasks: role?.dailyTasks ?? occupation?.dailyTasks ?? audience?.dailyTasks ?? [],
    goals: [...(role?.goals ?? []), ...(occupation?.goals ?? []), ...(audience?.goals ?? [])],
    pains: [...(role?.pains ?? []), ...(occupation?.pains ?? []), ...(audience?.pains ?? [])],
  }
  const doing = situation?.day
    ? [situation.day]
    : own !== null
      ? [`${upperFirst(thirdPerson(own.split(' ')[0] ?? ''))} ${own.split(' ').slice(1).join(' ')}`]
      : [...doingNow(member, view, today), ...doneInSteps(member, view)]
  const pains = [
    ...(isUser ? toldPains(view) : []),
    ...(situation ? [situation.pain(job)] : []),
    ...(isUser && today ? weaknessOf(today, view) : []),
    ...aboutThisJob(known.pains, view, member),
  ]
  const goals = [
    ...(isUser && !situation && terms.job ? [upperFirst(terms.fullJob ?? terms.job)] : []),
    ...(own === null ? [] : [upperFirst(own)]),
    ...(isUser || situation ? [] : stepsOfMember(member, view).map(({ short }) => upperFirst(short))),
    ...(situation?.goal ? [situation.goal(job)] : []),
    ...known.goals,
  ]
  const limits = context.brief.constraints
    .filter(({ confidence }) => confidence >= 0.5)
    .slice(0, 1)
    .map(({ text }) => `Watches a limit of the description: “${shortened(text, 90)}”`)
  const challenges = [
    ...[...(role?.objections ?? []), ...(audience?.objections ?? [])].map((text) => `“${withoutPoint(text)}”`),
    ...(isUser && today
      ? [`Would have to ${isDoing(today) ? 'stop' : 'leave'} ${today}, which everybody involved already knows`]
      : []),
    ...(situation?.hindrance ? [situation.hindrance] : []),
    ...limits,
  ]
  const tool = (member.standIn ? null : role?.tools[0]) ?? occupation?.tools[0] ?? audience?.tools[0]
  return {
    name,
    age: from + Math.floor(choice.next() * (to - from)),
    role: roleLine(member),
    organization: placeOf(member, choice),
    // A tattoo artist is no hairdresser, even where the library knows both by one entry.
    occupation: member.said
      ? occupationSaid(member, context)
      : (occupation?.title ?? (member.standIn ? null : role?.title) ?? upperFirst(member.title)),
    incomeLevel: incomeOf(member, context),
    educationLevel: occupation?.education ?? unknown,
    // What is not known is asked for once a field, and not filled up.
    dailyTasks: list([...doing, ...known.tasks], 1, [
      'Where in the day it comes up is not said (assumption: a one-week diary of three such people)',
    ]),
    goals: list(goals, 1, [
      situation
        ? upperFirst(job)
        : member.part === 'buyer'
          ? 'What it has to bring is not said (assumption: ask which number they would want to see before they agree)'
          : 'What they gain from it is not said (assumption: ask the first three)',
    ]),
    painPoints: list(pains, 1, [
      ...hurtOf(member, view),
      'What goes wrong today is not said (assumption: ask for the last time that it did)',
    ]),
    challenges: list(challenges, 1, [
      ...(tool
        ? [`Whether it has to work with ${tool} is not said (assumption: ask what a week without that would cost)`]
        : []),
      `Why ${terms.subject} would be refused is not known (assumption: ask which tool was last tried and left, and why)`,
      'No budget is named for it (assumption: ask who paid for the last tool)',
      'Who else would have to agree is not said (assumption: ask who was asked before the last tool)',
    ]),
    technologyUsage: technologyOf(member),
    preferredChannels: list(
      [
        ...(member.standIn ? [] : (role?.channels ?? [])),
        ...(occupation?.channels ?? []),
        ...(audience?.channels ?? []),
      ],
      1,
      [notKnownWhere],
    ),
    buyingMotivations: buyingOf(member, view),
  }
}

/** What somebody who had trouble with such a step says of it. */
function hurtOf({ main, situation, counterpart }: CastMember, { facts, terms }: MarketView): string[] {
  const step = facts.subject.steps.find(({ verb }) => verb === terms.jobs[0]?.verb)
  if (!main || situation || counterpart || !step || step.kind.id === 'any' || step.alone) return []
  return [
    `May say: “${upperFirst(fillStep(step.kind.hurt, step))}” (assumption: ask for the last time that it went wrong)`,
  ]
}

/** "Person" says nothing: then it stands with what is known of such a person. */
function occupationSaid({ title }: CastMember, { brief }: WritingContext<object>): string {
  const { core } = personName(title)
  if (/^(?:child|kid)$/i.test(core) && areGrown(brief)) return 'Not known (assumption: ask the first three)'
  return upperFirst(emptyPeople.has(core.toLowerCase()) ? title : core)
}

function doingNow(member: CastMember, { terms }: MarketView, today: string | undefined): string[] {
  const now = terms.jobs[0]
  if (!now || !member.main || member.situation) return []
  // "Knows how much bread to bake" is the wish, not the work of a day.
  if (now.verb === 'know') return []
  const job = `${now.verb} ${now.object}`.trim()
  // Who guesses does not see the level: the way of today stands for itself.
  if (today && isDoing(today)) return [`Manages by ${today}`]
  if (today && /^(?:which|what|who|when|where|whether|how)\b/i.test(now.object)) return [`Uses ${today} to ${job}`]
  return [
    `${upperFirst(thirdPerson(now.verb))} ${now.object}${today ? ` ${viaToday(today)}` : ''}`
      .replace(/\s+/g, ' ')
      .trim(),
  ]
}

/** The steps that the words give to this person. */
const stepsOfMember = ({ title }: CastMember, { facts }: MarketView) =>
  facts.subject.steps.filter(
    // "meets" alone is no goal and no task
    ({ who, short }) => short.includes(' ') && (who.singular === title || title.endsWith(` ${who.singular}`)),
  )

/** What this person does in the job, by the words: their steps, and the occasion that they give. */
function doneInSteps(member: CastMember, view: MarketView): string[] {
  if (member.main || member.situation) return []
  const head = escaped(member.title.split(' ').at(-1) ?? member.title)
  const occasions = view.context.brief.moments.flatMap(
    ({ text }) =>
      new RegExp(`^when(?:ever)? (?:an? |the )?(?:[\\p{L}-]+ )?${head} (\\p{Ll}+s .+)$`, 'iu').exec(text)?.[1] ?? [],
  )
  return [...stepsOfMember(member, view).map(({ third }) => third), ...occasions].map(upperFirst)
}

/** "guessing by degree days": a way of today told as what people do. */
const isDoing = (today: string) => /^\w+ing\b/.test(today)

/** What hurts, as the description tells it; else what it says of today beyond the way itself. */
function toldPains(view: MarketView): string[] {
  const hurts = view.context.brief.pains.filter(({ confidence }) => confidence >= 0.5).map(({ text }) => text)
  const today = toldSentences(view).filter((text) => /\s(?:and|but|so|which)\s/.test(text))
  return (hurts.length > 0 ? hurts : today.slice(0, 1)).map(
    (text) => `Says in the description: “${shortened(text, 90)}”`,
  )
}

/** What the library says is weak at today's way, when the user names that way. */
function weaknessOf(today: string, { market }: MarketView): string[] {
  const found = market?.statusQuo.find(({ what }) => sharesWord(what, today))
  return found ? [`${upperFirst(today)}: ${lowerFirst(withoutPoint(found.weakness))}`] : []
}

/** From here on a trouble of the day is about this job. */
const closeToJob = 0.25

/** What the library knows to hurt such people: as it is in their own market, else what is not about this job says so. */
function aboutThisJob(pains: readonly string[], view: MarketView, member: CastMember): string[] {
  const { profile, situation } = member
  if (pains.length === 0) return []
  const isKin = view.isCore || view.ranked.some(({ direct }) => direct)
  // The role of a market is in trouble with its job; an occupation has a day full of other jobs.
  const ofRole = isKin ? (profile.role?.pains ?? []) : []
  if (ofRole.length > 0 || (!view.market && profile.occupation)) {
    const about = pains.filter(
      (text) => ofRole.includes(text) || view.relevance.score(text) > (ofRole.length > 0 ? 1 : 0),
    )
    const first = [...about].sort((a, b) => view.relevance.score(b) - view.relevance.score(a))
    const others = pains.filter((text) => !about.includes(text))
    return ofRole.length === 0
      ? [...first, ...others]
      : [...first, ...others.slice(0, 1).map((text) => `Beside it: ${lowerFirst(text)}`)]
  }
  const about = pains.filter((text) => view.relevance.score(text) >= 1 || view.likeness.about(text) >= closeToJob)
  const beside = pains.find((text) => !about.includes(text))
  const job = view.terms.shortJob
  const hurt = job ? hurtOf(member, view) : []
  const asked =
    about.length > 0 || !job || situation !== null
      ? []
      : hurt.length > 0
        ? hurt
        : [`How the need to ${job} hurts is not said (assumption: ask for the last time it went wrong)`]
  return [...about, ...asked, ...(beside ? [`Beside it: ${lowerFirst(beside)}`] : [])]
}

function technologyOf({ profile, standIn }: CastMember): string {
  const { role, occupation, audience } = profile
  // The stand-in's tools belong to another trade.
  const tools = (standIn ? null : role?.tools) ?? occupation?.tools ?? audience?.tools ?? []
  const text = [
    occupation?.technology ?? audience?.technology,
    tools.length > 0 ? `For the job today: ${tools.slice(0, most).join(', ')}` : null,
  ].flatMap((part) => (part ? [withoutPoint(part)] : []))
  if (text.length > 0) return sentence(text.join('. '))
  return unknown
}

function buyingOf(member: CastMember, { terms }: MarketView): string {
  const { role, occupation, audience } = member.profile
  const motive = role?.buyingMotivation ?? audience?.buyingMotivation
  const payer = audience?.payer ?? occupation?.payer
  const today = terms.today[0]
  // "Paid for by the parents" says nothing of parents.
  const isOwn = paysSelf({ singular: member.title }) && !/^themselves\b/i.test(payer ?? '')
  const paid = payer && member.part !== 'buyer' && !isOwn ? [sentence(paidBy(lowerFirst(payer), 'such people'))] : []
  const stay =
    today && member.main ? [sentence(`Would otherwise ${isDoing(today) ? 'go on' : 'stay with'} ${today}`)] : []
  const known = [...(motive ? [sentence(motive)] : []), ...stay, ...paid]
  return known.length > 0 ? known.join(' ') : unknown
}

/**
 * Fills a list with at most three different entries, at least `least`: what no card has said goes first, then what is known,
 * then `rest`.
 */
const filling =
  (said: Set<string>) =>
  (known: readonly string[], least: number, rest: readonly string[]): string[] => {
    const distinct = [...new Set(known.map((text) => (text.startsWith('r/') ? text : upperFirst(text.trim()))))]
    const fresh = distinct.filter((text) => !said.has(text))
    const chosen = (fresh.length >= least ? fresh : [...fresh, ...distinct.filter((text) => said.has(text))]).slice(
      0,
      most,
    )
    const others = [...rest].sort((a, b) => Number(said.has(a)) - Number(said.has(b)))
    for (const text of others) if (chosen.length < least && !chosen.includes(text)) chosen.push(text)
    for (const text of chosen) said.add(text)
    return chosen
  }
