import { useCallback } from 'react'
import type { Labels } from '#shared/labels/labels.ts'
import { useLoaded } from '#ui/loading/use-loaded.ts'

/** The labels of a document's language; null for English, and undefined while they are on their way. */
export function useLabels(language: string | undefined): Labels | null | undefined {
  const isEnglish = language === undefined || /^en\b/i.test(language)
  const load = useCallback(
    async () => ({
      labels: await import('#shared/labels/load-labels.ts').then((module) => module.loadLabels(language)),
    }),
    [language],
  )
  const { value, failure } = useLoaded(load, !isEnglish)
  // Without them the document is shown with English labels.
  if (isEnglish || failure) return null
  return value?.labels
}
