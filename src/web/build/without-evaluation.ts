import type { Plugin } from 'vite'

const settings = '(_a.__zod_globalConfig = {})'

/**
 * Tells the validation library not to make functions out of text. A page's policy forbids it, the library would try once on
 * each page, and browsers report the try as an attack, which hides real ones.
 */
export function withoutEvaluation(): Plugin {
  return {
    name: 'without-evaluation',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.endsWith('/zod/v4/core/core.js')) return null
      if (!code.includes(settings)) throw new Error('The validation library keeps its settings elsewhere now.')
      return { code: code.replace(settings, '(_a.__zod_globalConfig = { jitless: true })'), map: null }
    },
  }
}
