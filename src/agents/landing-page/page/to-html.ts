import type { PageNode } from './page-node.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)

/** The tree as markup. Every text and attribute is escaped; names of tags and attributes are ours. */
export function toHtml(tree: PageNode): string {
  if (typeof tree === 'string') return escapeHtml(tree)
  const attributes = Object.entries(tree.attributes ?? {})
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  return `<${tree.tag}${attributes}>${tree.children.map(toHtml).join('')}</${tree.tag}>`
}
