import { type Sql, sql } from '#platform/server/database/sql.ts'
import { cellOf } from '#platform/server/documents/shape.ts'
import { permit } from '../permit.model.ts'

/** Of a work `p`: what weather and heat can stop. */
export const isOutside: Sql = sql`(${cellOf(permit, 'outdoorYn', 'p')} = 'Y' or coalesce(${cellOf(permit, 'weatherKindCds', 'p')}, '') <> '')`
