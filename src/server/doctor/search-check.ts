import type { Env } from '#server/env.ts'
import { chooseResearch } from '#server/research/choose-research.ts'
import type { Research } from '#server/research/research.ts'
import { type Check, type Finding, failed, ok, reasonOf, warning } from './check.ts'

const query = 'product management software'

/** Sends one search of our own words, which is what a run would do. The library and "off" contact nobody. */
export function searchCheck(env: Env): Check {
  return { name: 'Search', run: () => checkSearch(env) }
}

async function checkSearch(env: Env): Promise<Finding> {
  const failures = new Map<string, string>()
  let research: Research
  try {
    research = chooseResearch({
      search: env.SEARCH,
      env: env.raw,
      budget: 8_000,
      onFailure: (provider, error) => failures.set(provider, reasonOf(error)),
    })
  } catch (error) {
    return failed(reasonOf(error), 'Correct SEARCH or its key in the environment or .env.')
  }
  if (research.id === 'library') return ok('the built-in library; it needs no network')
  if (research.id === 'off') return ok('switched off')
  const request = { queries: [query], words: query, places: [], market: null, limit: 5 }
  const { sources } = await research.gather(request, AbortSignal.timeout(15_000))
  const reasons = [...failures].map(([provider, reason]) => `${provider}: ${reason}`).join('; ')
  const fix = 'Runs go on with the built-in library meanwhile. Check the key, the quota and the network.'
  if (failures.size === 0) return ok(`${research.label} answers`)
  return sources.length > 0 ? warning(`${research.label} answers in part. ${reasons}`, fix) : failed(reasons, fix)
}
