import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'

const PlansDialog = lazyDialog('Plans', () => import('./plans-dialog.tsx'))

interface PlansButtonProps {
  look?: 'fill' | 'line'
  size?: 'sm' | 'md'
  disabled?: boolean
  /** The dialog need not be asked for. */
  openedAtFirst?: boolean
  children: ReactNode
}

/** Opens the plans dialog, wherever it stands in the workspace. */
export function PlansButton({ children, openedAtFirst = false, ...rest }: PlansButtonProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>(openedAtFirst ? 'open' : 'never')
  useLoadAhead(PlansDialog.load)
  return (
    <>
      <Button {...rest} aria-haspopup="dialog" onClick={() => setState('open')}>
        {children}
      </Button>
      {state !== 'never' && <PlansDialog opened={state === 'open'} onClose={() => setState('closed')} />}
    </>
  )
}
