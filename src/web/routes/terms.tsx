import { Link } from 'react-router'
import { PlainPage, PlainSection } from '../features/legal/plain-page.tsx'
import { pageMeta } from '../site/structured-data.ts'

export const meta = () =>
  pageMeta({
    title: 'Terms',
    description: 'The rules of using PM Pilot: what results are, whose they are, plans and limits.',
  })

export default function Terms() {
  return (
    <PlainPage
      title="Terms"
      lead="The few rules that using PM Pilot comes with. The operator of your installation may add others; where they differ, theirs hold."
    >
      <PlainSection title="What a result is">
        <p>
          A result is a draft. Facts carry a source, assumptions say how to check them, and both can be wrong. Read a
          result before you act on it or send it on, above all figures, law and anything said about other companies. It
          is not legal, financial or medical advice.
        </p>
      </PlainSection>
      <PlainSection title="Whose it is">
        <p>
          What you type and what you get from it are yours to use. Enter only what you are allowed to: other people’s
          personal data, and what your employer keeps confidential, need a reason and a permission. The{' '}
          <Link to="/privacy">privacy page</Link> says where it goes.
        </p>
      </PlainSection>
      <PlainSection title="Plans and uses">
        <ul>
          <li>Each agent costs one use a run: 1 credit per task. A run that fails or is stopped costs nothing.</li>
          <li>Uses count by calendar month in UTC and do not carry over.</li>
          <li>
            A trial lasts seven days, once per account. After it you are on the Free plan; nothing is charged by itself.
          </li>
          <li>A plan can be changed or left at any time in the workspace.</li>
        </ul>
      </PlainSection>
      <PlainSection title="Fair use">
        <p>
          Do not try to get at other people’s data, do not get around the limits, and do not use the agents to deceive
          or harass people or to break the law. The operator may close accounts that do.
        </p>
      </PlainSection>
      <PlainSection title="No warranty">
        <p>
          The software is published under the MIT licence and comes without warranty of any kind. If you host it
          yourself, you operate it: its availability, its backups and its data are in your hands.
        </p>
      </PlainSection>
    </PlainPage>
  )
}
