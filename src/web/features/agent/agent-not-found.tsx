import { ButtonLink } from '#ui/button/button-link.tsx'
import { NoticePage } from '../../site/notice-page.tsx'

export function AgentNotFound() {
  return (
    <NoticePage
      icon="compass"
      title="Agent Not Found"
      actions={
        <>
          <ButtonLink to="/features#all-agents">See all agents</ButtonLink>
          <ButtonLink to="/" look="line">
            Home
          </ButtonLink>
        </>
      }
    >
      <p>The requested agent could not be found or is not yet implemented.</p>
    </NoticePage>
  )
}
