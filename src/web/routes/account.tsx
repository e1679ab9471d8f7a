import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { AccountPage } from '../features/account/account-page.tsx'
import { ProductProfileCard } from '../features/account/product-profile-card.tsx'
import { QueryScope } from '../session/query-scope.tsx'
import { useAccount } from '../session/use-session.ts'
import { NoticePage } from '../site/notice-page.tsx'

export const meta = () => [{ title: 'Account | PM Pilot' }]

const signInPath = '/auth?next=/settings/account'

export default function Account() {
  const account = useAccount()
  const navigate = useNavigate()
  // Whoever comes without a session is sent to sign in. Who signs out here, or in another tab, sees a notice and stays.
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    if (account === undefined || arrived) return
    setArrived(true)
    if (account === null) navigate(signInPath, { replace: true })
  }, [account, arrived, navigate])

  if (account) {
    return (
      <QueryScope key={account.id}>
        <AccountPage account={account} productProfile={<ProductProfileCard />} />
      </QueryScope>
    )
  }
  if (account === undefined || !arrived) {
    return (
      <NoticePage icon="user" title="Account">
        <p role="status">Loading…</p>
      </NoticePage>
    )
  }
  return (
    <NoticePage icon="user" title="You are signed out" actions={<ButtonLink to={signInPath}>Sign In</ButtonLink>}>
      <p>Sign in to see your account.</p>
    </NoticePage>
  )
}
