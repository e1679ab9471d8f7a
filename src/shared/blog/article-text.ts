/** The Markdown of an article, by its slug. Each is a chunk of its own in the browser. */
const texts: ReadonlyMap<string, () => Promise<{ text: string }>> = new Map(
  Object.entries({
    'review-a-drafted-prd': () => import('./articles/review-a-drafted-prd.ts'),
    'interviews-that-can-change-your-mind': () => import('./articles/interviews-that-can-change-your-mind.ts'),
    'a-roadmap-that-survives-a-surprise': () => import('./articles/a-roadmap-that-survives-a-surprise.ts'),
    'size-a-market-from-the-bottom': () => import('./articles/size-a-market-from-the-bottom.ts'),
    'read-a-retention-table': () => import('./articles/read-a-retention-table.ts'),
    'six-sentences-before-you-generate': () => import('./articles/six-sentences-before-you-generate.ts'),
  }),
)

/** Throws for a slug without an article. */
export async function articleText(slug: string): Promise<string> {
  const load = texts.get(slug)
  if (!load) throw new Error(`no article ${slug}`)
  return (await load()).text
}

/** Minutes that a person reads at 220 words a minute. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter((word) => /\w/.test(word)).length / 220))
}
