import { Link } from 'react-router'
import { ContactAddress } from '../features/legal/contact-address.tsx'
import { PlainPage, PlainSection } from '../features/legal/plain-page.tsx'
import { ThisInstallation } from '../features/legal/this-installation.tsx'
import { pageMeta } from '../site/structured-data.ts'

export const meta = () =>
  pageMeta({
    title: 'Privacy',
    description: 'What PM Pilot stores, where what you type goes, and how to take it with you or delete it.',
  })

export default function Privacy() {
  return (
    <PlainPage
      title="Privacy"
      lead="PM Pilot runs on a server of whoever offers it to you. This page says what that server stores, what leaves it, and what you can do about both."
    >
      <PlainSection title="Where your text goes">
        <p>
          What you type into an agent is stored with its result, so that you can open it again. It leaves the server
          only to the model and the search that the operator has configured, to the provider of a model key of your own
          when you choose to write with it, and to a wiki when you send a result there.
        </p>
        <ThisInstallation />
        <p>Nothing that you type into an agent is written to a log, and PM Pilot itself trains no model with it.</p>
      </PlainSection>
      <PlainSection title="What is stored">
        <ul>
          <li>
            <strong>Your account:</strong> name, email address, a hash of your password, and if you use them the second
            factor and API keys. Sessions with the time, the network address and the browser that they were opened from.
          </li>
          <li>
            <strong>Your work:</strong> each run with what you typed, its result, its sources and your edits; your
            products, with what you confirmed of them; your votes and their feedback.
          </li>
          <li>
            <strong>Your use:</strong> how often you ran which agent on which day, for the limit of your plan and your
            dashboard.
          </li>
          <li>
            <strong>A wiki connection,</strong> if you set one up. Its token is encrypted and never shown again.
          </li>
          <li>
            <strong>Links that you share:</strong> a hash of each with its end, and how often and when last it was
            opened. Nothing of those who read it.
          </li>
          <li>
            <strong>Your email address on the list of the blog,</strong> if you subscribed. It belongs to no account and
            is deleted when you unsubscribe.
          </li>
        </ul>
        <p>
          Guests work on a session without a name. Its runs move to your account if you sign up in the same browser, and
          are deleted with the session after thirty days without a visit.
        </p>
      </PlainSection>
      <PlainSection title="What your browser keeps">
        <p>
          Your session, the colours you chose, drafts of forms and which agents you opened as a guest are in the
          browser’s own storage. Cookies are used for signing in, for seven days for whether the sidebar is open, and
          for twelve hours for a shared document whose password you gave. There are no trackers, no advertising and no
          scripts, fonts or pictures from other sites.
        </p>
      </PlainSection>
      <PlainSection title="What you can do">
        <ul>
          <li>
            Take everything with you as one file, or close the account, on{' '}
            <Link to="/settings/account">your account</Link>. Closing it deletes your runs, votes, connection and use
            with it.
          </li>
          <li>
            Delete single runs in <Link to="/features/history">your history</Link>.
          </li>
          <li>End any session, on this device or another.</li>
        </ul>
      </PlainSection>
      <PlainSection title="Who is responsible">
        <p>
          Whoever operates this installation decides how long backups are kept and which model is used. Questions about
          your data go there.
        </p>
        <ContactAddress />
      </PlainSection>
    </PlainPage>
  )
}
