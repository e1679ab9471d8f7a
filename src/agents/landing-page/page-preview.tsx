import { createElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PageNode } from './page/page-node.ts'
import { pageStyles } from './page/page-styles.ts'

/** The tree as React elements. Places never change their meaning, so that the place is the key. */
function drawn(tree: PageNode, key: string): ReactNode {
  if (typeof tree === 'string') return tree
  const { class: className, ...attributes } = tree.attributes ?? {}
  return createElement(
    tree.tag,
    { ...attributes, className, key },
    ...tree.children.map((child, index) => drawn(child, String(index))),
  )
}

interface PagePreviewProps {
  tree: PageNode
  className?: string | undefined
}

/**
 * The page inside a shadow root: its styles and the workspace's cannot reach each other. Its links lead nowhere, and its copy
 * stands once more beside it for whoever does not see it, so the preview itself is not walked through.
 */
export function PagePreview({ tree, className }: PagePreviewProps) {
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const sheet = useMemo(() => {
    if (typeof CSSStyleSheet === 'undefined') return null
    const made = new CSSStyleSheet()
    made.replaceSync(pageStyles)
    return made
  }, [])
  useEffect(() => {
    const element = host.current
    if (!element || !sheet) return
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [sheet]
    setRoot(shadow)
  }, [sheet])
  return (
    <div ref={host} className={className} inert>
      {root && createPortal(drawn(tree, 'page'), root)}
    </div>
  )
}
