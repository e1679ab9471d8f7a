import type { Registry } from 'prom-client'
import { createOpenPage } from '#integrations/pages/open-page.ts'
import { createPageFetch } from '#integrations/pages/page-fetch.ts'
import { readInThread } from '#integrations/pages/read-in-thread.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/observe/log.ts'
import { createResearchMetrics } from '#server/observe/metrics/research-metrics.ts'
import { chooseResearch } from '#server/research/choose-research.ts'
import { observedResearch } from '#server/research/observed-research.ts'
import type { Research } from '#server/research/research.ts'
import { createSearchCache } from '#server/research/search-cache.ts'
import type { LoopSetting } from '#server/runs/execution.ts'

/** Milliseconds for opening and reading one page. */
const pageMs = 20_000

/** Where sources come from, counted. */
export function startResearch(env: Env, registry: Registry, log: Log): Research {
  const researchMetrics = createResearchMetrics(registry)
  return observedResearch(
    chooseResearch({
      search: env.SEARCH,
      env: env.raw,
      cache: createSearchCache({ onUse: researchMetrics.searched }),
      onFailure: (provider, error) => {
        researchMetrics.failed(provider)
        log.warn({ provider, err: error }, 'a search failed')
      },
    }),
    researchMetrics,
  )
}

/** What a model's own research may take. */
export function loopSetting(env: Env): LoopSetting {
  const fetch = createPageFetch({ allowedHosts: env.READ_ALLOWED_HOSTS, timeoutMs: pageMs })
  return {
    when: env.RESEARCH_LOOP,
    openPage: createOpenPage({ fetch, read: readInThread, timeoutMs: pageMs }),
    budget: {
      turns: env.RESEARCH_TURNS,
      searches: env.RESEARCH_SEARCHES,
      pages: env.RESEARCH_PAGES,
      seconds: env.RESEARCH_SECONDS,
      tokens: env.RESEARCH_TOKENS,
    },
  }
}
