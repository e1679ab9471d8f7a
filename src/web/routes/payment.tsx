import { ButtonLink } from '#ui/button/button-link.tsx'
import { NoticePage } from '../site/notice-page.tsx'

export const meta = () => [{ title: 'Plans | PM Pilot' }]

export default function Payment() {
  return (
    <NoticePage
      icon="coins"
      title="Plans"
      actions={
        <>
          <ButtonLink to="/features">Open the workspace</ButtonLink>
          <ButtonLink to="/" look="line">
            Home
          </ButtonLink>
        </>
      }
    >
      <p>Starter and Pro open soon. Until then every account has 50 uses a month, free.</p>
    </NoticePage>
  )
}
