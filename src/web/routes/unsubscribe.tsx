import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { unsubscribeAnswer } from '#shared/api/newsletter.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { ApiError } from '../http/api-error.ts'
import { apiJson } from '../http/api-fetch.ts'
import { NoticePage } from '../site/notice-page.tsx'

export const meta = () => [{ title: 'Unsubscribe | PM Pilot' }, { name: 'robots', content: 'noindex' }]

/** The address of the mail's link. A click is asked for: programs that look links over must not end a subscription. */
export default function Unsubscribe() {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  const [error, setError] = useState<string | null>(null)

  const end = async () => {
    setState('sending')
    setError(null)
    try {
      await apiJson('/api/newsletter/unsubscribe', unsubscribeAnswer, { method: 'POST', body: { token } })
      setState('done')
    } catch (failure) {
      setState('open')
      setError(failure instanceof ApiError ? failure.message : 'An unexpected error occurred')
    }
  }

  const home = (
    <ButtonLink to="/blog" look="line">
      To the blog
    </ButtonLink>
  )
  if (token === '') {
    return (
      <NoticePage icon="link" title="This link is not complete" actions={home}>
        <p>Open the link from the mail once more, or copy all of it into the address bar.</p>
      </NoticePage>
    )
  }
  return (
    <NoticePage
      icon="inbox"
      title={state === 'done' ? 'You are unsubscribed' : 'Leave the list?'}
      actions={
        state === 'done' ? (
          home
        ) : (
          <>
            <Button busy={state === 'sending'} disabled={state === 'sending'} onClick={() => void end()}>
              {state === 'sending' ? 'Unsubscribing...' : 'Unsubscribe'}
            </Button>
            {home}
          </>
        )
      }
    >
      <p role="status">
        {error ??
          (state === 'done'
            ? 'Your address was deleted from the list. You will get no further mail.'
            : 'Your address is deleted from the list at once. The articles stay open to everybody.')}
      </p>
    </NoticePage>
  )
}
