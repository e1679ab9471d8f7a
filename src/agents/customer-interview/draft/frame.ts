import { reachOf } from '#drafting/compose/jurisdiction.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { listed } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import type { Talk } from './talk.ts'

/** What is said first; it names the job and not the product, so that nobody answers to please. */
export function introductionOf({ shortJob }: Talk, { people }: MarketView): string {
  const job = shortJob.replace(/\byour\b/g, 'their')
  return `Thank you. I want to understand how ${people} ${job} today, so I ask about the last times it happened to you, dull details first. I sell nothing, and there is no right way to ${shortJob}; what you would rather not tell, we leave out.`
}

const dependents: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:nurs\w+|doctors?|physicians?|dentists?|patients?|clinics?|hospitals?|care homes?|therap\w+|wards?|residents)\b/i,
    'patients and residents',
  ],
  [/\b(?:teachers?|pupils?|schools?|kids?|child(?:ren)?|nurser(?:y|ies)|parents?)\b/i, 'children'],
  [/\b(?:lawyers?|law firms?|accountants?|advisers?|advisors?|bookkeepers?|tax)\b/i, 'clients'],
  [/\b(?:managers?|supervisors?|hr|staff|employees|colleagues|workers)\b/i, 'colleagues'],
]

/** What has to be agreed before the first question, for these people. */
export function consentOf({ shortJob }: Talk, { context, people, terms }: MarketView): string[] {
  const words = Object.values(context.brief.source).filter(Boolean).join(' ')
  const protectedPeople = dependents.find(([pattern]) => pattern.test(words))?.[1] ?? 'other people'
  const isUnderage = /^(?:kid|child|pupil|teenager|teen)$/i.test(terms.doer?.head ?? terms.who?.head ?? '')
  const { knowledge, brief } = context
  const inUnion = reachOf('European Union', brief, knowledge.regions) === 'here' && placeNames(context).length > 0
  return [
    `“May I record how you ${asTold(shortJob)}? Two of us hear it, until a date that I name to you now.” Without a yes, write by hand.`,
    `“Tell it without the names of ${protectedPeople}, and stop whenever you like: then all that you said is deleted.”`,
    ...(isUnderage
      ? [`A parent signs before and stays in the room; ask ${people} nothing that a parent has not read.`]
      : []),
    ...(inUnion
      ? [
          `In ${listed(placeNames(context))}: hand over one page with purpose, storage and deletion date before the talk, since a recording of somebody who has to ${shortJob} is personal data.`,
        ]
      : []),
  ]
}

/** Whom to invite, by what they did and not by who they are. */
export function recruitingOf({ shortJob, tools, known, buyer }: Talk, { people, facts }: MarketView): string[] {
  const channel = facts.role?.channels[0] ?? known?.channels[0]
  return [
    `Five ${people} who had to ${shortJob.replace(/\byour\b/g, 'their')} in the last four weeks, invited by asking for the day; who cannot name one is thanked and not invited.`,
    ...(tools.length > 0
      ? [
          `Of these, at least one who ${/^\w+ing\b/.test(tools[0] ?? '') ? 'has another way than' : 'does not use'} ${tools[0]}, so that a habit is not taken for a need.`,
        ]
      : []),
    ...(buyer ? [`Two ${buyer} after them, for the part “Who decides and pays”.`] : []),
    channel
      ? `To be found through ${channel}; not among friends of the team, who are polite.`
      : `Ask each of them for the next one: ${people} know ${people}.`,
  ].slice(0, 4)
}

/** "find out which cow is ill" is told as "came to find out". */
const asTold = (job: string) =>
  /^(?:find out|deal with)\b/.test(job) ? `came to ${job}` : `went about it when you had to ${job}`

export function closingOf({ shortJob }: Talk, { terms, people }: MarketView): string[] {
  return [
    `Ask: “Who else had to ${shortJob} lately and does it differently from you?”`,
    `Only now, if at all, say what ${terms.subject} is; write down the first question that ${people} ask back, not the praise.`,
    `Agree on it now: when fewer than three of the first five ${people} can name a case of the last four weeks that cost them time or money, the idea is changed before a sixth talk (the three are an assumption).`,
    `Within the hour: note the date of the case, the longest wait, what they used, and one sentence in their own words.`,
  ]
}
