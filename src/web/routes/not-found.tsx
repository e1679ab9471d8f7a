import { NotFound } from '../site/not-found.tsx'

export const meta = () => [{ title: 'Page not found | PM Pilot' }]

export default function NotFoundRoute() {
  return <NotFound />
}
