import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import { useAccount } from '../../../session/use-session.ts'
import { showToast } from '../../../toast/show-toast.ts'

const ShareDialog = lazyDialog('Share', () => import('./share-dialog.tsx'))

interface ShareButtonProps {
  runId: string
  /** The version that is shown. */
  revision: number
}

/** Opens the links of a document, once there is an account. */
export function ShareButton({ runId, revision }: ShareButtonProps) {
  const account = useAccount()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [opened, setOpened] = useState(false)
  useLoadAhead(ShareDialog.load, account !== null)
  const press = () => {
    if (account) {
      setOpened(true)
      return
    }
    const here = pathname + (search || `?run=${runId}`)
    showToast({
      tone: 'error',
      message: 'Create a free account to share a document.',
      action: { label: 'Sign In', onPress: () => navigate(`/auth?next=${encodeURIComponent(here)}`) },
      duration: 8000,
    })
  }
  return (
    <>
      <Button look="line" size="sm" onClick={press}>
        <Icon name="link" size={18} />
        Share
      </Button>
      <ShareDialog
        opened={opened}
        onClose={() => setOpened(false)}
        path={`/api/documents/${runId}/links`}
        revision={revision}
      />
    </>
  )
}
