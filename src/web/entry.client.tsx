import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadRoute } from './loading/load-route.tsx'
import { loadRoutesWith } from './loading/route-loading.ts'

loadRoutesWith(loadRoute)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
