import { lazy, Suspense, useEffect, useState } from 'react'
import { mountHostWith } from './show-toast.ts'

const Toasts = lazy(() => import('./toasts.tsx'))

/** The toasts' place. Its code is loaded with the first toast. */
export function ToastHost() {
  const [mounted, setMounted] = useState(false)
  useEffect(() => mountHostWith(() => setMounted(true)), [])
  return <Suspense>{mounted && <Toasts />}</Suspense>
}
