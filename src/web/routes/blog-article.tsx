import { ButtonLink } from '#ui/button/button-link.tsx'
import { NoticePage } from '../site/notice-page.tsx'

export const meta = () => [{ title: 'Blog | PM Pilot' }]

export default function BlogArticle() {
  return (
    <NoticePage
      icon="pen"
      title="Blog"
      actions={
        <>
          <ButtonLink to="/features">Open the workspace</ButtonLink>
          <ButtonLink to="/" look="line">
            Home
          </ButtonLink>
        </>
      }
    >
      <p>This article is not published yet.</p>
    </NoticePage>
  )
}
