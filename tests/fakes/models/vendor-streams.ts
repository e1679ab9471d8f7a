/**
 * Streams as the vendors send them, written by hand after their documentation and what their SDKs take: a model that thinks and writes, one
 * that thinks and calls tools, and one that runs out of tokens. With what vendors send beside: pings, signatures, encrypted thoughts, padding, blanks.
 */
export interface VendorStream {
  bytes: string
  text: string
  thoughts: string
  calls: readonly (readonly [name: string, input: object])[]
  reason: 'stop' | 'length' | 'other'
  tokens: readonly [input: number, output: number]
}

export type StreamKind = 'writes' | 'calls' | 'is cut'
export type StreamingVendor = 'anthropic' | 'openai' | 'google'

const thoughts = ['The form names a studio. ', 'Who pays is not said.']
const pieces = ['{"title":"Ein Café', ' für Zoë 🎉","items"', ':["one","two"]}']
const calls = [
  ['search', { query: 'kiln firing price' }],
  ['keep', { passages: ['w1.1', 'w2.0'] }],
] as const

const expected = (kind: StreamKind): Omit<VendorStream, 'bytes'> => ({
  text: kind === 'calls' ? '' : kind === 'writes' ? pieces.join('') : (pieces[0] ?? ''),
  thoughts: thoughts.join(''),
  calls: kind === 'calls' ? calls : [],
  reason: ({ writes: 'stop', calls: 'other', 'is cut': 'length' } as const)[kind],
  tokens: [1250, 431],
})

export function vendorStream(vendor: StreamingVendor, kind: StreamKind): VendorStream {
  const written = kind === 'writes' ? pieces : pieces.slice(0, 1)
  const make = { anthropic: anthropicStream, openai: openAiStream, google: googleStream }[vendor]
  return { ...expected(kind), bytes: make(kind, written) }
}

const named = (data: { type: string; [name: string]: unknown }) =>
  `event: ${data.type}\ndata: ${JSON.stringify(data)}   \n\n`

function anthropicStream(kind: StreamKind, written: readonly string[]): string {
  const usage = { input_tokens: 250, cache_creation_input_tokens: 0, cache_read_input_tokens: 1000, output_tokens: 2 }
  const message = {
    id: 'msg_01',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-5',
    content: [],
    stop_reason: null,
  }
  const block = (index: number, content_block: object, deltas: readonly object[]) => [
    named({ type: 'content_block_start', index, content_block }),
    ...deltas.map((delta) => named({ type: 'content_block_delta', index, delta })),
    named({ type: 'content_block_stop', index }),
  ]
  const thinking = block(0, { type: 'thinking', thinking: '', signature: '' }, [
    ...thoughts.map((each) => ({ type: 'thinking_delta', thinking: each })),
    { type: 'signature_delta', signature: 'RXNFQ0NvY0I=' },
  ])
  const answer =
    kind === 'calls'
      ? calls.flatMap(([name, input], at) => {
          const json = JSON.stringify(input)
          return block(at + 1, { type: 'tool_use', id: `toolu_0${at}`, name, input: {} }, [
            { type: 'input_json_delta', partial_json: '' },
            { type: 'input_json_delta', partial_json: json.slice(0, 9) },
            { type: 'input_json_delta', partial_json: json.slice(9) },
          ])
        })
      : block(
          1,
          { type: 'text', text: '' },
          written.map((text) => ({ type: 'text_delta', text })),
        )
  const stop_reason = { writes: 'end_turn', calls: 'tool_use', 'is cut': 'max_tokens' }[kind]
  return [
    named({ type: 'message_start', message: { ...message, usage } }),
    named({ type: 'ping' }),
    ...thinking,
    named({ type: 'ping' }),
    ...answer,
    named({
      type: 'message_delta',
      delta: { stop_reason, stop_sequence: null },
      usage: { ...usage, output_tokens: 431 },
    }),
    named({ type: 'message_stop' }),
  ].join('')
}

function openAiStream(kind: StreamKind, written: readonly string[]): string {
  let sequence_number = 0
  const event = (type: string, data: object) => named({ type, sequence_number: sequence_number++, ...data })
  const response = {
    id: 'resp_01',
    object: 'response',
    created_at: 1_765_552_659,
    model: 'gpt-5.4-mini',
    service_tier: 'auto',
    output: [],
  }
  const reasoning = { id: 'rs_01', type: 'reasoning', encrypted_content: 'gAAAAABpPDIU' }
  const at = { item_id: 'rs_01', output_index: 0, summary_index: 0 }
  const thinking = [
    event('response.output_item.added', { output_index: 0, item: { ...reasoning, summary: [] } }),
    event('response.reasoning_summary_part.added', { ...at, part: { type: 'summary_text', text: '' } }),
    ...thoughts.map((delta) =>
      event('response.reasoning_summary_text.delta', { ...at, delta, obfuscation: '2ajSAGID' }),
    ),
    event('response.reasoning_summary_text.done', { ...at, text: thoughts.join('') }),
    event('response.reasoning_summary_part.done', { ...at, part: { type: 'summary_text', text: thoughts.join('') } }),
    event('response.output_item.done', {
      output_index: 0,
      item: { ...reasoning, summary: [{ type: 'summary_text', text: thoughts.join('') }] },
    }),
  ]
  const message = { id: 'msg_01', type: 'message', status: 'in_progress', role: 'assistant', phase: null, content: [] }
  const part = { item_id: 'msg_01', output_index: 1, content_index: 0 }
  const answer =
    kind === 'calls'
      ? calls.flatMap(([name, input], index) => {
          const item = { id: `fc_0${index}`, type: 'function_call', call_id: `call_0${index}`, name }
          const where = { item_id: item.id, output_index: index + 1 }
          const json = JSON.stringify(input)
          return [
            event('response.output_item.added', { ...where, item: { ...item, status: 'in_progress', arguments: '' } }),
            event('response.function_call_arguments.delta', { ...where, delta: json.slice(0, 7), obfuscation: 'x' }),
            event('response.function_call_arguments.delta', { ...where, delta: json.slice(7), obfuscation: 'xyz' }),
            event('response.function_call_arguments.done', { ...where, arguments: json }),
            event('response.output_item.done', { ...where, item: { ...item, status: 'completed', arguments: json } }),
          ]
        })
      : [
          event('response.output_item.added', { output_index: 1, item: message }),
          event('response.content_part.added', { ...part, part: { type: 'output_text', annotations: [], text: '' } }),
          ...written.map((delta) =>
            event('response.output_text.delta', { ...part, delta, logprobs: [], obfuscation: 'ab' }),
          ),
          event('response.output_text.done', { ...part, text: written.join(''), logprobs: [] }),
          event('response.output_item.done', {
            output_index: 1,
            item: {
              ...message,
              status: kind === 'is cut' ? 'incomplete' : 'completed',
              content: [{ type: 'output_text', annotations: [], text: written.join('') }],
            },
          }),
        ]
  const usage = {
    input_tokens: 1250,
    input_tokens_details: { cached_tokens: 1000 },
    output_tokens: 431,
    output_tokens_details: { reasoning_tokens: 128 },
    total_tokens: 1681,
  }
  const end =
    kind === 'is cut'
      ? event('response.incomplete', {
          response: { ...response, status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' }, usage },
        })
      : event('response.completed', { response: { ...response, status: 'completed', incomplete_details: null, usage } })
  return [
    event('response.created', { response: { ...response, status: 'in_progress', usage: null } }),
    event('response.in_progress', { response: { ...response, status: 'in_progress', usage: null } }),
    ...thinking,
    ...answer,
    end,
  ].join('')
}

function googleStream(kind: StreamKind, written: readonly string[]): string {
  const usageMetadata = {
    promptTokenCount: 1250,
    cachedContentTokenCount: 1000,
    candidatesTokenCount: 303,
    thoughtsTokenCount: 128,
    totalTokenCount: 1681,
  }
  const chunk = (parts: readonly object[], finishReason?: string) =>
    `data: ${JSON.stringify({
      candidates: [{ content: { parts, role: 'model' }, index: 0, ...(finishReason ? { finishReason } : {}) }],
      usageMetadata,
      modelVersion: 'gemini-3.8-flash',
      responseId: 'QHiLaa6LBrb8vdIP',
    })}\r\n\r\n`
  const answer =
    kind === 'calls'
      ? [
          chunk(
            calls.map(([name, args], at) => ({
              functionCall: { name, args },
              ...(at === 0 ? { thoughtSignature: 'EpEgCo4gAb4' } : {}),
            })),
          ),
        ]
      : written.map((text) => chunk([{ text }]))
  return [
    ...thoughts.map((text) => chunk([{ text, thought: true }])),
    ...answer,
    // What ends it is an empty text with a signature.
    chunk(
      [{ text: '', ...(kind === 'calls' ? {} : { thoughtSignature: 'EpAICo0IAb4' }) }],
      kind === 'is cut' ? 'MAX_TOKENS' : 'STOP',
    ),
  ].join('')
}
