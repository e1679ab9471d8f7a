import { Outlet, useLocation } from 'react-router'
import { LoadBoundary } from '#ui/loading/load-boundary.tsx'
import { LoadNotice } from '#ui/loading/load-notice.tsx'

/** Where a layout shows its page. What fails there leaves the frame around it, and ends with the page. */
export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <LoadBoundary resetBy={pathname} failed={(error, again) => <LoadNotice error={error} onAgain={again} page />}>
      <Outlet />
    </LoadBoundary>
  )
}
