import { useEffect, useState } from 'react'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import { PlainToast } from './plain-toast.tsx'
import { hostToasts, loadToasts } from './show-toast.ts'
import type { Toast } from './toast.ts'

const Toasts = lazyPart(() => import('./toasts.tsx'), null)

/** The toasts' place. Its code is loaded ahead, or with the first toast; one that comes before it is shown without. */
export function ToastHost() {
  const [mounted, setMounted] = useState(false)
  const [plain, setPlain] = useState<Toast | null>(null)
  useLoadAhead(loadToasts)
  useEffect(
    () =>
      hostToasts({
        mount: () => {
          setPlain(null)
          setMounted(true)
        },
        showPlain: setPlain,
      }),
    [],
  )
  return (
    <>
      {mounted && <Toasts />}
      {plain && <PlainToast toast={plain} onClose={() => setPlain(null)} />}
    </>
  )
}
