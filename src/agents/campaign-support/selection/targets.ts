/** Something to be reached: "25 active tutors". */
export interface Target {
  amount: number
  /** As typed behind the number. */
  what: string
}

export interface Budget {
  amount: number
  /** As typed: "4000 euros". */
  text: string
  /** The sum as the user writes sums, with another amount in it. */
  of: (amount: number) => string
}

const sum =
  /(?:[€£$]\s?)\d[\d.,]*k?\b|\b\d[\d.,]*k?\s?(?:€|£|\$|(?:euros?|eur|pounds?|gbp|dollars?|usd|chf|francs?)\b)/gi
/** Money that is earned is no budget. */
const earned = /^\s*(?:mrr|arr|gmv|in sales|of sales|sales|revenue|turnover|income|(?:a|per) (?:month|year)|monthly)\b/i
const counted = /(?<![\p{L}\d.,€£$])(\d{1,7}(?:[.,]\d{3})*)\s+((?:[\p{L}’'-]{2,24}[ ]?){1,5})/gu
const stop =
  /\b(?:in|by|before|until|till|with|within|using|for|on|from|per|and|or|during|over|this|next|at|to|of|euros?|pounds?|dollars?|eur|gbp|usd|weeks?|months?|days?|years?)\b.*$/i

/** What a goal says of the offer or of today is no target: "a 20 min call", "before 1 November", "we have 41 in Scotland". */
const countsNothing =
  /^(?:min(?:ute)?s?|hours?|days?|weeks?|months?|years?|am|pm|january|february|march|april|may|june|july|august|september|october|november|december)\b/i
const isStated = /\b(?:we|i)(?:['’]re| are| have|['’]ve)(?: already| now)?\s$|\b(?:already|currently|from)\s$/i

/** Whether a number at this place of a goal is one to be reached. */
export function isTarget(goal: string, start: number, end: number): boolean {
  const before = goal.slice(0, start)
  const after = goal.slice(end).trimStart()
  return (
    !isStated.test(before) &&
    !/[€£$]\s?$/.test(before) &&
    !countsNothing.test(after) &&
    !/^(?!k\b)[€£$\p{L}]/u.test(goal.slice(end, end + 2))
  )
}

/** The numbers of things that a goal names, in its order. */
export function targetsOf(goal: string): Target[] {
  return [...goal.matchAll(counted)].flatMap(({ 1: number = '', 2: words = '', index }) => {
    if (!isTarget(goal, index, index + number.length)) return []
    const what = words.replace(stop, '').trim()
    const amount = Number(number.replace(/[.,](?=\d{3})/g, ''))
    const isYear = /^(?:19|20)\d\d$/.test(number) && what === ''
    return what === '' || isYear || !(amount > 0) ? [] : [{ amount, what }]
  })
}

/** "Half price, £9", "the £5 lesson": what the offer costs the customer is no budget. */
function isPrice(goal: string, start: number, text: string): boolean {
  const before = goal.slice(Math.max(0, start - 30), start)
  const after = goal.slice(start + text.length)
  return (
    (/\b(?:price|priced|costs?|fee|deposit|discount|the|at|only|first)\b[^.;]{0,12}$/i.test(before) ||
      /^\s?(?:each|off|per\b|an?\b|\/|lesson|visit|trial|deposit|offer|voucher)/i.test(after)) &&
    !/\bbudget\b/i.test(before + after.slice(0, 12))
  )
}

/** Money that the goal may cost; null where none is named. */
export function budgetOf(goal: string): Budget | null {
  for (const found of goal.matchAll(sum)) {
    const text = found[0].trim()
    if (earned.test(goal.slice(found.index + found[0].length)) || isPrice(goal, found.index, text)) continue
    const digits = /\d[\d.,]*/.exec(text)?.[0] ?? ''
    const amount = Number(digits.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.')) * (/\dk/i.test(text) ? 1000 : 1)
    if (!(amount > 0)) continue
    const of = (part: number) => text.replace(/\d[\d.,]*k?/i, String(part))
    return { amount, text, of }
  }
  return null
}

/** The words with which a goal rules out paid channels; null where it does not. */
export const unpaidIn = (goal: string): string | null =>
  /\b(?:no|without|zero)\s+(?:paid\s+(?:ads?|adverts?|advertising|media|channels?)|ads?\b|adverts?|advertising|budget|money)|\borganic only\b|\bunpaid\b/i.exec(
    goal,
  )?.[0] ?? null
