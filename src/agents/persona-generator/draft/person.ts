import { lowerFirst, sentence, shortened, upperFirst, withArticle, withoutPoint } from '#drafting/compose/phrases.ts'
import type { ProductTerms } from '#drafting/compose/product-terms.ts'
import type { SeededChoice } from '#drafting/compose/seeded-choice.ts'
import { viaToday } from '#drafting/compose/subject.ts'
import { thirdPerson } from '#drafting/compose/verb-forms.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { PersonaOutput } from '../output.ts'
import { type CastMember, type Part, roleLine } from './cast.ts'
import { incomeOf } from './income.ts'

type Persona = PersonaOutput['personas'][number]

const most = 4

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

/** The ages that the description gives for a child, else those of the word; null for grown-ups. */
function minorAges(member: CastMember, { brief }: WritingContext<object>): readonly [number, number] | null {
  const found = minors.find(([words]) => words.test(member.title))
  if (!found) return null
  const said = brief.numbers.filter(({ unit, value }) => unit === 'years' && value > 0 && value < 18)
  const ages = said.map(({ value }) => value)
  // the end of a range is left out when an age is drawn
  return ages.length > 0 ? [Math.min(...ages), Math.max(...ages) + 1] : [found[1], found[2]]
}

/** One persona: what the library knows of such people, woven with the job, what they use today and what limits it. */
export function personOf(
  member: CastMember,
  name: string,
  context: WritingContext<object>,
  terms: ProductTerms,
  choice: SeededChoice,
): Persona {
  const { role, occupation, audience } = member.profile
  const [from, to] = minorAges(member, context) ?? audience?.ageRange ?? ageRanges[member.part]
  const job = terms.shortJob ?? 'do what the description is about'
  const today = terms.today[0]
  const isUser = member.main
  const jobNow = terms.jobs[0]
  const doing =
    jobNow && isUser
      ? [
          `${upperFirst(thirdPerson(jobNow.verb))} ${jobNow.object}${today ? ` ${viaToday(today)}` : ''}`.replace(
            /\s+/g,
            ' ',
          ),
        ]
      : []
  const situation = member.situation
  const statusQuo = context.placement.market?.statusQuo.find(({ what }) => today && sharesWord(what, today))
  const pains = [
    ...(isUser
      ? context.brief.pains
          .filter(({ confidence }) => confidence >= 0.5)
          .map(({ text }) => `Says in the description: “${shortened(text, 90)}”`)
      : []),
    ...(situation ? [situation.pain(job)] : []),
    ...(isUser && today && statusQuo ? [`${upperFirst(today)}: ${lowerFirst(withoutPoint(statusQuo.weakness))}`] : []),
    ...(role?.pains ?? []),
    ...(occupation?.pains ?? []),
    ...(audience?.pains ?? []),
  ]
  const goals = [
    ...(isUser && !situation && terms.job ? [upperFirst(terms.fullJob ?? terms.job)] : []),
    ...(situation ? [situation.goal(job)] : []),
    ...(role?.goals ?? []),
    ...(occupation?.goals ?? []),
    ...(audience?.goals ?? []),
  ]
  const objections = [...(role?.objections ?? []), ...(audience?.objections ?? [])].map(
    (text) => `“${withoutPoint(text)}”`,
  )
  const limits = context.brief.constraints
    .filter(({ confidence }) => confidence >= 0.5)
    .slice(0, 1)
    .map(({ text }) => `Watches a limit of the description: “${shortened(text, 90)}”`)
  const challenges = [
    ...objections,
    ...(isUser && today ? [`Would have to leave ${today}, which everybody involved already knows`] : []),
    ...limits,
    `Has not been asked yet whether ${terms.subject} is worth a change; two interviews with such people would show it`,
  ]
  const tools = role?.tools ?? occupation?.tools ?? audience?.tools ?? []
  return {
    name,
    age: from + Math.floor(choice.next() * (to - from)),
    role: roleLine(member),
    organization:
      (member.setting ? `${upperFirst(member.setting)} (from the description)` : null) ??
      (member.near && !(role && sharesWord(role.organization, member.near))
        ? `${upperFirst(member.near)}, where the others work (assumption: ask who holds this part there)`
        : null) ??
      typicalPlace(role?.organization) ??
      pickPlace(member, choice) ??
      'Not said in the description; to be asked when recruiting interviewees',
    occupation: occupation?.title ?? (member.standIn ? null : role?.title) ?? upperFirst(member.title),
    incomeLevel: incomeOf(member, context),
    educationLevel:
      occupation?.education ?? 'Not a criterion for this product (assumption: note it in the first five interviews)',
    dailyTasks: filled([...doing, ...(role?.dailyTasks ?? occupation?.dailyTasks ?? audience?.dailyTasks ?? [])], 3, [
      `Meets the need to ${job}; when and how often is not said (assumption: a one-week diary of three such people)`,
      'Fits it between the other work of the day (assumption: watch one day)',
      'Tells or asks others about it (assumption: count messages of one week)',
    ]),
    goals: filled(goals, 2, [`Have one way less to ${job}`, 'Know afterwards that it is done']),
    painPoints: filled(pains, 2, [
      `How the need to ${job} hurts is not said (assumption to test: ask for the last time it went wrong)`,
      'What it costs today, in time or money, is not said (assumption to test: let three of them count one week)',
    ]),
    challenges: filled(challenges, 2, ['No budget is named for it (assumption: ask who paid for the last tool)']),
    technologyUsage: sentence(
      [
        occupation?.technology ?? audience?.technology,
        tools.length > 0 ? `Uses ${tools.slice(0, 4).map(lowerFirst).join(', ')} for the job today` : null,
      ]
        .filter(Boolean)
        .map((text) => withoutPoint(text ?? ''))
        .join('. ') ||
        `Which devices are at hand when it is time to ${job} is not said (assumption: look at three workplaces)`,
    ),
    preferredChannels: filled(
      [
        ...(member.standIn ? [] : (role?.channels ?? [])),
        ...(occupation?.channels ?? []),
        ...(audience?.channels ?? []),
      ],
      2,
      [
        `${upperFirst(withArticle(member.title))} known to the team, who passes it on`,
        'The place where such people meet anyway (assumption: ask the first three where they heard of their last tool)',
      ],
    ),
    buyingMotivations: buyingOf(member, terms),
  }
}

function buyingOf(member: CastMember, terms: ProductTerms): string {
  const { role, occupation, audience } = member.profile
  const motive = role?.buyingMotivation ?? audience?.buyingMotivation
  const payer = audience?.payer ?? occupation?.payer
  const today = terms.today[0]
  return [
    motive
      ? sentence(motive)
      : 'What would make this person pay or agree is not known; ask what the last tool replaced.',
    ...(today ? [sentence(`Would otherwise stay with ${today}`)] : []),
    ...(payer && member.part !== 'buyer' ? [sentence(`Tools are usually paid for by ${lowerFirst(payer)}`)] : []),
  ].join(' ')
}

function pickPlace(member: CastMember, choice: SeededChoice): string | null {
  const { occupation, audience } = member.profile
  if (occupation) return choice.pick(occupation.workplaces)
  return audience?.situation ?? null
}

/** At most four different entries, at least `least`, from what is known first. */
function filled(known: readonly string[], least: number, rest: readonly string[]): string[] {
  const distinct = [...new Set(known.map((text) => (text.startsWith('r/') ? text : upperFirst(text.trim()))))].slice(
    0,
    most,
  )
  for (const text of rest) if (distinct.length < least && !distinct.includes(text)) distinct.push(text)
  return distinct
}

function sharesWord(first: string, second: string): boolean {
  const words = new Set(
    first
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 3),
  )
  return second
    .toLowerCase()
    .split(/\W+/)
    .some((word) => words.has(word))
}

/** The library's example of where such a person works; a size in it is nobody's fact. */
function typicalPlace(organization: string | undefined): string | null {
  if (!organization) return null
  return /\d/.test(organization) ? `${organization} (size: assumption)` : organization
}
