import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { reloadKeepingTyped } from '#ui/loading/load-notice.tsx'
import { NotFound } from './not-found.tsx'
import { NoticePage } from './notice-page.tsx'

/** What a page shows when it could not be drawn at all. Nothing of the error's own text is shown. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <main>
      <NoticePage
        icon="alert"
        title="An unexpected error occurred"
        actions={
          <>
            <Button onClick={reloadKeepingTyped}>Reload the page</Button>
            <ButtonLink to="/" look="line" reloadDocument>
              Home
            </ButtonLink>
          </>
        }
      >
        <p>This page could not be shown. Your results are stored and are not affected.</p>
      </NoticePage>
    </main>
  )
}
