import type { Rival } from '#knowledge/dossier/rival.ts'
import type { SalesOutput } from '../output.ts'
import type { SalesFacts } from './sales-facts.ts'

const mostSheets = 4

/** A sheet for each rival that the dossier knows: those of the form first. A gap is claimed from a cell that was read as no. */
export function cheatSheets({ facts, typed, objections }: SalesFacts): SalesOutput['cheatSheets'] {
  const own = typed.flatMap(({ rival }) => rival ?? [])
  const chosen = [...new Set<Rival>([...own, ...facts.rivals.filter(({ kind }) => kind === 'direct')])]
  return chosen
    .slice(0, Math.max(own.length, mostSheets - 1))
    .slice(0, mostSheets + 1)
    .map((rival) => {
      const cells = facts.named.map(({ capability: { id, name } }) => ({ name, cell: rival.coverage[id] ?? 'unknown' }))
      const lacking = cells.filter(({ cell }) => cell === 'no').map(({ name }) => name)
      const open = cells.filter(({ cell }) => cell === 'unknown').map(({ name }) => name)
      const met = objections.find(({ says }) => says.toLowerCase().includes(rival.name.toLowerCase()))
      const cited = facts.cite(rival.basis)
      return {
        rival: rival.name,
        chosenFor: `${rival.chosenFor}${cited}`,
        weakAt: `${rival.weakAt}${lacking.length > 0 ? `; missing: ${lacking.join(', ')}` : ''}${cited}`,
        ask: rival.ask ?? '',
        say:
          met?.answer ??
          (rival.price && 'source' in rival.price.basis
            ? `Price: ${rival.price.text}${facts.cite(rival.price.basis)}`
            : ''),
        never:
          open.length > 0
            ? `Do not claim that it lacks ${open.join(', ')}: not checked. Open it together with the customer.`
            : '',
      }
    })
}
