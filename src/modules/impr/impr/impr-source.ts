/** The way back from a row of the register to the record in which it was found, as far as its reader may open that. */
import { translate } from '#platform/model/i18n.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { findRecord, titleFor } from '#platform/server/documents/record.ts'
import { reaching, rightOf } from '#platform/server/documents/rights.ts'
import { column, type Row, shapeOf } from '#platform/server/documents/shape.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import type { Services } from '#platform/server/services.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import type { FoundSource } from './impr.calls.ts'
import type { Impr } from './impr.model.ts'
import { imprAsks, type SourcePage } from './impr.ports.ts'

interface Reading {
  services: Pick<Services, 'db'>
  person: SignedInPerson
  language: Asker['language']
}

export async function sourceOf(reading: Reading, { srcCd, srcNo, plantCd }: Impr): Promise<FoundSource | null> {
  if (!srcNo) return null
  const pages = imprAsks.sources(reading.services.db).flatMap((source) => {
    const page = source.srcCd === srcCd ? source.page?.(srcNo) : undefined
    return page ? [page] : []
  })
  for (const page of pages) {
    const found = await readable(reading, page, plantCd)
    if (found) return found
  }
  return null
}

/** Asked as its reader, under the menu of that record. */
async function readable({ services, person, language }: Reading, page: SourcePage, plantCd: string) {
  const { model } = page
  const route = person.kind === 'vendor' ? model.route.vendor : model.route.staff
  if (!route || !rightOf(person, model).access) return undefined
  const reader = reaching(person, model, 'read')
  const row = await services.db.read(reader, (db) => rowOf(db, page, plantCd))
  if (!row || row.plantCd !== plantCd) return undefined
  return {
    label: translate(model.area, language, model.label),
    docNo: (row[model.docNo] as string | null) ?? null,
    title: titleFor(model, language, row),
    path: `${route}/${row[model.key]}`,
  }
}

async function rowOf(db: Queries, page: SourcePage, plantCd: string): Promise<Row | undefined> {
  const { model } = page
  if ('no' in page) return findRecord(db, model, page.no)
  const { key, table } = shapeOf(model)
  const [named] = await db.query<{ no: number }>(sql`select r.${key} as no from ${table} r
    where r.${column(model.docNo)} = ${page.docNo} and r.plant_cd = ${plantCd} and r.delete_yn = 'N'`)
  return named && findRecord(db, model, named.no)
}
