import { useParams } from 'react-router'
import { categories } from '#shared/categories.ts'
import { AgentTile } from '../features/catalogue/agent-tile.tsx'
import { byScore, stagesOf } from '../features/catalogue/catalogue.ts'
import classes from '../features/catalogue/category.module.css'
import grid from '../features/catalogue/tile-grid.module.css'
import { useStatuses } from '../features/catalogue/use-catalogue.ts'
import { useOwnVotes, useScores } from '../features/catalogue/use-priorities.ts'
import { useVote } from '../features/catalogue/use-vote.tsx'
import { Breadcrumb } from '../features/workspace/breadcrumb.tsx'
import { NotFound } from '../site/not-found.tsx'

export const meta = ({ params }: { params: { category?: string } }) => {
  const category = categories.find((entry) => entry.id === params.category)
  return [
    { title: `${category?.label ?? 'Page not found'} | PM Pilot` },
    ...(category ? [{ name: 'description', content: category.purpose }] : []),
  ]
}

export default function Category() {
  const { category } = useParams()
  const statuses = useStatuses()
  const scores = useScores()
  const own = useOwnVotes()
  const { vote, dialog } = useVote()
  const stage = stagesOf(statuses).find((entry) => entry.id === category)
  if (!stage) return <NotFound />

  const live = stage.agents.filter((card) => card.status === 'live')
  const upcoming = stage.agents.filter((card) => card.status === 'upcoming').sort(byScore(scores))
  return (
    <div className={classes.page}>
      <Breadcrumb
        crumbs={[{ label: 'Home', to: '/' }, { label: 'Features', to: '/features' }, { label: stage.label }]}
      />
      <h1 className={classes.title}>{stage.label}</h1>
      <p className={classes.purpose}>{stage.purpose}</p>
      <section className={classes.section} aria-labelledby="available">
        <h2 id="available">Available Now</h2>
        {live.length > 0 ? (
          <div className={grid.grid}>
            {live.map((card) => (
              <AgentTile key={card.id} card={card} />
            ))}
          </div>
        ) : (
          <p className={classes.none}>No agent of this stage is live yet.</p>
        )}
      </section>
      {upcoming.length > 0 && (
        <section className={classes.section} aria-labelledby="coming">
          <h2 id="coming">Coming Soon</h2>
          <div className={grid.grid}>
            {upcoming.map((card) => (
              <AgentTile key={card.id} card={card} onVote={vote} votes={scores.get(card.id)} voted={own.has(card.id)} />
            ))}
          </div>
        </section>
      )}
      {dialog}
    </div>
  )
}
