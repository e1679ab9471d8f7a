/**
 * Checks dossiers: `npm run knowledge -- check [id ...]`, without an id all of them and what is known outside all markets. Prints each problem with its place; for ids that are
 * named also what a written dossier still lacks in depth.
 */
import { depthProblems } from '#knowledge/dossier/depth-problems.ts'
import { marketIds, openMarketLibrary, problemsOfDossier } from '#knowledge/dossier/market-index.ts'
import { problemsOfOutside } from '#knowledge/outside/read-outside.ts'

const named = process.argv.slice(2)
const known = marketIds()
let failed = 0
for (const id of named.length > 0 ? named : known) {
  const problems = known.includes(id) ? problemsOfDossier(id) : ['there is no such folder']
  const lacking = named.length > 0 && problems.length === 0 ? depthProblems(openMarketLibrary().dossier(id)) : []
  failed += problems.length + lacking.length
  for (const problem of [...problems, ...lacking]) process.stdout.write(`${id}: ${problem}\n`)
}
if (named.length === 0)
  for (const problem of problemsOfOutside()) {
    failed += 1
    process.stdout.write(`${problem}\n`)
  }
process.stdout.write(failed === 0 ? 'All knowledge is sound.\n' : `${failed} problems.\n`)
process.exitCode = failed === 0 ? 0 : 1
