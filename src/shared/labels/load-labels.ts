import { primaryTag } from './direction.ts'
import { type LabelSet, labelSet } from './label-set.ts'
import { type Labels, labelsOf } from './labels.ts'

const files: Record<LabelSet['language'], () => Promise<{ default: unknown }>> = {
  de: () => import('./de.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  es: () => import('./es.json', { with: { type: 'json' } }),
  ar: () => import('./ar.json', { with: { type: 'json' } }),
}

const loaded = new Map<string, Promise<Labels>>()

/**
 * The labels of a language; null for English, and for a language that has none: then the labels stay English, all of them. Loaded when
 * they are first asked for.
 */
export async function loadLabels(language: string | undefined): Promise<Labels | null> {
  const tag = primaryTag(language)
  const load = Object.hasOwn(files, tag) ? files[tag as LabelSet['language']] : undefined
  if (!load) return null
  const known = loaded.get(tag) ?? load().then((file) => labelsOf(labelSet.parse(file.default)))
  loaded.set(tag, known)
  known.catch(() => loaded.delete(tag))
  return known
}
