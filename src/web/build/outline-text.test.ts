import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { outlineText } from './outline-text.ts'

const file = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
const faces = [{ weight: 600, font: create(await readFile(createRequire(import.meta.url).resolve(file))) }]
const picture = (text: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${text}</svg>`
const usesIn = (svg: string) => [...svg.matchAll(/<use href="#([^"]+)"/g)].map((match) => match[1])

test('every letter becomes a shape that is in the file once', () => {
  const svg = outlineText(picture('<text x="10" y="20" font-size="10" fill="#fff">noon</text>'), faces)
  expect(svg).not.toContain('<text')
  const uses = usesIn(svg)
  expect(uses).toHaveLength(4)
  expect(svg.match(/<path id=/g)).toHaveLength(2)
  for (const id of uses) expect(svg).toContain(`<path id="${id}"`)
  expect(svg).toContain('fill="#fff"')
})

test('words keep the point that they are anchored to', () => {
  const x = (anchor: string) =>
    Number(
      /translate\(([-\d.]+) /.exec(
        outlineText(picture(`<text x="50" y="20" font-size="10" text-anchor="${anchor}">wide</text>`), faces),
      )?.[1],
    )
  expect(x('start')).toBe(50)
  expect(x('end')).toBeLessThan(50)
  expect(x('middle')).toBeCloseTo((50 + x('end')) / 2, 1)
})

test('a sign that is written as an entity is drawn as itself', () => {
  const drawn = outlineText(picture('<text x="0" y="0" font-size="10">R&amp;D</text>'), faces)
  expect(usesIn(drawn)).toHaveLength(3)
})

test('a picture without words stays what it is', () => {
  const svg = picture('<circle r="4"/>')
  expect(outlineText(svg, faces)).toBe(svg)
})
