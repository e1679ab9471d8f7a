import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Cited } from '#ui/result/cited.tsx'
import { isSaid, type Segment } from './output.ts'
import { type ScoreKey, scoreLabels, weights } from './score.ts'
import classes from './view.module.css'

const textKeys: readonly (readonly [ScoreKey, keyof Segment & string])[] = [
  ['marketSize', 'marketSize'],
  ['painSeverity', 'painPointSeverity'],
  ['willingnessToPay', 'willingnessToPaySegment'],
  ['adoptionReadiness', 'adoptionReadiness'],
]

/** One sub-score as a bar of ten, with what it rests on. */
function Score({
  label,
  weight,
  score,
  text,
}: {
  label: string
  weight: number
  score: number | undefined
  text: string
}) {
  if (text === '' && score === undefined) return null
  return (
    <div className={classes.score}>
      <dt>
        <span>
          {label} <span className={classes.weight}>{weight} %</span>
        </span>
        {score !== undefined && <strong>{score}/10</strong>}
      </dt>
      <dd>
        {score !== undefined && (
          <span className={classes.bar} aria-hidden="true">
            <span style={{ width: `${Math.max(0, Math.min(10, score)) * 10}%` }} />
          </span>
        )}
        <Cited text={text} />
      </dd>
    </div>
  )
}

function Traits({ title, items: all }: { title: string; items: readonly string[] }) {
  const items = all.filter(isSaid)
  if (items.length === 0) return null
  return (
    <div>
      <h5>{title}</h5>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Cited text={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function SegmentCard({ segment }: { segment: DeepPartial<Segment> }) {
  const { scores, priority, prioritizationScore } = segment
  return (
    <article className={classes.segment} data-priority={priority}>
      <header className={classes.segmentHead}>
        <div>
          {priority && (
            <p className={classes.priority} data-priority={priority}>
              {priority}
            </p>
          )}
          <h4>{segment.name ?? '...'}</h4>
        </div>
        {prioritizationScore !== undefined && (
          <p className={classes.total}>
            <strong>{prioritizationScore}</strong>
            <span>of 100</span>
          </p>
        )}
      </header>
      <dl className={classes.scores}>
        {textKeys.map(([key, field]) => {
          const text = segment[field]
          return (
            <Score
              key={key}
              label={scoreLabels[key]}
              weight={weights[key]}
              score={scores?.[key]}
              text={typeof text === 'string' ? text : ''}
            />
          )
        })}
      </dl>
      <div className={classes.traits}>
        <Traits title="Who they are" items={present(segment.demographicTraits)} />
        <Traits title="What they want and refuse" items={present(segment.psychographicTraits)} />
        <Traits title="What they do" items={present(segment.behavioralTraits)} />
      </div>
      {segment.prioritizationReason && (
        <p className={classes.reason}>
          <span>Why this place</span>
          <Cited text={segment.prioritizationReason} />
        </p>
      )}
    </article>
  )
}
