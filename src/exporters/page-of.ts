import { loadLabels } from '#shared/labels/load-labels.ts'

/** "Page 2 of 7", in the language of a document. */
export type PageOf = (current: number, total: number) => string

export async function pageOfIn(language: string): Promise<PageOf> {
  const labels = await loadLabels(language)
  return (current, total) => {
    const text = `Page ${current} of ${total}`
    return labels ? labels.say(text) : text
  }
}
