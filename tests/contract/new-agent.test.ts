import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import de from '#shared/labels/de.json' with { type: 'json' }
import { labelSet } from '#shared/labels/label-set.ts'
import { labelsOf } from '#shared/labels/labels.ts'

const templates = 'scripts/new-agent'
const categories = readdirSync(`${templates}/categories`).filter((name) => name.endsWith('.json'))
const labels = labelsOf(labelSet.parse(de))
const documentText = readFileSync(`${templates}/to-document.ts.txt`, 'utf8')

describe.each(categories)('an agent made by the template of %s', (file) => {
  test('has only labels that are said in each language', () => {
    const words: Record<string, string> = JSON.parse(readFileSync(`${templates}/categories/${file}`, 'utf8'))
    const filled = documentText.replace(/__(\w+?)__/g, (whole, name: string) => words[name] ?? whole)
    const calls = [...filled.matchAll(/\.\.\.table\(\s*'([^']+)',\s*\[([^\]]+)\]/g)]
    expect(calls).toHaveLength(2)
    for (const [, heading = '', columns = ''] of calls) {
      for (const label of [heading, ...columns.split(',').map((each) => each.trim().slice(1, -1))]) {
        expect(labels.has(label), label).toBe(true)
      }
    }
  })
})
