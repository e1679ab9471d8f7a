import { Button } from '#ui/button/button.tsx'
import { TextInput } from '#ui/field/text-control.tsx'
import classes from './subscribe.module.css'
import { useSubscribe } from './use-subscribe.ts'

/** The box at the end of the blog and of each article. */
export function Subscribe() {
  const form = useSubscribe()
  return (
    <section data-screen-only className={classes.band} aria-labelledby="subscribe-title">
      <div>
        <h2 id="subscribe-title">Stay Updated</h2>
        <p className={classes.text}>
          New articles and features by email. Every mail has a link that takes your address off the list.
        </p>
      </div>
      <form className={classes.form} noValidate onSubmit={form.submit}>
        <TextInput
          id="subscribe-email"
          label="Email address"
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          value={form.email}
          error={form.error ?? undefined}
          disabled={form.state !== 'open'}
          onText={form.setEmail}
        />
        <Button type="submit" busy={form.state === 'sending'} disabled={form.state !== 'open'}>
          {form.state === 'done' ? 'Subscribed' : form.state === 'sending' ? 'Subscribing...' : 'Subscribe'}
        </Button>
        <p className={classes.status} role="status">
          {form.error}
          {form.state === 'done' &&
            'Thank you. The address is on the list; a mail with the link to leave it is on its way.'}
        </p>
      </form>
    </section>
  )
}
