/** Finding the row of a master that another one names: by whoever is signed in, as far as he sees its plant. */
import { z } from 'zod'
import { isNumbered, type Master } from '#platform/model/master.ts'
import { nullableText, rowsOf, searchWord } from '../directory/wire.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { type MasterValues, rowStatement, rowsStatement } from './shape.ts'

const MOST = 50
const found = z.object({ key: z.number(), docNo: nullableText, title: nullableText })

/** The wire of references to documents; the second line tells two of one name apart. */
export function registerPicker(app: App, { db }: Services, master: Master): void {
  if (!isNumbered(master)) return
  const [own = ''] = master.key
  /** `no` names one that is known already. */
  const querystring = z.object({
    q: searchWord,
    no: z.coerce.number().int().positive().optional(),
    plantCd: z.string().max(20).optional(),
  })
  app.get(
    `/api/common/references/${master.name}`,
    { schema: { tags: ['공통'], querystring, response: { 200: rowsOf(found) } } },
    async ({ person, query: { q, no, plantCd } }) => {
      const isNarrow = plantCd !== undefined && 'plantCd' in master.fields
      const where: Record<string, string> = {
        ...(isNarrow && { plantCd }),
        ...('useYn' in master.fields && { useYn: 'Y' }),
      }
      const rows = await db.query<MasterValues>(
        person,
        no === undefined
          ? rowsStatement(master, person, { page: 1, limit: MOST, sort: '', q, where })
          : rowStatement(master, person, String(no)),
      )
      const second = master.list.search.find((name) => name !== master.title)
      return {
        rows: rows.map((row) => ({
          key: Number(row[own]),
          docNo: second === undefined || !row[second] ? null : String(row[second]),
          title: String(row[master.title] ?? ''),
        })),
      }
    },
  )
}
