import type { ResearchMetrics } from '#server/observe/metrics/research-metrics.ts'
import { inSpan } from '#server/observe/tracing/tracing.ts'
import type { Research } from '#server/research/research.ts'

/** The same research, counted and in a span of the run. The queries hold the user's words and are in neither. */
export function observedResearch(research: Research, metrics: ResearchMetrics): Research {
  const { search } = research
  return {
    ...(search
      ? {
          search: (query, options, signal) =>
            inSpan('search', { 'pm_pilot.research': research.id }, () => search(query, options, signal)),
        }
      : {}),
    id: research.id,
    label: research.label,
    gather: (request, signal) =>
      inSpan(
        'research',
        { 'pm_pilot.research': research.id, 'pm_pilot.queries': request.queries.length },
        async (span) => {
          const started = performance.now()
          const found = await research.gather(request, signal)
          metrics.gathered(research.id, found.sources.length, performance.now() - started)
          span?.set({ 'pm_pilot.sources': found.sources.length })
          return found
        },
      ),
  }
}
