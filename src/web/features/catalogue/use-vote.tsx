import { type ReactNode, useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AgentCard } from '#agents/_kit/card.ts'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import { useAccount } from '../../session/use-session.ts'
import { showToast } from '../../toast/show-toast.ts'

const VoteDialog = lazyDialog('Vote & Share Feedback', () => import('./vote-dialog.tsx'))

export interface Voting {
  /** Opens the dialog; whoever is not signed in is asked to sign in. */
  vote: (card: AgentCard) => void
  /** To be drawn once by the page that votes. */
  dialog: ReactNode
}

export function useVote(): Voting {
  const account = useAccount()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [card, setCard] = useState<AgentCard | null>(null)
  const [opened, setOpened] = useState(false)
  const signedIn = Boolean(account)
  useLoadAhead(VoteDialog.load, signedIn)
  const vote = useCallback(
    (wanted: AgentCard) => {
      if (signedIn) {
        setCard(wanted)
        setOpened(true)
        return
      }
      showToast({ tone: 'error', message: 'Please sign in to vote for upcoming agents' })
      navigate(`/auth?next=${encodeURIComponent(pathname)}`)
    },
    [signedIn, navigate, pathname],
  )
  return {
    vote,
    dialog: card && <VoteDialog key={card.id} card={card} opened={opened} onClose={() => setOpened(false)} />,
  }
}
