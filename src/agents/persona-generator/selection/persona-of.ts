import { isRefusal, type MarketFacts, problemAccount, shortQuote } from '#drafting/index.ts'
import type { Role } from '#knowledge/dossier/role.ts'
import type { Quote } from '#shared/reading.ts'
import type { Persona } from '../output.ts'
import type { Member } from './cast.ts'

/** What a persona is made from: a market's facts, or the reading alone where no market holds. */
export type PersonFacts = Pick<MarketFacts, 'cite' | 'reading' | 'price' | 'people'> &
  Partial<Pick<MarketFacts, 'compared'>>

/** A persona under the user's own word, with what is usual of the role behind it; what nobody knows is a question. */
export function personaOf(facts: PersonFacts, member: Member, name: string): Persona {
  const { people, role, entry } = member
  if (people && !role) return entry ? personaOfEntry(facts, member, name) : personaOfNearest(facts, member, name)
  return role ? personaOfRole(facts, member, role, name) : personaOfNearest(facts, member, name)
}

/** What the product does for them, in the user's words. */
const wanted = (people: Member['people'], { reading }: PersonFacts) => {
  const isOf = (list: readonly Quote[], { field, start }: Quote) =>
    list.some((each) => each.field === field && each.start === start)
  return (people?.clauses ?? [])
    .filter((each) => !isOf(reading.background, each) && !isOf(reading.limits, each) && !isRefusal(each))
    .slice(0, 2)
    .map(({ text }) => `From your product: “${text}”`)
}

/** The user's words on how these people manage and what it costs them; of several people only what names them. */
const ownPains = (people: Member['people'], { reading, people: all, compared = [] }: PersonFacts): string[] => {
  const account = problemAccount(
    reading,
    compared.map(({ name }) => name),
  )
  const own = account.filter((each) =>
    people?.clauses.some(({ field, start }) => field === each.field && start === each.start),
  )
  return (people === all[0] ? [...new Set([...own, ...account])] : own)
    .slice(0, mostTold)
    .map(({ text }) => `You wrote: “${shortQuote(text, longestTold)}”`)
}
const mostTold = 2
const longestTold = 30

function personaOfRole(facts: PersonFacts, { people, kind }: Member, role: Role, name: string): Persona {
  const typed = people?.quote.text
  return {
    name,
    age: role.age ? Math.round((role.age[0] + role.age[1]) / 2) : undefined,
    role: [
      `${typed ? 'Named in your description' : 'Not in your description'}: ${role.parts.map((part) => does[part]).join(', ')}.`,
      kind && `Kind: ${kind.kind}. ${kind.follows}`,
    ]
      .filter(Boolean)
      .join(' '),
    organization: role.organisation,
    occupation: typed ? `“${typed}” (${role.noun})` : role.noun,
    ...(role.income ? { incomeLevel: `${role.income.text}${facts.cite(role.income.basis)}` } : {}),
    ...(role.education ? { educationLevel: role.education } : {}),
    dailyTasks: role.day.slice(0, 5),
    goals: [...role.goals.slice(0, 3), ...wanted(people, facts)],
    painPoints: [...ownPains(people, facts), ...role.pains].slice(0, 4),
    challenges: role.objections.slice(0, 3),
    ...(role.tools && role.tools.length > 0 ? { technologyUsage: role.tools.join('; ') } : {}),
    preferredChannels: role.channels.slice(0, 4),
    buyingMotivations: motivation(role),
  }
}

const does: Readonly<Record<Role['parts'][number], string>> = {
  buyer: 'pays',
  user: 'uses it',
  recommender: 'recommends it',
  blocker: 'can block it',
  beneficiary: 'benefits from it',
}

function motivation({ decides, triggers }: Role): string {
  return [decides, triggers.length > 0 && `Starts looking after: ${triggers.slice(0, 4).join('; ')}.`]
    .filter(Boolean)
    .join(' ')
}

/** People of a trade or a life situation that the library knows under this name. */
function personaOfEntry(facts: PersonFacts, { people, entry }: Member, name: string): Persona {
  if (!entry) return personaOfNearest(facts, { people, role: null, kind: null, entry: null }, name)
  const typed = people?.quote.text ?? entry.title
  const isTrade = 'workplaces' in entry
  return {
    name,
    role: 'Named in your description',
    organization: `“${typed}”; typically ${isTrade ? entry.workplaces.slice(0, 2).join(', or ') : entry.situation}`,
    occupation: `${entry.title} (“${typed}”)`,
    ...(isTrade ? { educationLevel: entry.education } : {}),
    dailyTasks: entry.dailyTasks.slice(0, 5),
    goals: [...entry.goals.slice(0, 3), ...wanted(people, facts)],
    painPoints: [...ownPains(people, facts), ...entry.pains].slice(0, 4),
    challenges: isTrade ? [] : entry.objections.slice(0, 3),
    technologyUsage:
      `${entry.technology} ${facts.reading.today.length > 0 ? `You wrote: “${facts.reading.today.map(({ text }) => text).join('”, “')}”.` : ''}`.trim(),
    preferredChannels: isTrade ? [] : entry.channels.slice(0, 4),
    ask: [
      ...(isTrade ? ['Which association, forum or supplier in their country do they trust?'] : []),
      ...asked(facts, people),
    ].slice(0, 3),
    buyingMotivations: isTrade ? `Pays: ${entry.payer}.` : `${entry.buyingMotivation} Pays: ${entry.payer}.`,
  }
}

const usualOf = (texts: readonly string[], { noun }: Role) =>
  texts.slice(0, 2).map((text) => `${text} (typical of: ${noun})`)

/** People whom neither the market nor the library knows: the user's clauses, the nearest role marked as such, and what to ask. */
function personaOfNearest(facts: PersonFacts, { people }: Member, name: string): Persona {
  const typed = people?.quote.text ?? 'Target user'
  const near = people?.near
  const usual = (texts: readonly string[]) => texts.slice(0, 2).map((text) => `${text} (said by: ${near?.noun})`)
  return {
    name,
    role: near
      ? `Named in your description. Closest market role: ${near.noun}; traits borrowed from that role are marked and may not apply to yours`
      : 'Named in your description. No market role matches, so the details are yours and the gaps are interview questions',
    organization: `“${typed}”`,
    occupation: `“${typed}”`,
    dailyTasks: [],
    goals: [...(near ? usualOf(near.goals, near) : []), ...wanted(people, facts)],
    painPoints: [...ownPains(people, facts), ...(near ? usual(near.pains) : [])],
    challenges: near ? usual(near.objections) : [],
    ...(facts.reading.today.length > 0
      ? { technologyUsage: `You wrote: “${facts.reading.today.map(({ text }) => text).join('”, “')}”` }
      : {}),
    preferredChannels: near?.channels.slice(0, 3) ?? [],
    ask: asked(facts, people),
    buyingMotivations: near?.decides ? `Typical of ${near.nounPlural}: ${near.decides}` : '',
  }
}

/** What to ask about these people; what is asked of everybody stands at the first persona alone. */
function asked({ reading, price, people: all }: PersonFacts, people: Member['people']): string[] {
  const [clause] = people?.clauses ?? []
  const own = clause ? [`Who did this last time, and how long did it take? “${clause.text}”`] : []
  if (people !== all[0]) return own
  return [
    ...own,
    'Who approved the last comparable tool, and from which budget?',
    price
      ? `What do they pay today for anything comparable to “${price.quote.text}”?`
      : 'What do they pay for today that this would replace?',
    ...(reading.today.length > 0 ? [] : ['What do they use today, and since when?']),
  ].slice(0, 3)
}
