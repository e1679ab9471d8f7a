import type { MarketRole } from '#knowledge/market.ts'
import type { Brief } from '#shared/brief.ts'
import { isPrivate } from './is-private.ts'
import { namesOther } from './names-other.ts'

/** Departments of a firm, each with a budget of its own, by the words of its titles. */
const departments: readonly RegExp[] = [
  /\b(?:engineering|developers?|development|software|devops|platform|sre|cto)\b/i,
  /\b(?:product|cpo)\b/i,
  /\b(?:marketing|growth|brand|cmo)\b/i,
  /\b(?:sales|revenue|account executives?|cro)\b/i,
  /\b(?:finance|financial|accounting|accounts payable|controller|treasury|cfo)\b/i,
  /\b(?:hr|human resources|people operations|talent|recruit\w*)\b/i,
  /\b(?:legal|counsel|compliance)\b/i,
  /\b(?:procurement|purchasing|sourcing)\b/i,
  /\b(?:customer success|customer support|customer service|support)\b/i,
  /\b(?:security|ciso)\b/i,
  /\b(?:data|analytics)\b/i,
  /\b(?:design|ux)\b/i,
]
const departmentsOf = (text: string) => departments.filter((words) => words.test(text))

/** For whom a parent, a relative or a house signs. */
const inCare =
  /\b(?:child(?:ren)?|kids?|toddlers?|teen(?:ager)?s?|pupils?|patients?|seniors?|elderly|grandparents?|residents?)\b/i

type Who = Pick<Brief['actors'][number], 'singular'> & { head?: string }

/**
 * False for a buyer of the library who is not on the side of these people: a parent does not sign for students who share a flat, nor
 * a head of customer success for engineering managers.
 */
export function isTheirSide({ title }: Pick<MarketRole, 'title'>, who: Who, brief: Pick<Brief, 'source'>): boolean {
  const { singular } = who
  const core = singular.split(/\s(?:of|in|on|at|with|from|for|who|that)\s/)[0] ?? singular
  const head = who.head ?? core.toLowerCase().split(/\s+/).at(-1) ?? ''
  if (isPrivate({ head, singular: core })) return inCare.test(core) || !namesOther(title, brief)
  const [own, theirs] = [departmentsOf(core), departmentsOf(title)]
  return own.length === 0 || theirs.length === 0 || own.some((each) => theirs.includes(each))
}
