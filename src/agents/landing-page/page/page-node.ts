/**
 * The page as a tree, so that the preview and the file are the same page: one is drawn by React, the other written as text.
 */
export interface PageElement {
  tag: PageTag
  attributes?: Readonly<Record<string, string>>
  children: readonly PageNode[]
}

export type PageNode = string | PageElement

export type PageTag =
  | 'a'
  | 'blockquote'
  | 'details'
  | 'div'
  | 'footer'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'header'
  | 'li'
  | 'main'
  | 'mark'
  | 'ol'
  | 'p'
  | 'section'
  | 'span'
  | 'summary'
  | 'ul'

/** An element; empty texts and nothing are left out of its children. */
export function node(
  tag: PageTag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (PageNode | null | false)[]
): PageElement {
  return {
    tag,
    attributes,
    children: children.filter((child): child is PageNode => child !== null && child !== false && child !== ''),
  }
}

const blank = /(\[[^[\]]{2,240}\])/

/** Text whose blanks ("[price]") stand out, so that none is published by oversight. */
export function copy(text: string): PageNode[] {
  return text
    .split(blank)
    .filter((part) => part !== '')
    .map((part) => (blank.test(part) ? node('mark', { class: 'blank' }, part) : part))
}

/** Every blank of a text, in order. */
export const blanksIn = (text: string): string[] => text.match(new RegExp(blank.source, 'g')) ?? []

/** The same tree with its own labels in another language. */
export const saidIn = (element: PageElement, say: (text: string) => string): PageElement => ({
  ...element,
  children: element.children.map((child) => (typeof child === 'string' ? say(child) : saidIn(child, say))),
})
