import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { asApiError } from '../../http/api-error.ts'
import { apiJson } from '../../http/api-fetch.ts'
import { useAccount } from '../../session/use-session.ts'
import { NoticePage } from '../../site/notice-page.tsx'
import classes from './shared-document.module.css'

const Comments = lazyPart(() => import('../comments/comments.tsx'))

interface SharedDocumentPageProps {
  token: string
  /** Of a link to a product: which of its documents. */
  documentId: string | undefined
}

/** The document behind a link, for readers who sign in to ask back. Without an account it is read on the link's own page. */
export function SharedDocumentPage({ token, documentId }: SharedDocumentPageProps) {
  const account = useAccount()
  const base = `/api/shared/${encodeURIComponent(token)}${documentId ? `/documents/${encodeURIComponent(documentId)}` : ''}`
  const within = `${encodeURIComponent(token)}${documentId ? `/${encodeURIComponent(documentId)}` : ''}`
  const page = `/s/${within}`
  const content = useRef<HTMLDivElement>(null)
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['shared-document', account?.id, base],
    queryFn: ({ signal }) =>
      apiJson(base, () => import('#shared/api/share-links.ts').then((module) => module.sharedDocument), { signal }),
    enabled: Boolean(account),
    retry: false,
  })
  if (!account) {
    const next = `?next=${encodeURIComponent(`/shared/${within}`)}`
    return (
      <NoticePage
        icon="info"
        title="Ask about a line"
        actions={
          account === null && (
            <>
              <ButtonLink to={`/auth${next}`}>Sign In</ButtonLink>
              <ButtonLink to={`/auth${next}&mode=signup`} look="line">
                Create a free account
              </ButtonLink>
            </>
          )
        }
      >
        <p>
          Sign in to comment on the document that was shared with you. Whoever shared it is notified, and you are when
          they answer.
        </p>
        <p>
          <a href={page}>Back to the document</a>
        </p>
      </NoticePage>
    )
  }
  if (isError) {
    const { code, message, status } = asApiError(error)
    if (code === 'LINK_LOCKED') {
      return (
        <NoticePage icon="link" title="This document is protected">
          <p>
            <a href={page}>Enter its password first</a>, then choose “Ask about a line” again.
          </p>
        </NoticePage>
      )
    }
    const gone = status === 404
    return (
      <NoticePage
        icon="link"
        title={gone ? 'This link opens nothing' : 'The document cannot be shown right now'}
        actions={
          !gone && (
            <Button look="line" onClick={() => refetch()}>
              Try again
            </Button>
          )
        }
      >
        <p>
          {gone
            ? 'It may have expired, been revoked by the person who made it, or been copied without its end. Ask whoever sent it to you for a new one.'
            : message}
        </p>
      </NoticePage>
    )
  }
  if (!data) return <p role="status">Loading the document...</p>
  return (
    <article className={classes.page} aria-labelledby="shared-title">
      <header>
        <h1 id="shared-title" data-written>
          {data.title}
        </h1>
        {data.subtitle && <p className={classes.about}>{data.subtitle}</p>}
        <p className={classes.about}>
          {data.about}. <a href={page}>Read it without comments</a>
        </p>
        <Comments base={base} content={content} />
      </header>
      <div className={classes.document} lang={data.language}>
        <div ref={content} data-written>
          <Blocks blocks={data.blocks} first={2} />
        </div>
      </div>
    </article>
  )
}
