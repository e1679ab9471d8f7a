import { useQuery } from '@tanstack/react-query'
import type { ResultDocument } from '#shared/document/block.ts'
import { Button } from '#ui/button/button.tsx'
import { reasonOf } from '../confluence-reason.ts'
import { Alert } from './alert.tsx'
import { Added, Kept } from './change-list.tsx'
import { headingsOf, partsOf } from './outline.ts'
import classes from './send.module.css'
import { pageQuery } from './send-queries.ts'

interface PageUpdateProps {
  openedAt: number
  pageId: string
  document: ResultDocument
}

/** The chosen page as it is now, and what is added to it. */
export function PageUpdate({ openedAt, pageId, document }: PageUpdateProps) {
  const page = useQuery(pageQuery(openedAt, pageId))
  if (page.isError && !page.isFetching) {
    return (
      <Alert title="Failed to retrieve page" text={`Failed to retrieve page: ${reasonOf(page.error).text}`}>
        <Button look="line" size="sm" onClick={() => page.refetch()}>
          Try Again
        </Button>
      </Alert>
    )
  }
  const version = page.data?.version.number
  return (
    <section className={classes.change} aria-label="What will change" aria-busy={page.isFetching}>
      {page.data && version !== undefined ? (
        <>
          <p>
            {page.data.title}, version {version}: everything that is there stays as it is.
          </p>
          <Kept headings={headingsOf(page.data.body.storage.value)} />
          <p>Added at the end, as version {version + 1}:</p>
        </>
      ) : (
        <p role="status">Reading the page...</p>
      )}
      <Added title={document.title} parts={partsOf(document.blocks)} />
    </section>
  )
}
