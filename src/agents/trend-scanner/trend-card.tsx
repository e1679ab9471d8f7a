import { LabelledText } from '#agents/_kit/view/labelled-text.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Cited } from '#ui/result/cited.tsx'
import { CopyButton } from '#ui/result/copy-button.tsx'
import type { Trend } from './output.ts'
import classes from './trend-card.module.css'

interface TrendCardProps {
  trend: DeepPartial<Trend>
  /** From 1. */
  number: number
  /** True while this trend is being written. */
  writing: boolean
  onEdit?: (() => void) | undefined
}

/** The trend as a person would paste it into an update. */
function textOf({ title, summary, source }: DeepPartial<Trend>): string {
  return [title, summary, source ? `Source: ${source}` : ''].filter(Boolean).join('\n\n')
}

export function TrendCard({ trend, number, writing, onEdit }: TrendCardProps) {
  const titleId = `trend-${number}`
  const name = `Trend #${number}`
  return (
    <article className={classes.card} aria-labelledby={titleId} data-writing={writing || undefined}>
      <header className={classes.head}>
        <p className={classes.meta}>
          <span className={classes.number}>{name}</span>
          {trend.date && <span className={classes.date}>{trend.date}</span>}
        </p>
        {!writing && (
          <div className={classes.actions}>
            <CopyButton text={textOf(trend)} what={name} />
            {onEdit && (
              <button type="button" className={classes.edit} onClick={onEdit} aria-label={`Edit ${name}`}>
                <Icon name="edit" size={16} />
                Edit
              </button>
            )}
          </div>
        )}
      </header>
      <h3 id={titleId} className={classes.title}>
        {trend.title ?? '...'}
      </h3>
      {(trend.category || trend.impact || trend.part) && (
        <p className={classes.badges}>
          {trend.impact && (
            <span className={classes.impact} data-impact={trend.impact}>
              {trend.impact} impact
            </span>
          )}
          {trend.category && <span className={classes.category}>{trend.category}</span>}
          {trend.part && <span className={classes.part}>{trend.part}</span>}
        </p>
      )}
      {trend.summary && (
        <p className={classes.summary}>
          <Cited text={trend.summary} />
        </p>
      )}
      <dl className={classes.rows}>
        <LabelledText label="Why this impact" text={trend.impactReason} />
        <LabelledText label="Watch" text={trend.watch} />
        <LabelledText label="Who acts" text={trend.act} />
      </dl>
      {trend.source && (
        <p className={classes.source}>
          Source: <Cited text={trend.sourceNumber ? `${trend.source} [${trend.sourceNumber}]` : trend.source} />
        </p>
      )}
    </article>
  )
}
