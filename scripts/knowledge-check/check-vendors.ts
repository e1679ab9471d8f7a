import { checkPages, type PageState } from '#knowledge/check/check-pages.ts'
import { writeChecked } from '#knowledge/check/write-checked.ts'
import { readMarkets } from '#knowledge/markets.ts'

/**
 * Reads the page of each vendor of the library, politely, and writes the day into those that are there. What moved, is gone or
 * for sale is listed for a person to settle. Without a network it says so and changes nothing. Arguments: ids of markets;
 * none means all.
 */
const only = process.argv.slice(2)
const markets = readMarkets().filter(({ id }) => only.length === 0 || only.includes(id))
const names = Map.groupBy(
  markets.flatMap(({ vendors }) => vendors),
  ({ url }) => url,
)
const pages = [...names].map(([url, vendors]) => ({ url, names: [...new Set(vendors.map(({ name }) => name))] }))
process.stdout.write(`Reading ${pages.length} pages of ${markets.length} markets...\n`)

let done = 0
const checked = await checkPages(pages, {
  onChecked: () => {
    done += 1
    if (done % 100 === 0) process.stdout.write(`${done} of ${pages.length}\n`)
  },
})

if (checked === null) {
  process.stdout.write('No vendor could be reached: there is no network here. Nothing was changed.\n')
} else {
  const day = new Date().toISOString().slice(0, 10)
  const written = markets.reduce(
    (sum, { id }) =>
      sum + writeChecked(new URL(`../../src/knowledge/markets/${id}.json`, import.meta.url), checked, day),
    0,
  )
  const order: PageState[] = ['gone', 'parked', 'moved', 'unsure', 'refused', 'unreachable']
  for (const state of order) {
    for (const page of checked.filter((each) => each.state === state)) {
      process.stdout.write(`${state}: ${page.url} (${page.detail})\n`)
    }
  }
  const here = checked.filter(({ state }) => state === 'here').length
  process.stdout.write(`${here} of ${checked.length} pages are here; ${written} vendors have ${day} as their day.\n`)
}
