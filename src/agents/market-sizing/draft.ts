import { defineDraft } from '#agents/_kit/define-draft.ts'
import { cleanText } from '#drafting/brief/clean.ts'
import { countedFor } from '#drafting/compose/counted.ts'
import { type MarketView, marketView } from '#drafting/compose/market-view.ts'
import agent from './agent.ts'
import { type CountContext, customersOf } from './draft/customers.ts'
import { bottomUp, fitShare, localShare, topDown } from './draft/methods.ts'
import { gapNoteOf, questionsOf, scopeOf } from './draft/notes.ts'
import { yearlyBill } from './draft/price.ts'
import { SheetBuilder } from './draft/sheet-builder.ts'

export default defineDraft(agent, (context) => {
  const view = named(marketView(context, 1))
  const counted = countedFor(context)
  const sheet = new SheetBuilder(view.cite)
  const places = counted.places.length > 0 ? counted.places : [counted.from]
  const counting: CountContext = { view, counted, sheet, places }
  const customers = customersOf(counting)
  // Organisations buy for themselves, whoever in them or beyond them uses it.
  if (customers.kind === 'firms' && view.buyers === view.clients) counting.view = { ...view, buyers: customers.name }
  const price = yearlyBill(counting, customers)
  const local = localShare(counting)
  const fit = fitShare(counting, customers)
  const narrowed = local ? `${local} * ${fit}` : fit
  topDown(counting, customers, price, narrowed)
  bottomUp(counting, customers, price, narrowed)
  return {
    scope: scopeOf(counting, customers),
    currency: 'USD' as const,
    rows: sheet.rows,
    formulas: sheet.formulas,
    gapNote: gapNoteOf(counting, customers),
    openQuestions: questionsOf(counting, customers),
  }
})

const longestName = 48

/** Whoever the words name no group for is called as the form calls the target market. */
function named(view: MarketView): MarketView {
  if (view.clients !== 'intended users' && view.clients.length > 3) return view
  const target = cleanText(view.context.brief.source.market ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  const isName = target.length > 3 && target.length <= longestName && !/[.!?\n]/.test(target)
  const clients = isName ? `“${target}”` : 'intended users'
  return { ...view, clients, people: clients, buyers: view.buyers === view.clients ? clients : view.buyers }
}
