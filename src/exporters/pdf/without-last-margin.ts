import type { Content } from 'pdfmake/interfaces'

/** Contents without room below the last of them, which would begin a page of its own where they end at the foot of one. */
export function withoutLastMargin(content: readonly Content[]): Content[] {
  const last = content.at(-1)
  if (typeof last !== 'object' || Array.isArray(last)) return [...content]
  const [left = 0, top = 0, right = 0] = 'margin' in last && Array.isArray(last.margin) ? last.margin : []
  return [...content.slice(0, -1), { ...last, ...innerOf(last), margin: [left, top, right, 0] } as Content]
}

/** The content of a stack or a list; the last entry loses its margin too. */
function innerOf(content: object): object {
  for (const key of ['stack', 'ul', 'ol']) {
    const inner: unknown = Reflect.get(content, key)
    // Lists and stacks are made of contents alone.
    if (Array.isArray(inner)) return { [key]: withoutLastMargin(inner as Content[]) }
  }
  return {}
}
