/** Settings that name a model, and those that name a search. */
const ownModel = [
  'MODEL',
  'MODELS',
  'ANTHROPIC_API_KEY',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'GOOGLE_GENERATIVE_AI_API_KEY',
  'GEMINI_API_KEY',
]
const ownSearch = ['SEARCH', 'SEARXNG_URL', 'TAVILY_API_KEY', 'BRAVE_API_KEY', 'EXA_API_KEY', 'SERPER_API_KEY']

/**
 * What lets a server use the peers: the built-in writer writes unless somebody picks the model to try, in one of the vendors' formats. What the
 * environment names already stays as it is.
 */
export function peerSettings(env, { model, pages }) {
  const names = (keys) => keys.some((key) => env[key]?.trim())
  const origin = `http://127.0.0.1:${model}`
  const key = 'a-key-to-try-with-123456'
  const offers = [
    { model: 'built-in' },
    { model: 'anthropic/claude-sonnet-5', label: 'To try, as Anthropic', price: '3/15' },
    { model: 'openai/gpt-5.4-mini', label: 'To try, as OpenAI', price: '0.4/1.6' },
    { model: 'google/gemini-3.8-flash', label: 'To try, as Google', price: '0.3/2.5' },
  ]
  return {
    ...(names(ownModel)
      ? {}
      : {
          MODEL: 'built-in',
          MODELS: JSON.stringify(offers),
          ANTHROPIC_API_KEY: key,
          ANTHROPIC_BASE_URL: origin,
          OPENAI_API_KEY: key,
          OPENAI_BASE_URL: `${origin}/v1`,
          GOOGLE_GENERATIVE_AI_API_KEY: key,
          GOOGLE_GENERATIVE_AI_BASE_URL: `${origin}/v1beta`,
        }),
    ...(names(ownSearch)
      ? {}
      : { SEARCH: 'searxng', SEARXNG_URL: `http://127.0.0.1:${pages}`, READ_ALLOWED_HOSTS: '127.0.0.1' }),
  }
}
