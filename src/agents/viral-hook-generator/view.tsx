import { present } from '#agents/_kit/present.ts'
import { CitedItems } from '#agents/_kit/view/cited-items.tsx'
import { Points } from '#agents/_kit/view/points.tsx'
import { charactersIn } from '#shared/characters.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { shortened } from '#shared/shortened.ts'
import { defineView } from '#ui/result/agent-view.ts'
import { Cited } from '#ui/result/cited.tsx'
import { EditableText } from '#ui/result/editable-text.tsx'
import { type HookPlatform, hookPlatforms } from './input.ts'
import type { Hook, HooksResult } from './output.ts'
import { platformLimits } from './platform-limits.ts'
import { longestInspiration } from './to-document.ts'
import classes from './view.module.css'

interface HookCardProps {
  hook: DeepPartial<Hook>
  /** From 1. */
  number: number
  platform: HookPlatform
  save: ((text: string) => Promise<boolean>) | undefined
}

function HookCard({ hook, number, platform, save }: HookCardProps) {
  const { fold, limit } = platformLimits[platform]
  return (
    <li className={classes.card}>
      <EditableText
        id={`hook-${number}`}
        label={`Hook ${number}`}
        heading={<h3>Hook {number}</h3>}
        text={hook.hook ?? ''}
        rows={3}
        save={save}
        meter={(text) => ({
          characters: charactersIn(text),
          limit: Math.min(fold, limit),
          of: fold < limit ? 'before the fold' : 'post',
        })}
      >
        <p className={classes.hook}>{hook.hook}</p>
      </EditableText>
      <dl className={classes.notes}>
        {hook.line_behind && (
          <div>
            <dt>The line behind it</dt>
            <dd>{hook.line_behind}</dd>
          </div>
        )}
        {hook.why_it_works && (
          <div>
            <dt>Why it works</dt>
            <dd>
              <Cited text={hook.why_it_works} />
            </dd>
          </div>
        )}
        {hook.emotional_trigger && (
          <div>
            <dt>Emotional trigger</dt>
            <dd>{hook.emotional_trigger}</dd>
          </div>
        )}
        {hook.check && (
          <div data-kind="check">
            <dt>Check before posting</dt>
            <dd>{hook.check}</dd>
          </div>
        )}
      </dl>
      {hook.inspired_by && (
        <p className={classes.inspired} title={hook.inspired_by}>
          Inspired by: {shortened(hook.inspired_by, longestInspiration)}
        </p>
      )}
    </li>
  )
}

const isPlatform = (value: unknown): value is HookPlatform => hookPlatforms.some((platform) => platform === value)

export default defineView<HooksResult>(function HooksView({ result, edit }) {
  const hooks = present(result.hooks)
  const trends = present(result.bonus_trends)
  const platform = isPlatform(result.platform) ? result.platform : 'LinkedIn'
  const replace = (index: number, text: string) =>
    edit?.save({ ...result, hooks: hooks.map((hook, at) => (at === index ? { ...hook, hook: text } : hook)) }) ??
    Promise.resolve(false)
  return (
    <div className={classes.view}>
      <ol className={classes.hooks}>
        {hooks.map((hook, index) => (
          <HookCard
            // Hooks have no identity but their place.
            key={String(index)}
            hook={hook}
            number={index + 1}
            platform={platform}
            save={edit && ((text) => replace(index, text))}
          />
        ))}
      </ol>
      <Points title="Before you post" items={present(result.notes)} tone="signal" />
      {trends.length > 0 && (
        <section className={classes.trends}>
          <h3>Bonus trends</h3>
          <CitedItems items={trends} />
        </section>
      )}
    </div>
  )
})
