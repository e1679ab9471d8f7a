import { languageName } from '#drafting/compose/language-name.ts'
import { listed, lowerFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { unanswered } from './objections.ts'
import { type SalesFacts, sayablePains } from './sales-facts.ts'

const most = 6

/** What has to be settled before somebody is trained with it. */
export function thingsToCheck({ copy, role }: SalesFacts, competitors: string | null): string[] {
  const { view, people, name, price, idea, shortAct } = copy
  const { brief } = view.context
  const checks: string[] = []
  if (shortAct === null)
    checks.push(
      brief.language === 'en' || brief.language === 'und'
        ? `No job could be read from the description as verb and thing (“${idea}”): write who does what with ${name}, and generate again.`
        : `The built-in drafter writes English and could not read the ${languageName(brief.language)} description closely. Describe it in English, or connect a model.`,
    )
  const named = (competitors ?? '')
    .split(/[,;\n]+/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const unknown = named
    .filter((text) => !view.ranked.some(({ vendor }) => vendor.name.toLowerCase() === text.toLowerCase()))
    .slice(0, 4)
  if (unknown.length > 0)
    checks.push(
      `The library does not know ${listed(unknown)}: no sheet is written. Read the page and the ten latest reviews of each, and fill the five lines of a sheet by hand.`,
    )
  if (view.rivals.length === 0)
    checks.push(`No rival is known: ask five ${people} what they opened and closed again before they talked to you.`)
  if (role === null)
    checks.push(
      view.market === null
        ? `The library has no market for ${name}, so objections of buyers are missing: note the first sentence against it in ten calls.`
        : `The library knows ${lowerFirst(view.market.name)}, but none of its buyers are ${people}, so their objections are missing: note the first sentence against ${name} in ten calls.`,
    )
  const said = sayablePains(copy)
    .slice(0, 2)
    .filter(({ basis }) => basis !== 'told')
  if (said[0])
    checks.push(
      `Said in the pitch and taken from the library: ${listed(said.map(({ text }) => `“${withoutPoint(text)}”`))}. Before that, ${said[0].check}.`,
    )
  const unread = view.rivals.filter(({ source }) => source === null).map(({ vendor }) => vendor.name)
  if (unread.length > 0)
    checks.push(`No source of this run covers ${listed(unread)}: read their pages before their sheets are used.`)
  const open = unanswered({ copy, role })
  if (open.length > 0)
    checks.push(
      `Nothing in the description answers ${listed(open.map(({ words, who }) => `“${withoutPoint(words)}” (${lowerFirst(who)})`))}: the product manager writes one sentence each, and until then nobody improvises.`,
    )
  if (!price)
    checks.push(`No price of ${name} is named: until there is one, sellers name the day on which they will tell it.`)
  return checks.slice(0, most)
}
