import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** The parts of the validation library that turn schemas into JSON Schema: a tenth of an agent page's code. */
const generators = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/

/**
 * Leaves the making of JSON Schemas out of the browser's code. Every schema refers to it by a method, so no bundler can
 * see that only the server ever calls it; here each of its exports becomes a function that throws.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return this.environment.name === 'client' && generators.test(id) ? stubOf(id) : null
    },
  }
}

/** A module with the names that the one at `path` exports. */
async function stubOf(path: string): Promise<string> {
  const names = Object.keys(await import(pathToFileURL(path).href))
  const stub = `const absent = () => { throw new Error('JSON Schemas are made on the server') }`
  return `${stub}\nexport { ${names.map((name) => `absent as ${name}`).join(', ')} }\n`
}
