import { useEffect, useState } from 'react'
import { useAccount } from '../../session/use-session.ts'
import { NextStep } from './next-step.tsx'
import quotes from './quotes.json' with { type: 'json' }
import classes from './welcome.module.css'

/** Greets with one of the quotes, which are written for this page. */
export function Welcome() {
  const account = useAccount()
  const [quote, setQuote] = useState(quotes[0])
  // Chosen once the page lives: the prerendered text must be the same for everybody.
  useEffect(() => setQuote(quotes[Math.floor(Math.random() * quotes.length)] ?? quotes[0]), [])
  return (
    <section className={classes.banner} aria-labelledby="welcome-title">
      <svg className={classes.chart} viewBox="0 0 480 200" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d="M0 200 C 90 170, 130 90, 220 110 S 380 120, 480 20" className={classes.route} />
        <path d="m92 136 8 14H84zM240 103l8 14h-16zM408 78l8 14h-16z" className={classes.points} />
        <circle cx="240" cy="112" r="46" className={classes.ring} />
        <circle cx="240" cy="112" r="86" className={classes.ring} />
      </svg>
      <h1 id="welcome-title" className={classes.title}>
        {account?.firstName ? `Welcome, ${account.firstName}` : 'Welcome to your workspace'}
      </h1>
      <p className={classes.quote}>{quote}</p>
      <NextStep />
    </section>
  )
}
