import { ButtonLink } from '#ui/button/button-link.tsx'
import { NoticePage } from './notice-page.tsx'
import { OffCourse } from './off-course.tsx'

export function NotFound() {
  return (
    <NoticePage
      icon="compass"
      picture={<OffCourse />}
      title="Page not found"
      actions={
        <>
          <ButtonLink to="/">Home</ButtonLink>
          <ButtonLink to="/features" look="line">
            Open the workspace
          </ButtonLink>
        </>
      }
    >
      <p>There is nothing at this address. It may have moved, or the link may have a typo.</p>
    </NoticePage>
  )
}
