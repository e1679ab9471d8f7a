import { useRef, useState } from 'react'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { useReducedMotion } from '#ui/motion/use-reduced-motion.ts'
import section from '../section.module.css'
import { DemoControls } from './demo-controls.tsx'
import { demoScenes, sceneAt } from './demo-scenes.ts'
import classes from './demo-section.module.css'
import { DemoSteps } from './demo-steps.tsx'
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
  const go = (toMs: number) => {
    setOpened(true)
    player.seek(toMs)
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
          <DemoControls control={control} player={player} index={index} title={scene.title} onPlay={play} onGo={go} />
        </figure>
        <DemoSteps current={opened ? index : null} onGo={go} onNear={nearScreen} />
      </div>
    </section>
  )
}
