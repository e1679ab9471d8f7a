import type { Plugin } from 'vite'

/** Colours of the component library that the product never uses. Its own are in tokens.css. */
const unused = 'pink|grape|violet|indigo|cyan|green|lime|yellow|orange'
const declared = new RegExp(`^\\s*--mantine-color-(?:${unused})-[^;{}]+;\\n`, 'gm')
const used = new RegExp(`var\\(--mantine-color-(?:${unused})-[^)]+\\)`)

/**
 * Takes the palettes that nothing refers to out of the library's variables: nearly half of the style sheet that every page waits for.
 * The build fails when one of them is used after all.
 */
export function withoutUnusedPalettes(): Plugin {
  return {
    name: 'without-unused-palettes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/@mantine/core/styles/default-css-variables.css')) return null
      const kept = code.replace(declared, '')
      if (kept.length > code.length * 0.6)
        throw new Error('The component library declares its palettes in another way now.')
      return { code: kept, map: null }
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const found = used.exec(String(file.source))
        if (found) throw new Error(`${file.fileName} uses ${found[0]}, which without-unused-palettes.ts leaves out.`)
      }
    },
  }
}
