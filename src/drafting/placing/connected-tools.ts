import known from './connected-tools.json' with { type: 'json' }
import { tellingWords } from './telling-words.ts'

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const inAnyCase = (name: string) =>
  escaped(name).replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

/** Longer names first: "Google Sheets" is no "Google Sheet" with an s. */
const longest = (names: readonly string[]) => [...names].sort((one, other) => other.length - one.length)
const name = `(?:${[...longest(known.names).map(inAnyCase), ...known.namesWithCapital.map(escaped)].join('|')})(?![\\p{L}\\p{N}])`
const kind = `(?:(?:the|your|our|their|my|an?|existing) )+(?:${longest(known.kinds).map(inAnyCase).join('|')})(?![\\p{L}\\p{N}])`
const tool = `(?:(?:(?:the|your|our|their|my) )?${name}|${kind})`
const things =
  '(?: (?:tickets?|issues?|tasks?|cards?|pages?|databases?|contacts?|fields?|records?|channels?|deals?|events?|messages?|threads?|folders?|sheets?|boards?|accounts?|payments?|numbers|data|chats?))?'
const more = `(?: ?(?:,|/|&|and|or|\\() ?(?:and |or )?${name}\\)?)*`

const tools = new RegExp(`(?<![\\p{L}\\p{N}])${tool}${things}${more}`, 'gu')

/** What is done with another tool stands before it: "posts a summary to Slack", "works with Xero", "built on top of Shopify". */
const doneWith =
  /\b(?:posts?|sends?|exports?|sync(?:s|hroni[sz]es?)?|connects?|integrat(?:es?|ion)|push(?:es)?|saves?|files?|creates?|logs?|updates?|fills?|feeds?|imports?|pulls?|plugs?|works?|writes?|copies|copy|puts?|lives?|hooks?|links?|talks?|drops?|forwards?|adds?|straight|directly|drafts?|checks?|stores?|turns?|goes|built|runs?)\b[^.!?\n]{0,60}?\b(?:to|into|in|inside|onto|with|from|via|through|on|on top of) $/i
/** "creates Jira tickets", "fills in the CRM", "updates Salesforce" */
const doneTo = /\b(?:creat|open|updat|fill|pull|read|assign)(?:es?|s|ing)?(?: in| out)? $/i
const farthest = 80

/** What must be left to say what the product is: "connect Shopify to QuickBooks" is about nothing else. */
const leastLeft = 3

/**
 * A description without the tools that the product is connected to, which say nothing of what it is: meeting notes that
 * become Jira tickets are no roadmapping tool. Places of all other words stay.
 */
export function withoutConnectedTools(text: string): string {
  const left = text.replace(tools, (found, at: number) => {
    const before = text.slice(Math.max(0, at - farthest), at)
    return doneWith.test(before) || doneTo.test(before) ? ' '.repeat(found.length) : found
  })
  return left === text || tellingWords(left).length < leastLeft ? text : left
}
