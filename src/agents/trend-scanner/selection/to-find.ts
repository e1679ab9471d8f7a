import type { MarketFacts } from '#drafting/index.ts'

const enough = 3
const most = 3

/** With few dated changes: the rules that bind here, whose last change is looked up; then what may have moved. */
export function toFind({ dossier, market, reading }: MarketFacts, found: number): string[] {
  const where = reading.places[0]?.text
  const rules = market.rules
    .filter(
      ({ where: region }) =>
        !where || reading.places.some(({ regions }) => regions.includes(region)) || region === 'world',
    )
    .map(
      ({ name, binds }) =>
        `${name}: ${binds.replace(/\.?$/, '.')} Look up its latest amendment on the authority's website.`,
    )
  const country =
    where && !dossier.regions.some(({ id }) => reading.places.some(({ regions }) => regions.includes(id)))
      ? [`We found no dated changes specific to “${where}”: ask its trade association for the last three circulars.`]
      : []
  if (found >= enough) return country
  return [...country, ...rules].slice(0, most)
}
