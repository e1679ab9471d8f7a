import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
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
  score: number | null | undefined
  text: string
}) {
  if (text === '' && score == null) return null
  return (
    <div className={classes.score}>
      <dt>
        <span>
          {label} <span className={classes.weight}>{weight} %</span>
        </span>
        {score != null && <strong>{score}/10</strong>}
      </dt>
      <dd>
        {score != null && (
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
      <CitedItems items={items} />
    </div>
  )
}

function Line({ title, text }: { title: string; text: string }) {
  return (
    <p className={classes.reason}>
      <span>{title}</span>
      <Cited text={text} />
    </p>
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
        {prioritizationScore != null && (
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
      {segment.findTen && <Line title="Where to recruit ten" text={segment.findTen} />}
      {segment.wrongIf && <Line title="Disproved if" text={segment.wrongIf} />}
      {segment.prioritizationReason && (
        <p className={classes.reason}>
          <span>Why this rank</span>
          <Cited text={segment.prioritizationReason} />
        </p>
      )}
    </article>
  )
}
