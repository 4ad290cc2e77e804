/** Every table of the product, in one list: what the migrations are compared with. */
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as chemicals from '#modules/chm/chm.tables.ts'
import * as vendors from '#modules/contractor/contractor.tables.ts'
import * as education from '#modules/education/education.tables.ts'
import * as health from '#modules/hea/hea.tables.ts'
import * as notices from '#modules/manage/notice/notice.tables.ts'
import * as assessments from '#modules/rsa/rsa.tables.ts'
import * as safety from '#modules/saf/saf.tables.ts'
import * as work from '#modules/wkod/wkod.tables.ts'
import * as approvals from '#platform/server/approvals/approvals.tables.ts'
import * as attachments from '#platform/server/attachments/attachments.tables.ts'
import * as core from '#platform/server/database/core.tables.ts'
import * as directory from '#platform/server/directory/directory.tables.ts'
import * as places from '#platform/server/directory/place.tables.ts'
import { tablesOf } from '#platform/server/documents/table.ts'
import * as links from '#platform/server/links/links.tables.ts'
import * as outbox from '#platform/server/outbox/outbox.tables.ts'
import * as portlets from '#platform/server/portlets/portlets.tables.ts'
import * as signIn from '#platform/server/sign-in/sign-in.tables.ts'
import { models } from './modules.ts'

const documents = models.flatMap(tablesOf)

/** Told apart by what they are: to compare each table with the type of all of them costs the compiler seconds. */
const parts: object[] = [
  core,
  directory,
  places,
  signIn,
  attachments,
  approvals,
  links,
  outbox,
  notices,
  portlets,
  health,
  safety,
  assessments,
  vendors,
  education,
  chemicals,
  work,
]

export const tables: Record<string, PgTable> = Object.fromEntries([
  ...parts.flatMap((part) => Object.entries(part)).filter(([, one]) => is(one, PgTable)),
  ...documents.map((table, index) => [`document${index}`, table] as const),
])
