import { fileURLToPath } from 'node:url'
import type { Plugin, UserConfig } from 'vite'

const ours = (name: string) => JSON.stringify(fileURLToPath(new URL(`../loading/${name}`, import.meta.url)))

const replaced = [
  {
    what: "the bundler's helper around every import()",
    test: (id: string) => id === '\0vite/preload-helper.js',
    code: `export { loadChunk as __vitePreload } from ${ours('load-chunk.ts')}`,
  },
  {
    what: "the router's loading of a page's code",
    test: (id: string) => /\/react-router\/dist\/[^?]*\/lib\/dom\/ssr\/routeModules\.js$/.test(id),
    code: `export { loadRouteModule } from ${ours('route-loading.ts')}`,
  },
]

/** A chunk names its own file too, which the bundler leaves out where nothing else is needed. */
export const withOwnFile: NonNullable<Exclude<NonNullable<UserConfig['build']>['modulePreload'], boolean | undefined>> =
  {
    resolveDependencies: (file, others) => (others.includes(file) ? others : [file, ...others]),
  }

/**
 * Puts our loading in the place of the bundler's and the router's: theirs leave a failed chunk failed, or reload the page.
 * The build fails when a part that is to be replaced is not met any more.
 */
export function chunkLoading(): Plugin {
  const met = new Set<string>()
  return {
    name: 'chunk-loading',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client') return null
      const part = replaced.find(({ test }) => test(id))
      if (!part) return null
      met.add(part.what)
      return part.code
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { what } of replaced) if (!met.has(what)) throw new Error(`${what} is elsewhere now.`)
    },
  }
}
