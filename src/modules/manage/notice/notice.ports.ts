/** What notices ask of others: words of the site in the languages of its people, and whose card somebody holds before a device. */
import type { Translation } from '#modules/common/site-langs.logic.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { HeldBefore } from '#platform/server/links/in-app-signing.ts'
import { port, ports } from '#platform/server/ports.ts'

export const noticeAsks = ports('notice-asks', {
  /** The longest first; a site without a list has no words. */
  terms: port<(db: Queries) => Promise<readonly Translation[]>>(async () => []),
  /** Where nobody issues cards, nobody is known by one. */
  held: port<HeldBefore>(async () => undefined),
})
