import { languageName } from '#drafting/compose/language-name.ts'
import { listed, withoutPoint } from '#drafting/compose/phrases.ts'
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
      `The library has no market for ${name}, so objections of buyers are missing: note the first sentence against it in ten calls.`,
    )
  for (const pain of sayablePains(copy).slice(0, 3)) {
    if (pain.basis !== 'told')
      checks.push(`“${withoutPoint(pain.text)}” is said in the pitch and comes from the library: ${pain.check}.`)
  }
  const unread = view.rivals.filter(({ source }) => source === null).map(({ vendor }) => vendor.name)
  if (unread.length > 0)
    checks.push(`No source of this run covers ${listed(unread)}: read their pages before their sheets are used.`)
  if (!price)
    checks.push(`No price is named: until there is one, sellers say “I will tell you by [day]” and keep to it.`)
  return checks.slice(0, most)
}
