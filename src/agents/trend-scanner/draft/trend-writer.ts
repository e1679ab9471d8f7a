import type { z } from 'zod'
import { assumed, fact } from '#drafting/compose/claim-text.ts'
import { lowerFirst, shortened, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { lookUp } from '#drafting/compose/trends.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { TrendInput } from '../input.ts'
import type { TrendOutput, trendCategory } from '../output.ts'
import { actPicker } from './act.ts'
import type { MarketEvent } from './events.ts'
import { impactOf } from './impact.ts'
import { industryOf } from './industry-of.ts'
import { signPicker } from './watch.ts'

type WrittenTrend = TrendOutput['trends'][number]

const longestTitle = 92

/** Writes events as trends; one writer a scan, so that no sign and no person is told twice where there are others. */
export function trendWriter(context: WritingContext<TrendInput>): (event: MarketEvent) => WrittenTrend {
  const pickSign = signPicker(context)
  const industry = industryOf(context).name
  const pickAct = actPicker()
  return (event) => {
    const { impact, reason } = impactOf(event, context.timestamp)
    const { source } = event
    const title = titleOf(event)
    const text = summaryOf(event, title)
    return {
      title,
      date: event.when,
      summary: source
        ? `${fact(text, source.number)}.`
        : `${assumed(text, lookUp({ date: event.when, what: event.what, changes: event.changes, source: null }))}.`,
      source: source ? nameOf(event, source.publisher) : null,
      sourceNumber: source?.number ?? null,
      part: event.part,
      category: categoryOf(event),
      impact,
      impactReason: event.general ? `${reason}; ${reachOfGeneral(event, industry)}` : reason,
      watch: withNumbersMarked(pickSign(event)),
      act: withNumbersMarked(pickAct(event)),
    }
  }
}

/** "reaches bakeries through online payments" */
const reachOfGeneral = ({ part }: MarketEvent, industry: string) =>
  /^Any digital product/.test(part)
    ? `binds ${lowerFirst(part)}`
    : `reaches ${/^[\p{L}\p{N} ,&'-]{2,40}$/u.test(industry) ? industry : 'this industry'} through ${lowerFirst(part)}`

/** A threshold that the library gives for a sign or a goal is where to start, not what was measured. */
const withNumbersMarked = (text: string) =>
  /(?<![\w/.-])\d+(?:[.,]\d+)*(?![\w/-])/.test(
    text.replace(/\b(?:Regulation|Directive|Article|CFR|ISO|DSS|Act)\b.*/, ''),
  )
    ? `${withoutPoint(text)} (numbers: starting points of the library).`
    : text

/** When, what happened as far as the title does not say it, and what it changes. */
function summaryOf({ what, changes, when, year, earlySign }: MarketEvent, title: string): string {
  const told = `${withoutWhen(what, when) === title || earlySign !== null ? '' : `${what}. `}${upperFirst(changes)}`
  if (earlySign !== null) return `Adopted or in effect in ${when}: ${told}`
  return told.includes(String(year)) ? told : `${when}: ${told}`
}

const nameOf = ({ reference }: MarketEvent, publisher: string) =>
  reference ? `${reference.name} (${reference.year}), listed in ${publisher}` : publisher

/** A date that stands beside the title is not said in it again. */
const withoutWhen = (what: string, when: string) =>
  what.replace(new RegExp(`\\s(?:in|since|from) ${when}(?=$|,| )`), '').trim()

/** The sentence when it is short enough, else its first clause, else its first words. */
function titleOf({ what, when }: MarketEvent): string {
  const whole = withoutWhen(what, when)
  if (whole.length <= longestTitle) return whole
  const clauses = [...whole.matchAll(/, | and (?=\p{Lu})| after | while | until | when | that /gu)]
    .map(({ index }) => whole.slice(0, index))
    .filter(({ length }) => length >= 34 && length <= longestTitle)
  return clauses.at(-1) ?? shortened(whole, longestTitle)
}

/** What a firm did to itself or to another. */
const isMoveOfFirm =
  /\b(?:spun off|spin-off|bought|acquire[ds]?|acquisition|merged?|filed for|was shut down|shut down|closed|announced the closing|collapsed|bundled|joined .{3,60} under)\b/i

function categoryOf({ what, changes, bearing }: MarketEvent): z.infer<typeof trendCategory> {
  if (bearing === 'duty') return 'Regulation'
  if (bearing === 'owner' || isMoveOfFirm.test(what)) return 'Competition'
  if (
    /\b(?:price[sd]?|pricing|fees?|grants?|cost|tariff|tax|paid|pays?|charge[ds]?|credits?|payment|medicare|reimburs\w*)\b/i.test(
      what,
    )
  )
    return 'Money'
  if (
    /\b(?:AI|APIs?|app|iOS|watchOS|plugins?|chat\w*|assistant|standards?|protocol|passkeys?|launched|launch|released|published|format|attack\w*|ransomware|leaked|stolen|breach|data|tools?|code)\b/i.test(
      what,
    )
  )
    return 'Technology'
  return /\b(?:prices?|fees?|costs?|margins?)\b/i.test(changes) ? 'Money' : 'Demand'
}
