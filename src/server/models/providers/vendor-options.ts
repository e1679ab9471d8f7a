import type { ModelTiming } from '../ai-sdk-client.ts'

/** What every vendor's client is made from. */
export interface VendorOptions {
  modelName: string
  apiKey: string
  /** Null: the vendor's own address. */
  baseUrl: string | null
  timing?: Partial<ModelTiming>
}
