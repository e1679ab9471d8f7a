import type { CSSProperties, RefObject } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { clock, demoMs, demoScenes, startOf } from './demo-scenes.ts'
import classes from './demo-section.module.css'
import type { usePlayer } from './use-player.ts'

interface DemoControlsProps {
  /** The button that plays and pauses. */
  control: RefObject<HTMLButtonElement | null>
  player: ReturnType<typeof usePlayer>
  /** Of the scene. */
  index: number
  title: string
  onPlay: () => void
  /** To a moment, in milliseconds. */
  onGo: (toMs: number) => void
}

/** Steps back and forth, play and pause, and where in the walk-through it stands. */
export function DemoControls({ control, player, index, title, onPlay, onGo }: DemoControlsProps) {
  return (
    <div className={classes.controls} data-screen-only>
      <button
        type="button"
        className={classes.control}
        aria-label="Previous step"
        disabled={index === 0}
        onClick={() => onGo(startOf(index - 1))}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        ref={control}
        type="button"
        className={classes.control}
        aria-label={player.playing ? 'Pause' : 'Play'}
        onClick={player.playing ? player.pause : onPlay}
      >
        <Icon name={player.playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={classes.control}
        aria-label="Next step"
        disabled={index === demoScenes.length - 1}
        onClick={() => onGo(startOf(index + 1))}
      >
        <Icon name="arrow-right" />
      </button>
      <input
        type="range"
        className={classes.scrubber}
        style={{ '--done': `${(player.elapsedMs / demoMs) * 100}%` } as CSSProperties}
        aria-label="Position"
        aria-valuetext={`${clock(player.elapsedMs)} of ${clock(demoMs)}, ${title}`}
        min={0}
        max={demoMs / 1000}
        step={1}
        value={Math.floor(player.elapsedMs / 1000)}
        onChange={(event) => onGo(Number(event.currentTarget.value) * 1000)}
      />
      <span className={classes.clock} aria-hidden="true">
        {clock(player.elapsedMs)} / {clock(demoMs)}
      </span>
    </div>
  )
}
