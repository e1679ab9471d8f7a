import { type AnalyticsOutput, mostSuggestions } from '../output.ts'
import type { Finding, FindingKind, PreparedAnalysis } from '../prepared.ts'
import { leadOf } from './headline.ts'
import { ownerOf } from './owners.ts'

type Suggestion = AnalyticsOutput['suggestions'][number]
type Step = Pick<Suggestion, 'title' | 'action' | 'check'>
type Writer = (finding: Finding, analysis: PreparedAnalysis, ref: (key: string) => string) => Step | null

const mostOfKind: Partial<Record<FindingKind, number>> = {
  trend: 1,
  score: 1,
  signal: 1,
  quality: 1,
  missing: 1,
  concentration: 1,
}

/** Fewer than this are too few to choose from. */
const enough = 3

/** What to do first, at most five: each follows from one finding, has an owner and says what the next export must show. */
export function suggestionsOf(analysis: PreparedAnalysis): Suggestion[] {
  // Mending the data comes after what the data says.
  const care = ({ kind }: Finding) => Number(kind === 'quality' || kind === 'missing' || kind === 'outlier')
  const candidates = analysis.findings
    .toSorted((a, b) => care(a) - care(b))
    .flatMap((finding) => {
      const step = writers[finding.kind]?.(finding, analysis, (key) => `{{${finding.id}.${key}}}`)
      return step ? [{ finding, step }] : []
    })
  const chosen = choose(candidates, true)
  const list = chosen.length >= enough ? chosen : choose(candidates, false)
  const suggestions = list.map(({ finding, step }) => ({
    ...step,
    because: leadOf(finding),
    owner: ownerOf(finding.subject.concept),
    findings: [finding.id],
  }))
  return suggestions.length > 0 ? suggestions : [nothingStandsOut(analysis)]
}

interface Candidate {
  finding: Finding
  step: Step
}

/** One step for each group, and where there are enough, one for each outcome. */
function choose(candidates: readonly Candidate[], strict: boolean): Candidate[] {
  const counts = new Map<FindingKind, number>()
  const subjects = new Set<string>()
  return candidates
    .filter(({ finding: { id, kind, subject } }) => {
      const count = counts.get(kind) ?? 0
      const about =
        strict && kind === 'outcome'
          ? `outcome:${subject.what}`
          : subject.group === null
            ? id
            : `${subject.by}:${subject.group}`
      if (count >= (mostOfKind[kind] ?? 2) || subjects.has(about)) return false
      counts.set(kind, count + 1)
      subjects.add(about)
      return true
    })
    .slice(0, mostSuggestions)
}

const writers: Partial<Record<FindingKind, Writer>> = {
  outcome: ({ subject, tone }, { row }, ref) => {
    const { what } = subject
    if (tone === 'good') {
      return {
        title: `Learn from ${ref('group')}`,
        action: `List what is different for the ${ref('size')} ${row.many} with ${ref('group')}: what was promised, how it was set up, who looked after it. Carry the one thing that can be copied over to part of the others.`,
        check: `In the next export, "${what}" among those that got it moves from ${ref('rest')} towards ${ref('rate')}, while the others stay where they are.`,
      }
    }
    return {
      ...(reasons[subject.concept ?? ''] ?? otherReason)(what, row.many, ref),
      check: `In the next export the share among ${ref('group')} moves from ${ref('rate')} towards the ${ref('rest')} of the others; if it stays, the cause lies in what you did not change.`,
    }
  },
  segment: ({ subject, tone }, { row }, ref) => {
    const { what, concept } = subject
    if (tone === 'neutral') return null
    if (tone === 'bad') {
      return {
        title: `Bring ${ref('group')} to the level of the others`,
        action:
          concept === 'waiting'
            ? `Follow a handful of ${row.many} with ${ref('group')} from beginning to end and note where they lie still: waiting for a person, for an answer, or for a handover.`
            : `Read a handful of ${row.many} with ${ref('group')} beside others and name the first thing that differs; change that for part of them.`,
        check: `The average ${what} of ${ref('group')} moves from ${ref('mean')} towards ${ref('rest')}, and the other groups do not get worse.`,
      }
    }
    return {
      title: `Learn from ${ref('group')}`,
      action: `List what is done differently for ${row.many} with ${ref('group')}, since their average ${what} is ${ref('mean')} against ${ref('rest')}, and carry over the part that does not depend on who they are.`,
      check: `The average ${what} of the others moves from ${ref('rest')} towards ${ref('mean')}.`,
    }
  },
  trend: ({ subject, tone, strength }, { row, findings }, ref) => {
    // Where one group is behind it, that group is the place to look.
    if (strength < 0.35 || findings.some(({ kind }) => kind === 'driver')) return null
    const { what } = subject
    if (subject.group !== null) {
      return {
        title: `Find out why ${subject.group} goes its own way`,
        action: `Ask a handful of people who used ${subject.group} around ${ref('firstPeriod')} what they do instead or besides today, and write releases and prices of that time beside the line.`,
        check: `The next complete period tells whether the line goes on beyond ${ref('last')}.`,
      }
    }
    if (tone === 'bad') {
      return {
        title: `Find what turned the ${what}`,
        action: `Write releases, price changes, campaigns and outages between ${ref('firstPeriod')} and ${ref('lastPeriod')} beside the line, and look at the change before each bend first.`,
        check: `The next complete period is on the better side of ${ref('last')}; a single one may be chance, so wait for another.`,
      }
    }
    if (tone === 'neutral' && what !== row.many) return null
    return {
      title: `Plan with the new level of ${what}`,
      action: `Take ${ref('last')} instead of ${ref('first')} as the base of the next plan, and ask whoever looks after the ${row.many} what breaks first if the line goes on.`,
      check: `The next complete period lies near ${ref('last')} or beyond it; if it falls back to ${ref('first')}, the move was a passing one.`,
    }
  },
  driver: ({ subject }, _analysis, ref) => ({
    title: `Look at ${ref('group')} first`,
    action: `Ask what changed for ${ref('group')} alone before ${ref('period')}: a release, a price, a campaign that ended, an outage, or the way it is recorded. Rule out the recording first, it is the cheapest to check.`,
    check: `In the next period ${subject.what} of ${ref('group')} moves back towards ${ref('from')}, and the other groups stay as they are.`,
  }),
  signal: ({ subject, tone }, { row }, ref) =>
    subject.other === 'effect'
      ? null
      : subject.other === 'after'
        ? {
            title: `Export ${subject.by} from before it happened`,
            action: `Take ${subject.by} as it stood some weeks before each of the ${row.many} ended up as "${subject.what}", and compare again: only then can it warn of anything.`,
            check: `In that export ${subject.by} still differs; if it does not, ${ref('hit')} is what is left over afterwards and no sign.`,
          }
        : {
            title: `Use ${subject.by} as an early sign`,
            action: `Flag open ${row.many} whose ${subject.by} comes near ${ref('hit')}, draw part of them by lot, and ${tone === 'bad' ? 'get in touch with those' : 'help those along'} before it happens.`,
            check: `Of the flagged ${row.many}, ${tone === 'bad' ? 'fewer' : 'more'} of those that were drawn end as "${subject.what}" than of those that were left alone.`,
          },
  reach: ({ subject }, _analysis, ref) => ({
    title: `Shorten the way from ${ref('from')} to ${ref('to')}`,
    action: `Watch a handful of people who did ${ref('from')} and never ${ref('to')}: do they not find it, not need it, or fail at it? Change only what the answer names.`,
    check: `More than ${ref('toShare')} of each ${subject.other ?? 'person'} group that starts in a period reach ${ref('to')}.`,
  }),
  concentration: ({ subject }, { row }, ref) =>
    subject.other === null
      ? {
          title: `Know the ${ref('tenth')} that hold ${ref('top')}`,
          action: `List them by name with an owner each, and ask every one what would make them leave. A plan that fits the average ${subject.by ?? 'customer'} does not fit them.`,
          check: `The same list in the next export: who is gone from it, and whether their share of ${subject.what} stays near ${ref('top')}.`,
        }
      : {
          title: `Give ${ref('group')} the attention it pays for`,
          action: `Compare ${ref('ofSum')} of the ${subject.what} with the part of the last releases, support hours and budget that went to ${row.many} with ${ref('group')}, and name the gap.`,
          check: `The share of ${ref('group')} in the ${subject.what} stays near ${ref('ofSum')} or moves where you meant it to.`,
        },
  repeat: ({ subject }, { row }, ref) => ({
    title: `Give a reason for a second ${row.one}`,
    action: `Ask a handful of those with a single ${row.one} what they used the next time instead, and offer part of the newest ones the thing that the answer names.`,
    check: `Of each ${subject.by ?? 'customer'} group that starts in a period, fewer than ${ref('single')} stay at a single ${row.one}.`,
  }),
  score: ({ subject }, _analysis, ref) => ({
    title: `Ask the low scores one question`,
    action: `Ask those behind the ${ref('low')} at the bottom what happened the last time they used it, and sort the answers by what could be fixed without a new feature.`,
    check: `The share at the bottom of ${subject.what} falls below ${ref('low')} among people who were asked after the fix.`,
  }),
  missing: ({ subject }, { row }, ref) => ({
    title: `Close the gaps in ${subject.what}`,
    action: `Find out where it gets lost${subject.group === null ? '' : `, beginning with ${ref('group')}`}: not asked, not answered, or not exported. If nobody needs it, leave it out of reports instead.`,
    check: `Fewer than ${ref('share')} of new ${row.many} come without ${subject.what}.`,
  }),
  quality: ({ subject, kind }, _analysis, ref) =>
    subject.concept === 'duplicates'
      ? {
          title: 'Stop repeated rows at the source',
          action:
            'Look at a handful of the repeated rows with whoever made the export: a join that multiplies them, a retry that writes again, or real twins.',
          check: `The next export holds fewer than ${ref('n')} repeated rows.`,
        }
      : subject.concept === 'spelling'
        ? {
            title: `Agree on one spelling in ${subject.what}`,
            action: 'Offer a fixed list where it is entered, and put the old rows right once.',
            check: `The next export holds ${subject.what} in one spelling each.`,
          }
        : kind === 'quality'
          ? {
              title: `Put the unreadable ${subject.what} right`,
              action:
                'Trace a handful of these cells to the form or the system that wrote them, and refuse them there.',
              check: `Fewer than ${ref('n')} cells of ${subject.what} are unreadable in the next export.`,
            }
          : null,
  outlier: ({ subject }, { row }, ref) => ({
    title: `Look at the extreme ${subject.what} one by one`,
    action: `Open what stands at the far end (${row.many} counted: ${ref('n')}) and mark each as a slip, a special case or a kind of its own. Report the median, ${ref('median')}, until that is done.`,
    check: `After the slips are taken out the average of ${subject.what} comes closer to ${ref('median')}.`,
  }),
  weekday: (_finding, { row }, ref) => ({
    title: `Plan by ${ref('day')} and ${ref('low')}`,
    action: `Put people and maintenance where the ${row.many} are: an average ${ref('day')} first, and what can wait on an average ${ref('low')}.`,
    check: `What is left waiting after an average ${ref('day')} gets less, without more hours in the week.`,
  }),
}

/** First steps by what happened. `what` is the outcome in words. */
type FirstStep = (what: string, many: string, ref: (key: string) => string) => Pick<Step, 'title' | 'action'>

const reasons: Readonly<Record<string, FirstStep>> = {
  churn: (_what, many, ref) => ({
    title: `Ask those with ${ref('group')} why they left`,
    action: `Call a handful of the people behind ${many} with ${ref('group')} that ended, ask what happened in the weeks before, and sort the reasons into those you can change and those you cannot.`,
  }),
  refund: (_what, many, ref) => ({
    title: `Read why ${ref('group')} comes back`,
    action: `Read the reasons and messages of a handful of ${many} with ${ref('group')} that were sent or paid back, and compare what was promised on the page with what arrived.`,
  }),
  failure: (_what, many, ref) => ({
    title: `Trace the failures of ${ref('group')}`,
    action: `Take a handful of ${many} with ${ref('group')} from the log, group them by the step at which they failed, and fix the most frequent one.`,
  }),
  reopened: (_what, many, ref) => ({
    title: `Find what the first answer to ${ref('group')} misses`,
    action: `Read a handful of ${many} with ${ref('group')} from the first message on, and note what was asked again: that belongs into the first answer.`,
  }),
}

const otherReason: FirstStep = (what, many, ref) => ({
  title: `Find what keeps ${ref('group')} back`,
  action: `Sit beside a handful of people behind ${many} with ${ref('group')} and watch where "${what}" is decided; change the first thing that stops them, for part of them.`,
})

function nothingStandsOut({ row, limits, findings }: PreparedAnalysis): Suggestion {
  const [limit] = limits
  return {
    title: limit ? 'Export what is missing, then ask again' : 'Ask one question of this file',
    action: limit
      ? `${limit.need} Without it this file cannot do more: ${limit.cannot.charAt(0).toLowerCase()}${limit.cannot.slice(1)}.`
      : `Write down the decision that this file should serve, and name the column of the ${row.many} that would change it.`,
    because: 'Nothing in {{data.file}} differs beyond chance.',
    owner: 'Data analyst',
    check: `The new export has the column, and a group or a period of the ${row.many} stands out.`,
    findings: findings[0] ? [findings[0].id] : ['data'],
  }
}
