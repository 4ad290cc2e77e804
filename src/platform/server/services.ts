/** What the parts of the server need of each other, made once by the composition in `apps/`. */
import type { AnyDocument } from '#platform/model/document.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'
import type { OidcSettings } from './sign-in/oidc.ts'

export interface Services {
  readonly db: Database
  readonly clock: Clock
  readonly models: readonly AnyDocument[]
  readonly settings: {
    readonly version: string
    readonly demo: boolean
    readonly dataDir: string
    /** Where people find the site; links that are sent begin with it. */
    readonly publicUrl?: string | undefined
    /** Whether a proxy in front tells the caller's address and protocol. */
    readonly trustProxy: boolean
    /** Signs access tokens; the same on every instance. */
    readonly tokenSecret: string
    /** Answers are checked against their schema before they leave: on in tests and development. */
    readonly strict: boolean
    /** How mail leaves the site, and as whose; without it mail is only kept. */
    readonly smtpUrl?: string | undefined
    readonly mailFrom?: string | undefined
    /** Takes `{to, text}` as JSON and sends an SMS. */
    readonly smsUrl?: string | undefined
    /** Checks the tickets of a portal that opens this site for its users (S-054). */
    readonly portalSecret?: string | undefined
    /** Single sign-on; without it people sign in here (S-014). */
    readonly oidc?: OidcSettings | undefined
    /** S-354: whether other programs than browsers must sign their requests, too. */
    readonly enforceSignature?: boolean
    /** Rows of a list that are sent at once; a longer one becomes a file in the background (S-224). 50,000 by default. */
    readonly maxExportRows?: number
  }
  /** Faults without a person waiting for them; `of` says what they happened to. */
  readonly onFault: (error: unknown, where: string, of?: Readonly<Record<string, unknown>>) => void
  /** What the operator reads; without it nothing is printed. */
  readonly log?: Log
}
