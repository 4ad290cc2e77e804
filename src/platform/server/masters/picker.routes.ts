/** Finding the row of a master that another one names: by who may open either list, as far as he knows its plant. */
import { z } from 'zod'
import { nullableText, rowsOf, searchWord } from '#platform/model/call-words.ts'
import { isNumbered, type Master, referencesOf } from '#platform/model/master.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'
import { needs } from '../sign-in/menu-right.ts'
import { asKnown, type MasterValues, rowStatement, rowsStatement } from './shape.ts'

const MOST = 50
const found = z.object({ key: z.number(), docNo: nullableText, title: nullableText })

/** What is named anywhere among the masters, each with the menus from which it is chosen: its own, and of those that name it. */
export function registerPickers(app: App, services: Services, masters: readonly Master[]): void {
  const named = masters.flatMap((master) => referencesOf(master).map(([, target]) => ({ target, by: master.route })))
  for (const [target, names] of Map.groupBy(named, ({ target }) => target))
    if (isNumbered(target)) registerPicker(app, services, target, [target.route, ...names.map(({ by }) => by)])
}

/** The wire of references to documents; the second line tells two of one name apart. */
function registerPicker(app: App, { db }: Services, master: Master, routes: readonly string[]): void {
  const [own = ''] = master.key
  /** `no` names one that is known already. */
  const querystring = z.object({
    q: searchWord,
    no: z.coerce.number().int().positive().optional(),
    plantCd: z.string().max(20).optional(),
  })
  app.get(
    `/api/common/references/${master.name}`,
    {
      config: needs(routes),
      schema: { tags: ['공통'], querystring, response: { 200: rowsOf(found) } },
    },
    async ({ person, query: { q, no, plantCd } }) => {
      const isNarrow = plantCd !== undefined && 'plantCd' in master.fields
      const where: Record<string, string> = {
        ...(isNarrow && { plantCd }),
        ...('useYn' in master.fields && { useYn: 'Y' }),
      }
      const rows = await db.query<MasterValues>(
        person,
        no === undefined
          ? rowsStatement(master, asKnown(person), { page: 1, limit: MOST, sort: '', q, where })
          : rowStatement(master, asKnown(person), String(no)),
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
