import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#ui/button/button.tsx'

const PlansDialog = lazy(() => import('./plans-dialog.tsx'))

interface PlansButtonProps {
  look?: 'fill' | 'line'
  size?: 'sm' | 'md'
  disabled?: boolean
  children: ReactNode
}

/** Opens the plans dialog, wherever it stands in the workspace. */
export function PlansButton({ children, ...rest }: PlansButtonProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button {...rest} aria-haspopup="dialog" onClick={() => setState('open')}>
        {children}
      </Button>
      <Suspense>
        {state !== 'never' && <PlansDialog opened={state === 'open'} onClose={() => setState('closed')} />}
      </Suspense>
    </>
  )
}
