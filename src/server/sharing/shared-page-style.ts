import { readFileSync } from 'node:fs'
import { type PageStyle, readPageStyle } from '#server/pages/page-style.ts'

const views = ['result/scroll-hint', 'result/cited', 'blocks/blocks', 'chart/chart-figure'] as const

/** The sheet of shared documents: the application's own views of blocks and charts, so that both look the same, and its rules for paper. */
export function readSharedPageStyle(pagesFolder: string): PageStyle {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  return readPageStyle(pagesFolder, [
    ...views.map((name) => withoutModules(read(`../../ui/${name}.module.css`))),
    `@media print {\n${read('../../ui/theme/print.css')}\n}`,
    read('shared-page.css'),
  ])
}

/** What only the build of the front end understands. */
const withoutModules = (css: string) => css.replace(/^\s*composes:[^;]*;/gm, '')
