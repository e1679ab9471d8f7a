import { MantineProvider } from '@mantine/core'
import { strFromU8, unzipSync } from 'fflate'
import { marked } from 'marked'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SaxesParser } from 'saxes'
import { getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type LiveAgent, loadAgents } from '#agents/registry-server.ts'
import { exporters } from '#exporters/exporters.ts'
import { storageSection } from '#exporters/storage/storage-section.ts'
import { ownFile } from '#server/files/write-file.ts'
import type { Block } from '#shared/document/block.ts'
import type { ExportFormat } from '#shared/document/export-format.ts'
import { finishedRun, withTexts, withWords } from '#tests/support/finished-run.ts'
import { called, markupPayloads, runnable } from '#tests/support/hostile-markup.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import type { AgentViewProps } from '#ui/result/agent-view.ts'

const agents = (await loadAgents()).all()
const views = import.meta.glob<{ default: ComponentType<AgentViewProps> }>('../../src/agents/*/view.tsx')

/** Reads XML as strictly as the programs that open it. Throws where it is not well-formed. */
function readXml(name: string, text: string) {
  const found = { elements: new Set<string>(), attributes: [] as [string, string][], text: '' }
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw new Error(`${name}: ${error.message}`)
  })
  parser.on('opentag', (tag) => {
    found.elements.add(tag.name)
    for (const [key, value] of Object.entries(tag.attributes)) found.attributes.push([key, String(value)])
  })
  parser.on('text', (part) => {
    found.text += part
  })
  parser.on('cdata', (part) => {
    found.text += part
  })
  parser.write(text).close()
  return found
}

const rendered = (element: ReactElement) => renderToStaticMarkup(createElement(MantineProvider, null, element))

/** The provider of the page's theme writes a style element of its own. */
const ownElements = ['style']

async function hostileRun(agent: LiveAgent) {
  const form = withWords(agent, markupPayloads[0] ?? '')
  const { result, context } = await finishedRun(agent, form)
  const sources = context.sources.map((source, index) => ({
    ...source,
    title: markupPayloads[index % markupPayloads.length] ?? '',
    publisher: markupPayloads[0] ?? '',
    excerpt: markupPayloads[1] ?? '',
    url: `javascript:${called}()`,
  }))
  const { value, count } = withTexts(result, markupPayloads, (each) => agent.parseResult(each).ok)
  return { form, result: value, count, context: { ...context, sources } }
}

test('what runs is found where it is', () => {
  for (const payload of markupPayloads.filter((text) => /<(?!ac:|!\[)[a-z]/i.test(text) && !text.startsWith('data:'))) {
    expect([payload, runnable(`<p>${payload}</p>`).length > 0]).toEqual([payload, true])
  }
  expect(runnable('<a href="java&#x73;cript:x()">x</a>')).toHaveLength(1)
  expect(runnable('<a href=" jav\tascript:x()">x</a>')).toHaveLength(1)
  expect(runnable('<a href="https://example.com/?a=&lt;script&gt;" title="<script>">x</a>')).toEqual([])
})

// A view that asks how wide the screen is.
vi.stubGlobal('matchMedia', () => ({ matches: false }))

const blocks: Block[] = []

describe.each(agents.map((agent) => [agent.card.id, agent] as const))('%s', (id, agent) => {
  let run: Awaited<ReturnType<typeof hostileRun>>
  beforeAll(async () => {
    run = await hostileRun(agent)
    blocks.push(...agent.toDocument(run.result, run.context).blocks)
  }, 60_000)

  test('markup is words on its page', async () => {
    expect(run.count).toBeGreaterThan(0)
    const view = await views[`../../src/agents/${id}/view.tsx`]?.()
    const props = {
      result: run.result,
      input: run.context.input as Record<string, unknown>,
      sources: run.context.sources,
    }
    const pages: ReactElement[] = [createElement(Blocks, { blocks: agent.toDocument(run.result, run.context).blocks })]
    if (view) pages.push(createElement(view.default, { ...props, running: false }))
    if (view) {
      pages.push(createElement(view.default, { ...props, running: false, edit: { save: () => Promise.resolve(true) } }))
    }
    for (const page of pages) {
      const html = rendered(page)
      expect(html).toContain(called)
      expect(runnable(html, ownElements)).toEqual([])
    }
  })

  test('markup is words in its files and on a wiki page', async () => {
    const { result, context } = run
    const document = agent.toDocument(result, context)
    const written = async (format: ExportFormat) =>
      (await ownFile(agent, { result, context, format }))?.bytes ??
      (await exporters.get(format)?.write(document, { data: result, createdAt: new Date(context.timestamp) })) ??
      new Uint8Array()
    const markdown = new TextDecoder().decode(await written('md'))
    expect(markdown).toContain(called)
    expect(runnable(marked.parse(markdown, { async: false }))).toEqual([])

    for (const { format } of agent.exports.formats) {
      if (format !== 'docx' && format !== 'xlsx') continue
      let text = ''
      for (const [name, bytes] of Object.entries(unzipSync(await written(format)))) {
        if (!/\.(xml|rels)$/.test(name)) continue
        const part = readXml(name, strFromU8(bytes))
        text += part.text
        for (const [key, value] of part.attributes) {
          if (key === 'Target') expect(value).not.toMatch(/^\s*(javascript|data|vbscript|file):/i)
          expect([name, key, key.startsWith('on')]).toEqual([name, key, false])
        }
        for (const element of ['w:altChunk', 'script', 'iframe']) expect(part.elements.has(element)).toBe(false)
      }
      expect(text).toContain(called)
    }
    if (agent.exports.formats.some(({ format }) => format === 'html')) {
      const html = new TextDecoder().decode(await written('html'))
      expect(html).toContain(called)
      expect(runnable(html, ['style', 'meta'])).toEqual([])
      // Its one style element is its own, and ends where it should.
      expect(html.match(/<\/?style/g)).toEqual(['<style', '</style'])
    }
    const section = storageSection(document, { place: 'added', at: new Date(0), anchor: 'a' })
    const page = readXml('section', `<page>${section}</page>`)
    expect(page.text).toContain(called)
    expect(page.attributes.filter(([key, value]) => key === 'ac:name' && value === 'html')).toEqual([])
    for (const [key, value] of page.attributes) if (key === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:)/i)
  })
})

test('a PDF of all of them runs nothing and leads nowhere else', async () => {
  expect(blocks.length).toBeGreaterThan(agents.length)
  const hostile = { title: markupPayloads[1] ?? '', language: 'en', blocks: blocks.slice(0, 60) }
  const bytes = (await exporters.get('pdf')?.write(hostile, { data: null, createdAt: new Date(0) })) ?? new Uint8Array()
  expect(new TextDecoder('latin1').decode(bytes)).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|EmbeddedFile)\b/)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  expect(await pdf.getJSActions()).toBeNull()
  for (let number = 1; number <= pdf.numPages; number += 1) {
    for (const { url } of await (await pdf.getPage(number)).getAnnotations()) {
      if (url) expect(String(url)).toMatch(/^(https?:\/\/|mailto:)/i)
    }
  }
}, 120_000)
