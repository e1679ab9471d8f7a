import type { Block, Chart, ListItem, ResultDocument, RichText, ScatterChart } from '../document/block.ts'
import type { Labels } from './labels.ts'

/** The same document with its labels in another language. What somebody wrote stays as it is, and so do code and addresses. */
export function localizedDocument(document: ResultDocument, labels: Labels | null): ResultDocument {
  if (!labels) return document
  const { say } = labels
  const { subtitle } = document
  return {
    ...document,
    title: say(document.title),
    ...(subtitle === undefined ? {} : { subtitle: say(subtitle) }),
    language: labels.language,
    blocks: document.blocks.map((block) => localized(block, labels)),
  }
}

const rich = (text: RichText, { say, number }: Labels): RichText =>
  typeof text === 'string'
    ? say(text)
    : text.map((span) => (span.code ? span : { ...span, text: span.number ? number(span.text) : say(span.text) }))

const item = (each: ListItem, labels: Labels): ListItem => ({
  ...each,
  text: rich(each.text, labels),
  ...(each.items ? { items: each.items.map((inner) => item(inner, labels)) } : {}),
})

function localized(block: Block, labels: Labels): Block {
  const { say } = labels
  switch (block.type) {
    case 'heading':
      return { ...block, text: say(block.text) }
    case 'paragraph':
    case 'quote':
      return { ...block, text: rich(block.text, labels) }
    case 'callout':
      return { ...block, ...(block.title ? { title: say(block.title) } : {}), text: rich(block.text, labels) }
    case 'list':
      return { ...block, items: block.items.map((each) => item(each, labels)) }
    case 'table':
      return {
        ...block,
        ...(block.caption ? { caption: say(block.caption) } : {}),
        columns: block.columns.map((column) => ({ ...column, label: say(column.label) })),
        rows: block.rows.map((row) => row.map((cell) => rich(cell, labels))),
      }
    case 'fields':
      return {
        ...block,
        fields: block.fields.map(({ label, value }) => ({ label: say(label), value: rich(value, labels) })),
      }
    case 'cards':
      return {
        ...block,
        cards: block.cards.map((card) => ({
          ...card,
          title: say(card.title),
          ...(card.subtitle ? { subtitle: say(card.subtitle) } : {}),
          ...(card.badges ? { badges: card.badges.map(say) } : {}),
          blocks: card.blocks.map((inner) => localized(inner, labels)),
        })),
      }
    case 'links':
      return { ...block, items: block.items.map((link) => (link.note ? { ...link, note: say(link.note) } : link)) }
    case 'chart':
      return {
        ...block,
        title: say(block.title),
        description: say(block.description),
        chart: chart(block.chart, labels),
      }
    case 'code':
      return block
  }
}

function chart(each: Chart, { say, language }: Labels): Chart {
  if (each.kind !== 'scatter')
    return {
      ...each,
      language,
      ...(each.unit === undefined ? {} : { unit: each.unit.replace(/\S.*/, (unit) => say(unit)) }),
      labels: each.labels.map(say),
      series: each.series.map((series) => ({ ...series, name: say(series.name) })),
    }
  const axis = (own: ScatterChart['x']) => ({
    ...own,
    label: say(own.label),
    ...(own.low ? { low: say(own.low) } : {}),
    ...(own.high ? { high: say(own.high) } : {}),
  })
  return { ...each, x: axis(each.x), y: axis(each.y) }
}
