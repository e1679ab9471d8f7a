import { useParams } from 'react-router'
import { SharedDocumentPage } from '../features/shared-document/shared-document-page.tsx'
import { LiveUpdates } from '../live/live-updates.tsx'
import { QueryScope } from '../session/query-scope.tsx'

export const meta = () => [
  { title: 'Shared document | PM Pilot' },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function SharedDocument() {
  const { token = '', documentId } = useParams()
  return (
    <QueryScope>
      <LiveUpdates />
      <SharedDocumentPage key={`${token} ${documentId}`} token={token} documentId={documentId} />
    </QueryScope>
  )
}
