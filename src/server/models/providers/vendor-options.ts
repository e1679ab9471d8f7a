import type { ModelTiming } from '../ai-sdk-client.ts'
import type { ModelProfile } from '../model-profile.ts'

/** What every vendor's client is made from. */
export interface VendorOptions {
  modelName: string
  apiKey: string
  /** Null: the vendor's own address. */
  baseUrl: string | null
  /** What the settings say of the model instead of its family's profile. */
  profile?: Partial<ModelProfile>
  timing?: Partial<ModelTiming>
}
