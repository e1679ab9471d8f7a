import { listed, upperFirst } from '../compose/phrases.ts'
import { gerundOf } from '../compose/verb-forms.ts'
import type { CopyFacts } from './copy-facts.ts'

/** Work that somebody does by hand where no product does it. */
const byHand =
  /^(?:fill in|fill out|write|type|enter|check|compare|match|sort|chase|schedule|summari[sz]e|transcribe|translate|file|update|copy|log|calculate|prepare|draft|tag|label)$/

/** Where things lie is no way of doing something: nobody works "without a drawer". */
const tool =
  /\b(?:paper|clipboards?|excel|spreadsheets?|sheets?|whiteboards?|boards?|notebooks?|e-?mails?|phone|calls?|calling|phoning|texts?|texting|chats?|groups?|whatsapp|folders?|lists?|checklists?|rotas?|forms?|faxes?|slack|outlook|calendars?|radios?|walkie-talkies|memory|hand)\b/i

/** A way of today that is worked with: paper, a chat group, a spreadsheet. */
export const isTool = (way: string) => tool.test(way)

/**
 * What the reader has of it, for a headline: the job without what makes it hard, or the work that is no longer theirs. Null where
 * the words tell no such thing; then the job itself is said.
 */
export function gainOf({ act, shortAct, spared, byProduct, view, today }: CopyFacts): string | null {
  const { main } = view.facts.subject
  if (act && spared && !act.includes(spared)) return `${upperFirst(act)} ${spared}`
  const ways = today.map(({ text }) => text).filter(isTool)
  const isWhole = ways.length > 0 && ways.length === today.length
  if (shortAct && isWhole && !/^(?:know|see|let|find out)\b/.test(shortAct) && !/\bwithout\b/.test(shortAct))
    return `${upperFirst(shortAct)} without ${listed(ways, 'or')}`
  if (shortAct && byProduct && main && byHand.test(main.verb) && shortAct.startsWith(`${main.verb} `))
    return `No more ${gerundOf(main.verb)}${shortAct.slice(main.verb.length)} by hand`
  return null
}
