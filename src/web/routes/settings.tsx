import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { ConfluenceCard } from '../features/confluence/confluence-card.tsx'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { QueryScope } from '../session/query-scope.tsx'
import { useAccount } from '../session/use-session.ts'

const ModelSettings = lazyPart(() => import('../features/models/model-settings.tsx'))

export const meta = () => [
  { title: 'Settings | PM Pilot' },
  { name: 'description', content: 'Connect PM Pilot to your Confluence space.' },
]

export default function Settings() {
  const account = useAccount()
  return (
    <SettingsPage
      integrations={
        account !== undefined && (
          // Whoever signs in or out starts from a form of their own.
          <QueryScope key={account?.id ?? 'guest'}>
            <ConfluenceCard account={account} />
            {account && <ModelSettings account={account} />}
          </QueryScope>
        )
      }
    />
  )
}
