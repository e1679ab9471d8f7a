import { type CSSProperties, lazy, Suspense, useRef, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { useNear } from '#ui/motion/use-near.ts'
import { useReducedMotion } from '#ui/motion/use-reduced-motion.ts'
import section from '../section.module.css'
import { clock, demoMs, demoScenes, sceneAt, startOf } from './demo-scenes.ts'
import classes from './demo-section.module.css'
import { usePlayer } from './use-player.ts'

const loadScreen = () => import('./demo-screen.tsx')
const DemoScreen = lazy(loadScreen)

/** The moment that stands for the whole: a finished result with its claims. */
const poster = { id: 'claims', share: 0 } as const

/** Before the first press: the result that the walk-through leads to, once the reader is near; the chart until then. */
function Poster({ onPlay }: { onPlay: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const near = useNear(box)
  return (
    <div ref={box} className={classes.poster}>
      <svg viewBox="0 0 800 460" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g className={classes.posterRings}>
          <circle cx="400" cy="230" r="90" />
          <circle cx="400" cy="230" r="170" />
          <circle cx="400" cy="230" r="260" />
          <circle cx="400" cy="230" r="360" />
        </g>
        <path className={classes.posterRoute} d="M-10 400C120 380 190 300 300 330s160 90 270 20 120-190 240-230" />
      </svg>
      <Suspense>
        {near && (
          <div className={classes.still}>
            <DemoScreen {...poster} />
          </div>
        )}
      </Suspense>
      <button type="button" className={classes.start} onClick={onPlay} onPointerEnter={loadScreen} onFocus={loadScreen}>
        <span className={classes.startMark}>
          <Icon name="play" size={26} />
        </span>
        <span className={classes.startText}>Play the two-minute walk-through</span>
      </button>
    </div>
  )
}

export function DemoSection() {
  const player = usePlayer()
  const reduced = useReducedMotion()
  const [opened, setOpened] = useState(false)
  const { index, share } = sceneAt(player.elapsedMs)
  const scene = demoScenes[index]
  const play = () => {
    setOpened(true)
    player.play()
  }
  const go = (to: number) => {
    setOpened(true)
    player.seek(startOf(to))
  }
  if (!scene) return null
  return (
    <section id="demo-section" className={section.section} aria-labelledby="demo-title">
      <div className={section.head}>
        <h2 id="demo-title">Two minutes from an idea to a checked page</h2>
        <p>No film: these are the product&rsquo;s own screens with a run that it wrote.</p>
      </div>
      <div className={classes.demo}>
        <figure className={classes.player} aria-label="Walk-through of a market research run">
          <div className={classes.view}>
            {opened ? (
              <Suspense fallback={<p className={classes.loading}>Loading the screens...</p>}>
                <DemoScreen id={scene.id} share={reduced ? scene.still : share} />
              </Suspense>
            ) : (
              <Poster onPlay={play} />
            )}
          </div>
          <figcaption className={classes.caption} aria-live="polite">
            <b>{scene.title}.</b> {scene.caption}
          </figcaption>
          <div className={classes.controls}>
            <button
              type="button"
              className={classes.control}
              aria-label="Previous step"
              disabled={index === 0}
              onClick={() => go(index - 1)}
            >
              <Icon name="arrow-left" />
            </button>
            <button
              type="button"
              className={classes.control}
              aria-label={player.playing ? 'Pause' : 'Play'}
              onClick={player.playing ? player.pause : play}
            >
              <Icon name={player.playing ? 'pause' : 'play'} />
            </button>
            <button
              type="button"
              className={classes.control}
              aria-label="Next step"
              disabled={index === demoScenes.length - 1}
              onClick={() => go(index + 1)}
            >
              <Icon name="arrow-right" />
            </button>
            <input
              type="range"
              className={classes.scrubber}
              style={{ '--done': `${(player.elapsedMs / demoMs) * 100}%` } as CSSProperties}
              aria-label="Position"
              aria-valuetext={`${clock(player.elapsedMs)} of ${clock(demoMs)}, ${scene.title}`}
              min={0}
              max={demoMs / 1000}
              step={1}
              value={Math.floor(player.elapsedMs / 1000)}
              onChange={(event) => {
                setOpened(true)
                player.seek(Number(event.currentTarget.value) * 1000)
              }}
            />
            <span className={classes.clock} aria-hidden="true">
              {clock(player.elapsedMs)} / {clock(demoMs)}
            </span>
          </div>
        </figure>
        <ol className={classes.steps}>
          {demoScenes.map((step, position) => (
            <li key={step.id}>
              <button
                type="button"
                className={classes.step}
                aria-current={opened && position === index ? 'step' : undefined}
                onClick={() => go(position)}
                onPointerEnter={loadScreen}
              >
                <span className={classes.stepTitle}>{step.title}</span>
                <span className={classes.stepTime}>{clock(startOf(position))}</span>
                <span className={classes.stepText}>{step.caption}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
