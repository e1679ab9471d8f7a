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
  relation: 1,
  season: 1,
  forecast: 1,
  anomaly: 2,
}

/** Fewer than this are too few to choose from. */
const enough = 3

/** What to do first, at most five: each follows from one finding, has an owner and says what the next export must show. */
export function suggestionsOf(analysis: PreparedAnalysis): Suggestion[] {
  // Mending the data comes after what the data says.
  const care = ({ kind }: Finding) =>
    ['anomaly', 'impossible', 'quality', 'outlier', 'missing', 'relation', 'forecast'].indexOf(kind) + 1
  const candidates = analysis.findings
    .toSorted((a, b) => care(a) - care(b))
    .flatMap((finding) => {
      // What comes if nothing changes asks for nothing, unless it was asked for.
      if (finding.kind === 'forecast' && analysis.answer?.findings.includes(finding.id) !== true) return []
      const step = finding.step ?? writers[finding.kind]?.(finding, analysis, (key) => `{{${finding.id}.${key}}}`)
      return step ? [{ finding, step }] : []
    })
  const chosen = choose(candidates, true)
  const list = chosen.length >= enough ? chosen : choose(candidates, false)
  const suggestions = list.map(({ finding, step }) => ({
    ...step,
    because: leadOf(finding),
    owner: ownerOf(finding.subject.concept, finding.kind),
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
      const about = [
        subject.group === null ? id : `${subject.by}:${subject.group}`,
        ...(strict && kind === 'outcome' ? [`outcome:${subject.what}`] : []),
      ]
      if (count >= (mostOfKind[kind] ?? 2) || about.some((each) => subjects.has(each))) return false
      counts.set(kind, count + 1)
      for (const each of about) subjects.add(each)
      return true
    })
    .slice(0, mostSuggestions)
}

const writers: Partial<Record<FindingKind, Writer>> = {
  signal: ({ subject, tone }, { row }, ref) =>
    subject.other === 'effect'
      ? null
      : subject.other === 'after'
        ? {
            title: `Export ${subject.by} from before it happened`,
            action: [
              `Take ${subject.by} as it stood some weeks before each of the ${row.many} ended up as "${subject.what}",`,
              'and compare again: only then can it warn of anything.',
            ].join(' '),
            check: `In that export ${subject.by} still differs; if it does not, ${ref('hit')} is what is left over afterwards and no sign.`,
          }
        : {
            title: `Use ${subject.by} as an early sign`,
            action: [
              `Flag open ${row.many} whose ${subject.by} comes near ${ref('hit')}, choose some of them at random, and`,
              `${tone === 'bad' ? 'get in touch with those' : 'help those along'} before it happens.`,
            ].join(' '),
            check: [
              `Of the flagged ${row.many}, ${tone === 'bad' ? 'fewer' : 'more'} of those that were drawn end as`,
              `"${subject.what}" than of those that were left alone.`,
            ].join(' '),
          },
  reach: ({ subject }, _analysis, ref) => ({
    title: `Shorten the way from ${ref('from')} to ${ref('to')}`,
    action: [
      `Watch a handful of people who did ${ref('from')} and never ${ref('to')}: do they not find it, not need`,
      'it, or fail at it? Change only what the answer names.',
    ].join(' '),
    check: `More than ${ref('toShare')} of each ${subject.other ?? 'person'} group that starts in a period reach ${ref('to')}.`,
  }),
  concentration: ({ subject }, { row }, ref) =>
    subject.other === null
      ? {
          title: `Know the ${ref('tenth')} that hold ${ref('top')}`,
          action: [
            'List them by name with an owner each, and ask every one what would make them leave. A plan that fits the',
            `average ${subject.by ?? 'customer'} does not fit them.`,
          ].join(' '),
          check: [
            'The same list in the next export: who is gone from it, and whether their share of',
            `${subject.what} stays near ${ref('top')}.`,
          ].join(' '),
        }
      : {
          title: `Give ${ref('group')} the attention it pays for`,
          action: [
            `Compare ${ref('ofSum')} of the ${subject.what} with the part of the last releases, support hours and`,
            `budget that went to ${row.many} with ${ref('group')}, and name the gap.`,
          ].join(' '),
          check: `The share of ${ref('group')} in the ${subject.what} stays near ${ref('ofSum')} or moves where you meant it to.`,
        },
  repeat: ({ subject }, { row }, ref) => ({
    title: `Give a reason for a second ${row.one}`,
    action: [
      `Ask a handful of those with a single ${row.one} what they used the next time instead, and offer part of`,
      'the newest ones the thing that the answer names.',
    ].join(' '),
    check: `Of each ${subject.by ?? 'customer'} group that starts in a period, fewer than ${ref('single')} stay at a single ${row.one}.`,
  }),
  score: ({ subject }, _analysis, ref) => ({
    title: `Ask the low scores one question`,
    action: [
      `Ask those behind the ${ref('low')} at the bottom what happened the last time they used it, and sort the`,
      'answers by what could be fixed without a new feature.',
    ].join(' '),
    check: `The share at the bottom of ${subject.what} falls below ${ref('low')} among people who were asked after the fix.`,
  }),
  missing: ({ subject }, { row }, ref) => ({
    title: `Close the gaps in ${subject.what}`,
    action: [
      `Find out where it gets lost${subject.group === null ? '' : `, beginning with ${ref('group')}`}: not`,
      'asked, not answered, or not exported. If nobody needs it, leave it out of reports instead.',
    ].join(' '),
    check: `Fewer than ${ref('share')} of new ${row.many} come without ${subject.what}.`,
  }),
  quality: ({ subject, kind }, _analysis, ref) =>
    subject.concept === 'duplicates'
      ? {
          title: 'Stop repeated rows at the source',
          action: [
            'Look at a handful of the repeated rows with whoever made the export: a join that multiplies them, a retry',
            'that writes again, or real twins.',
          ].join(' '),
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
    action: [
      `Open what stands at the far end (${row.many} counted: ${ref('n')}) and mark each as a slip, a special`,
      `case or a kind of its own. Report the median, ${ref('median')}, until that is done.`,
    ].join(' '),
    check: `After errors are removed the average of ${subject.what} comes closer to ${ref('median')}.`,
  }),
}

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
