import { reachOf } from '#drafting/compose/jurisdiction.ts'
import type { MarketView } from '#drafting/compose/market-view.ts'
import { listed } from '#drafting/compose/phrases.ts'
import { placeNames } from '#drafting/compose/place-names.ts'
import type { Talk } from './talk.ts'

/** What is said first; it names the job and not the product, so that nobody answers to please. */
export function introductionOf({ shortJob }: Talk, { people }: MarketView): string {
  return `Thank you for your time. I want to understand how ${people} ${shortJob.replace(/\byour\b/g, 'their')} today, so I will ask about things that have happened to you, and the dull details help most. I have nothing to sell, and nobody has to ${shortJob.replace(/\byour\b/g, 'their')} in a right way; if I ask about something that you would rather not tell, say so and we go on.`
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
    `“May I record this, so that I can listen instead of writing? Two people of the team hear it, and it is deleted on a date that I name to you now.” Without a yes, write by hand.`,
    `“Please leave out the names of ${protectedPeople}; say ‘a’ or ‘another’ instead.” Stop the recording when one is said.`,
    `“You can stop at any time, also in the middle of telling how you had to ${shortJob}, and have it all deleted until that date.”`,
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
      ? [`Of these, at least one who does not use ${tools[0]}, so that a habit is not taken for a need.`]
      : []),
    ...(buyer ? [`Two ${buyer} after them, for the part “Who decides and pays”.`] : []),
    channel
      ? `To be found through ${channel}; not among friends of the team, who are polite.`
      : `Ask each of them for the next one: ${people} know ${people}.`,
  ].slice(0, 4)
}

export function closingOf({ shortJob }: Talk, { terms, people }: MarketView): string[] {
  return [
    `Ask: “Who else had to ${shortJob} lately and does it differently from you? May I say that you sent me?”`,
    `Ask: “What should I have asked and did not?”`,
    `Only now, if at all, say what ${terms.subject} is; write down the first question that ${people} ask back, not the praise.`,
    `Within the hour: note the date of the case, the longest wait, the thing they used to ${shortJob.replace(/\byour\b/g, 'their')}, and one sentence in their own words.`,
  ]
}
