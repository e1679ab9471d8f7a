import type { AgentCard } from '#agents/_kit/card.ts'
import type { MarketEntry } from '#knowledge/dossier/market-index.ts'
import { withPageHead } from '#server/pages/page-head.ts'
import type { PageStyle } from '#server/pages/page-style.ts'
import { indexMain } from './index-page.ts'
import { listingOf } from './market-catalogue.ts'
import { marketMain } from './market-page.ts'
import type { NoteState } from './note-form.ts'
import { type PageFrame, pageFrame } from './page-frame.ts'
import type { FoundMarket } from './public-library.ts'

export const stylePath = '/library/library.css'

/** The pages of the library as HTML. `start` are the agents with which readers of a market go on. */
export function createLibraryPages(style: PageStyle, publicUrl: string | undefined, start: readonly AgentCard[]) {
  async function page(path: string, { title, ...frame }: Omit<PageFrame, 'stylesheet' | 'fonts'>): Promise<string> {
    const text = await pageFrame({
      ...frame,
      title: `${title} | PM Pilot`,
      stylesheet: `${stylePath}?v=${style.version}`,
      fonts: style.fonts,
    })
    return withPageHead(text, { path, publicUrl, picture: undefined })
  }

  return {
    /** All markets, or those that `query` finds. */
    index: (entries: readonly MarketEntry[], query: string | null) =>
      page('/library', {
        title: 'Market library',
        description: 'How markets work: what outsiders get wrong, roles, rivals, money, rules and what to build first.',
        indexable: query === null,
        main: indexMain(entries.map(listingOf), query),
      }),
    /** One market, with what became of a note that was sent. */
    market({ entry: { id, name, definition, deep }, read }: FoundMarket, state: NoteState | null) {
      return page(`/library/${id}`, {
        title: `${name}: how the market works`,
        description: definition,
        indexable: deep,
        main: marketMain(read(), start, state),
      })
    },
  }
}
