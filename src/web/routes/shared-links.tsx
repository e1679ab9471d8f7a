import { ButtonLink } from '#ui/button/button-link.tsx'
import { SharedLinksPage } from '../features/shared-links/shared-links-page.tsx'
import { useAccount } from '../session/use-session.ts'
import { NoticePage } from '../site/notice-page.tsx'

export const meta = () => [{ title: 'Shared links | PM Pilot' }]

export default function SharedLinks() {
  const account = useAccount()
  if (account) return <SharedLinksPage key={account.id} />
  return (
    <NoticePage
      icon="link"
      title="Shared links"
      actions={account === null && <ButtonLink to="/auth?next=/settings/links">Sign In</ButtonLink>}
    >
      <p>{account === null ? 'Sign in as an administrator to see this page.' : 'Loading…'}</p>
    </NoticePage>
  )
}
