import { ButtonLink } from '#ui/button/button-link.tsx'
import { ModelsPage } from '../features/models/models-page.tsx'
import { QueryScope } from '../session/query-scope.tsx'
import { useAccount } from '../session/use-session.ts'
import { NoticePage } from '../site/notice-page.tsx'

export const meta = () => [{ title: 'Models | PM Pilot' }]

export default function Models() {
  const account = useAccount()
  if (account) {
    return (
      <QueryScope key={account.id}>
        <ModelsPage />
      </QueryScope>
    )
  }
  return (
    <NoticePage
      icon="plug"
      title="Models"
      actions={account === null && <ButtonLink to="/auth?next=/settings/models">Sign In</ButtonLink>}
    >
      <p>{account === null ? 'Sign in as an administrator to see this page.' : 'Loading…'}</p>
    </NoticePage>
  )
}
