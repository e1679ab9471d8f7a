import { ButtonLink } from '#ui/button/button-link.tsx'
import { NoticePage } from '../site/notice-page.tsx'

export const meta = () => [{ title: 'Settings | PM Pilot' }]

export default function Settings() {
  return (
    <NoticePage
      icon="settings"
      title="Settings"
      actions={
        <>
          <ButtonLink to="/features">Open the workspace</ButtonLink>
          <ButtonLink to="/" look="line">
            Home
          </ButtonLink>
        </>
      }
    >
      <p>Your profile, the Confluence connection and notifications will be managed here.</p>
    </NoticePage>
  )
}
