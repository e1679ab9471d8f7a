import { useEffect, useState } from 'react'
import { useAccount } from '../../session/use-session.ts'
import { quotes } from './quotes.ts'
import classes from './welcome.module.css'

export function Welcome() {
  const account = useAccount()
  const [quote, setQuote] = useState<string>(quotes[0])
  // Chosen once the page lives: the prerendered text must be the same for everybody.
  useEffect(() => setQuote(quotes[Math.floor(Math.random() * quotes.length)] ?? quotes[0]), [])
  return (
    <section className={classes.banner} aria-labelledby="welcome-title">
      <svg className={classes.chart} viewBox="0 0 600 200" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path d="M40 170 C 150 60, 250 190, 350 110 S 520 60, 590 20" className={classes.route} />
        <path d="m150 103 8 14h-16zM350 98l8 14h-16zM500 60l8 14h-16z" className={classes.points} />
        <circle cx="350" cy="108" r="46" className={classes.ring} />
        <circle cx="350" cy="108" r="86" className={classes.ring} />
      </svg>
      <h1 id="welcome-title" className={classes.title}>
        {account?.firstName ? `Welcome back, ${account.firstName}` : 'Welcome to your workspace'}
      </h1>
      <p className={classes.quote}>{quote}</p>
    </section>
  )
}
