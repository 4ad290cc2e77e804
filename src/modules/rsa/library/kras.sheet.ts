/** Sheets of the ministry's system into the library: hazards of a process with what is done against them. */
import type { SheetCounts } from '#platform/model/sheet.ts'
import { sql } from '#platform/server/database/sql.ts'
import { MasterStore } from '#platform/server/masters/store.ts'
import type { SheetRow } from '#platform/server/sheets/read-rows.ts'
import { type SheetContext, takesSheet } from '#platform/server/sheets/take-sheet.ts'
import { hazardKinds } from '../assess/rsa-codes.model.ts'
import { krasSheet } from './hazard-lib.calls.ts'
import { hazardLibRules } from './hazard-lib.rules.ts'
import { kindsInKras } from './kras.model.ts'

type Context = SheetContext<typeof krasSheet>
type Row = SheetRow<typeof krasSheet.columns, Awaited<ReturnType<typeof namesOf>>>

/** Its own names of the kinds of hazard, and ours. */
const namesOf = async () => ({
  hazardCatCd: new Map<string, string>([
    ...Object.entries(kindsInKras),
    ...Object.entries(hazardKinds).map(([code, name]) => [name, code] as const),
  ]),
})
const MOST_MEASURES = 1000

export const krasUpload = takesSheet(krasSheet, {
  refs: namesOf,
  keyOf: ({ processNo, hazardCatCd, hazardDesc }) => [processNo, hazardCatCd, hazardDesc],
  twice: ['RSA_LIB_TWICE', '{n}행과 같은 유해위험요인입니다.'],
  checkRow: (row) => {
    const measures = measuresOf(row)
    if (measures === '')
      return { field: 'existMeasureDesc', code: 'RSA_LIB_NO_MEASURE', message: '현재조치나 감소대책을 적으세요.' }
    if (measures.length > MOST_MEASURES)
      return {
        field: 'controlDesc',
        code: 'RSA_LIB_LONG_MEASURE',
        message: '현재조치와 감소대책은 모두 {max}자까지입니다.',
        values: { max: MOST_MEASURES },
      }
    return undefined
  },
  async save(rows, context) {
    const counts = { inserted: 0, updated: 0, unchanged: 0 }
    for (const row of rows) counts[await keep(row, context)]++
    return counts
  },
})

async function keep(row: Row, context: Context): Promise<keyof SheetCounts> {
  const { tx, asker, services } = context
  const store = new MasterStore(services, hazardLibRules)
  const { processNo, hazardCatCd: m4Cd, hazardDesc, lawRefDesc, accTypeCd } = row
  const said = { measureDescs: measuresOf(row), ...(lawRefDesc && { lawRefDesc }), ...(accTypeCd && { accTypeCd }) }
  const known = await knownHazard(row, context)
  if (known !== undefined) return (await store.update(tx, asker, known, undefined, said)) ? 'updated' : 'unchanged'
  await store.insert(tx, asker, { m4Cd, processNo, hazardDesc, accTypeCd: 'ETC', ...said })
  return 'inserted'
}

/** What is done now, and what is to be done; each of them once. */
const measuresOf = ({ existMeasureDesc, controlDesc }: Pick<Row, 'existMeasureDesc' | 'controlDesc'>): string =>
  [...new Set([existMeasureDesc, controlDesc].flatMap((text) => text?.split('\n') ?? []).map((line) => line.trim()))]
    .filter((line) => line !== '')
    .join('\n')

async function knownHazard({ processNo, hazardCatCd, hazardDesc }: Row, { tx }: Context): Promise<string | undefined> {
  const [found] = await tx.query<{ key: string }>(
    sql`select hazard_lib_no::text as key from rsa_hazard_lib where delete_yn = 'N' and work_cat_cd is null
      and process_no = ${processNo} and m4_cd = ${hazardCatCd} and hazard_desc = ${hazardDesc}`,
  )
  return found?.key
}
