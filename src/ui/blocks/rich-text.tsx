import { Fragment, type ReactNode } from 'react'
import type { RichText, Span } from '#shared/document/block.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { Cited } from '../result/cited.tsx'

function styled(span: Span): ReactNode {
  let node: ReactNode = span.code ? <code>{span.text}</code> : <Cited text={span.text} />
  if (span.italic) node = <em>{node}</em>
  if (span.bold) node = <strong>{node}</strong>
  const href = safeHref(span.href)
  return href ? (
    <a href={href} rel="noopener noreferrer" target={href.startsWith('mailto:') ? undefined : '_blank'}>
      {node}
    </a>
  ) : (
    node
  )
}

/** Text with its emphasis and links. Only http, https and mailto addresses become links. */
export function Rich({ text }: { text: RichText }) {
  if (typeof text === 'string') return <Cited text={text} />
  // Spans have no identity of their own and are only ever appended.
  return text.map((span, index) => <Fragment key={String(index)}>{styled(span)}</Fragment>)
}
