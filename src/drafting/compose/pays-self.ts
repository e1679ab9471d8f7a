import { isPrivate } from './is-private.ts'

/** People for whom somebody else pays, though they are private persons. */
const inCare =
  /\b(?:child(?:ren)?|kids?|toddlers?|teen(?:ager)?s?|pupils?|students?|patients?|seniors?|grandparents?|residents?)\b/i

/** Grown-ups with their own money, and people who work for themselves: no buyer stands behind them. */
export function paysSelf({ singular }: { singular: string }): boolean {
  const core = singular.split(/\s(?:of|in|on|at|with|from|for|who|that)\s/)[0] ?? singular
  const head = core.toLowerCase().split(/\s+/).at(-1) ?? ''
  return !inCare.test(core) && isPrivate({ head, singular: core })
}
