import { pgTable, text } from 'drizzle-orm/pg-core'

export * from './account-schema.ts'
export * from './auth-schema.ts'
export * from './comment-schema.ts'
export * from './confluence-schema.ts'
export * from './document-schema.ts'
export * from './library-schema.ts'
export * from './model-schema.ts'
export * from './product-schema.ts'
export * from './run-schema.ts'
export * from './upload-schema.ts'
export * from './usage-schema.ts'

/** Facts about the installation itself, such as the fingerprint of the secret key that its data was written with. */
export const installation = pgTable('installation', { key: text('key').primaryKey(), value: text('value').notNull() })
