import { Fragment } from 'react'
import { Counts } from '#agents/_kit/view/counts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import words from './poster.json'
import classes from './poster.module.css'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
/** Splits at source numbers, each with the word before and the signs after it; every other part is one. */
const citation = /(\S+ \[\d+\]\S*)/

function Citation({ text }: { text: string }) {
  const [word, number, signs] = text.split(/ \[|\]/)
  return (
    <span className={classes.cited}>
      {word}
      <span className={classes.source}>{number}</span>
      {signs}
    </span>
  )
}

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <div className={classes.statement}>
      <p className={classes.title}>{title}</p>
      <p>
        {text.split(citation).map((part, index) => {
          const key = `${index}-${part}`
          return index % 2 === 0 ? <Fragment key={key}>{part}</Fragment> : <Citation key={key} text={part} />
        })}
      </p>
    </div>
  )
}

/**
 * The finished page that the walk-through leads to, in the words of the recorded run (`poster.json`). It is part of the page as it
 * is built: it stands there before any script, and where there is none.
 */
export function Poster() {
  return (
    <div className={classes.poster} inert>
      <Counts
        items={[
          { label: 'Competitors analyzed', value: words.competitors },
          { label: 'Market trends', value: words.trends },
          { label: 'Generated', value: day.format(new Date(words.timestamp)), date: true },
        ]}
      />
      <Statement title="Market Positioning" text={words.positioning} />
      <Statement title="Value Proposition" text={words.value} />
    </div>
  )
}

/** Over the picture's lower end, so that the picture is seen. */
export function PlayButton({ onPlay, onNear }: { onPlay: () => void; onNear: () => void }) {
  return (
    <div className={classes.foot}>
      <button type="button" className={classes.play} onClick={onPlay} onPointerEnter={onNear} onFocus={onNear}>
        <span className={classes.mark}>
          <Icon name="play" size={22} />
        </span>
        Play the two-minute walk-through
      </button>
    </div>
  )
}
