import { type CSSProperties, useRef, useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { useReducedMotion } from '#ui/motion/use-reduced-motion.ts'
import section from '../section.module.css'
import { clock, demoMs, demoScenes, sceneAt, startOf } from './demo-scenes.ts'
import classes from './demo-section.module.css'
import { PlayButton, Poster } from './poster.tsx'
import { usePlayer } from './use-player.ts'

/** With all that the scenes need, so that none of it is waited for in the middle. */
const loadScreen = async () => {
  const screen = await import('./demo-screen.tsx')
  await screen.prepare()
  return screen
}
const DemoScreen = lazyPart(loadScreen)

const nearScreen = () => void loadScreen().catch(() => undefined)

/** What stands below the picture before the first press. */
const beginning = {
  title: 'What you get',
  caption: 'Market research in which every claim says what it rests on. Each number leads to its source.',
}

export function DemoSection() {
  const player = usePlayer()
  const reduced = useReducedMotion()
  const [opened, setOpened] = useState(false)
  const control = useRef<HTMLButtonElement>(null)
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
  const shown = opened ? scene : beginning
  return (
    <section id="demo-section" className={section.section} aria-labelledby="demo-title">
      <div className={section.head}>
        <h2 id="demo-title">Two minutes from an idea to a checked page</h2>
        <p>Not a video: these are the product&rsquo;s own screens, showing a run that it wrote.</p>
      </div>
      <div className={classes.demo}>
        <figure className={classes.player} aria-label="Walk-through of a market research run">
          <div className={classes.view}>
            {opened ? (
              <DemoScreen fallback={<Poster />} id={scene.id} share={reduced ? scene.still : share} />
            ) : (
              <>
                <Poster />
                <PlayButton
                  onPlay={() => {
                    play()
                    // The button goes with the picture: the keyboard stays at what pauses it.
                    control.current?.focus({ preventScroll: true })
                  }}
                  onNear={nearScreen}
                />
              </>
            )}
          </div>
          <figcaption className={classes.caption} aria-live="polite">
            <b>{shown.title}.</b> {shown.caption}
          </figcaption>
          <div className={classes.controls} data-screen-only>
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
              ref={control}
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
                onPointerEnter={nearScreen}
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
