import { ButtonLink } from '#ui/button/button-link.tsx'
import { NoticePage } from '../site/notice-page.tsx'

export const meta = () => [{ title: 'Tutorials | PM Pilot' }]

export default function Tutorials() {
  return (
    <NoticePage
      icon="book"
      title="Tutorials"
      actions={
        <>
          <ButtonLink to="/features">Open the workspace</ButtonLink>
          <ButtonLink to="/" look="line">
            Home
          </ButtonLink>
        </>
      }
    >
      <p>
        Walkthroughs of each agent and of the whole journey from idea to launch are being written. Every agent page
        already comes with an example.
      </p>
    </NoticePage>
  )
}
