import { Link, Navigate, useLocation, useParams } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import { categories } from '#shared/categories.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { AgentNotFound } from '../features/agent/agent-not-found.tsx'
import { AgentPage } from '../features/agent/agent-page.tsx'
import classes from '../features/agent/agent-route.module.css'
import { PlaceholderPage } from '../features/agent/placeholder-page.tsx'
import { pathOf, withStatus } from '../features/catalogue/catalogue.ts'
import { useStatuses } from '../features/catalogue/use-catalogue.ts'
import { Breadcrumb } from '../features/workspace/breadcrumb.tsx'

export const meta = ({ params }: { params: { agentId?: string } }) => {
  const card = findCard(params.agentId ?? '')
  return [
    { title: `${card?.name ?? 'Agent Not Found'} | PM Pilot` },
    ...(card ? [{ name: 'description', content: card.description }] : []),
  ]
}

export default function AgentRoute() {
  const { agentId = '' } = useParams()
  const { pathname, search } = useLocation()
  const statuses = useStatuses()
  const known = findCard(agentId)
  if (!known) return <AgentNotFound />
  const card = withStatus(known, statuses)
  // An alias, or another category's address, leads to the agent's own.
  if (pathname.replace(/\/+$/, '') !== pathOf(card)) return <Navigate to={`${pathOf(card)}${search}`} replace />
  const category = categories.find((entry) => entry.id === card.category)
  return (
    <div className={classes.page}>
      <Breadcrumb
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Features', to: '/features' },
          ...(category ? [{ label: category.label, to: `/features/${category.id}` }] : []),
          { label: card.name },
        ]}
      >
        {card.status === 'live' && (
          <Link to="/features" className={classes.back}>
            <Icon name="arrow-left" size={16} />
            Back to Dashboard
          </Link>
        )}
      </Breadcrumb>
      {card.status === 'upcoming' ? <PlaceholderPage card={card} /> : <AgentPage key={card.id} card={card} />}
    </div>
  )
}
