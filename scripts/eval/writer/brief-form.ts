import type { LiveAgent } from '#agents/registry-server.ts'
import { callOfGoal } from '#drafting/index.ts'
import type { BriefReading } from '#shared/reading.ts'

/** A brief as somebody would bring it to several agents: `form` holds what they type into further fields ("productName", "goals"). */
export interface FreshBrief {
  id: string
  description: string
  audience: string
  /** What the author answers where the page asks for the market: an id, or that it is none of those that are offered. */
  market?: string
  form?: Readonly<Record<string, unknown>>
}

const describes = /^(?:productIdea|productDescription|productOrService|productOverview)$/
const addresses = /^(?:targetAudience|targetMarket|targetPersona)$/
const general = 'People who would use it'
const longestIndustry = 200
const noName = 'Working title'
const noGoal = 'Find out whether they want it'

const textOf = (brief: FreshBrief, name: string) => {
  const text = brief.form?.[name]
  return typeof text === 'string' ? text.trim() : ''
}

/** What a form asks for in no field of its own stands in the description: its author would not keep it back. */
function descriptionFor(brief: FreshBrief, form: Readonly<Record<string, unknown>>): string {
  const name = textOf(brief, 'productName')
  const isNamed = 'productName' in form || brief.description.includes(name)
  const more = 'additionalContext' in form ? '' : textOf(brief, 'additionalContext')
  const asksForPeople = Object.keys(form).some((each) => addresses.test(each))
  const people = asksForPeople || 'additionalContext' in form ? '' : forAudience(brief)
  return [isNamed ? brief.description : `${name}: ${brief.description}`, people, more].filter(Boolean).join('\n')
}

/** Whom it is for, as a sentence of its own where a form has no field for it. */
const forAudience = ({ audience }: FreshBrief) => (audience ? `For ${audience}.` : '')

/** What is wanted and what the reader is to do, as one text. */
const goalsOf = (brief: FreshBrief) =>
  [...new Set([textOf(brief, 'goals'), textOf(brief, 'campaignGoal')])].filter(Boolean).join('. ')

/** The offered call that comes nearest to what the author wants readers to do. */
function callOf(brief: FreshBrief): string {
  const call = callOfGoal(textOf(brief, 'campaignGoal'), 'get started')
  return call === 'start trial' || call === 'ask pilot' ? 'get started' : call
}

/**
 * An agent's form with the words of one brief. A field that the brief says nothing of stays blank; where the form demands it, a name or
 * goal is what was read or says that there is none, and a choice is the sample's.
 */
export function formOfBrief(
  agent: LiveAgent,
  brief: FreshBrief,
  reading: BriefReading | null,
): Record<string, unknown> {
  const form: Record<string, unknown> = { ...agent.samples[0] }
  const asksForPeople = Object.keys(form).some((name) => addresses.test(name))
  for (const name of Object.keys(form)) {
    const value = form[name]
    if (describes.test(name)) form[name] = descriptionFor(brief, form)
    else if (addresses.test(name)) form[name] = brief.audience || general
    else if (name === 'campaignGoal' && brief.form) form[name] = goalsOf(brief) || noGoal
    else if (name === 'additionalContext' && !asksForPeople && brief.audience)
      form[name] = [forAudience(brief), textOf(brief, name)].filter(Boolean).join('\n')
    else if (brief.form?.[name] !== undefined) form[name] = brief.form[name]
    else if (name === 'industry')
      form[name] = reading?.market.found?.name ?? brief.description.slice(0, longestIndustry)
    else if (name === 'callToAction' && agent.parseInput({ ...form, [name]: callOf(brief) }).ok)
      form[name] = callOf(brief)
    else {
      const { [name]: _left, ...rest } = form
      if (typeof value !== 'number' && agent.parseInput(rest).ok) delete form[name]
      else if (name === 'productName') form[name] = reading?.name?.text ?? noName
      else if (name === 'campaignGoal') form[name] = noGoal
    }
  }
  return form
}
