import { present } from '#agents/_kit/present.ts'
import { Points } from '#agents/_kit/view/points.tsx'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Cited } from '#ui/result/cited.tsx'
import { type Persona, unknown } from './output.ts'
import classes from './persona-card.module.css'

interface PersonaCardProps {
  persona: DeepPartial<Persona>
  /** From 1. */
  number: number
  /** True while this persona is being written. */
  writing: boolean
  onEdit?: (() => void) | undefined
}

/** First letters of the first and the last name. */
function monogram(name: string): string {
  const names = name.split(/\s+/).filter(Boolean)
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined].map((part) => part?.[0] ?? '')
  return letters.join('').toUpperCase()
}

function Fact({ label, value }: { label: string; value: string | number | undefined }) {
  if (value === undefined || value === '' || value === unknown) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Cited text={String(value)} />
      </dd>
    </div>
  )
}

export function PersonaCard({ persona, number, writing, onEdit }: PersonaCardProps) {
  const name = persona.name ?? `Persona ${number}`
  const titleId = `persona-${number}`
  return (
    <article className={classes.card} aria-labelledby={titleId} data-writing={writing || undefined}>
      <header className={classes.head}>
        <span className={classes.monogram} aria-hidden="true">
          {monogram(name)}
        </span>
        <div className={classes.who}>
          <h3 id={titleId}>{name}</h3>
          <p>
            {[
              persona.occupation,
              persona.age !== undefined ? `${persona.age} years` : '',
              persona.organization === persona.occupation ? '' : persona.organization,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
        {onEdit && (
          <Button look="line" size="sm" onClick={onEdit} aria-label={`Edit ${name}`}>
            <Icon name="edit" size={16} />
            Edit
          </Button>
        )}
      </header>
      {persona.role && (
        <p className={classes.role}>
          <span>Part in the purchase</span>
          {persona.role}
        </p>
      )}
      <div className={classes.columns}>
        <Points title="Goals" items={present(persona.goals)} heading="h4" mark="waypoint" />
        <Points title="Pain points" items={present(persona.painPoints)} heading="h4" mark="waypoint" tone="signal" />
        <Points title="Daily tasks" items={present(persona.dailyTasks)} heading="h4" mark="waypoint" />
        <Points title="Challenges" items={present(persona.challenges)} heading="h4" mark="waypoint" />
      </div>
      <Points title="Ask first" items={present(persona.ask)} heading="h4" mark="waypoint" />
      {persona.buyingMotivations && (
        <p className={classes.motivation}>
          <span>What makes them buy</span>
          <Cited text={persona.buyingMotivations} />
        </p>
      )}
      <dl className={classes.facts}>
        <Fact label="Income" value={persona.incomeLevel} />
        <Fact label="Education" value={persona.educationLevel} />
        <Fact label="Technology" value={persona.technologyUsage} />
        <Fact label="Reached through" value={present(persona.preferredChannels).join('; ')} />
      </dl>
    </article>
  )
}
