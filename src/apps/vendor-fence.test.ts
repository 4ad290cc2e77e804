/** Every kind of document that belongs to a contractor: another one finds nothing of it, whatever way it looks. */
import { describe, expect, test } from 'vitest'
import { type AnyDocument, snakeCase } from '#platform/model/document.ts'
import { hasField, tableNameOf } from '#platform/server/documents/table.ts'
import { aFileSite } from '#platform/test/site.ts'
import { models } from './modules.ts'

const site = aFileSite()
const HIS = 'V100001'
/** The head of one, and the site managers of others that work for the same plant. */
const STRANGERS = ['V100002-01', 'V100003-01', 'V100004-01'] as const
const kinds = models.filter((model) => model.route.vendor && hasField(model, 'vendorCd'))

const SECRET = '울타리비밀'
/** As far as every kind has it: a number, so that it is no draft, and a title that may be searched. */
async function aRow(model: AnyDocument): Promise<number> {
  const [key, title] = [snakeCase(model.key), snakeCase(model.title)]
  // A contractor is registered once.
  const statement =
    model.name === 'vendor-master'
      ? `update vendor_master set vendor_nm = '${SECRET}' where vendor_cd = '${HIS}' returning ${key}::int as no`
      : `insert into ${tableNameOf(model)} (status_cd, plant_cd, vendor_cd, ${snakeCase(model.docNo)}, create_user_id, ${title})
          values ('${model.lifecycle.start}', '2000', '${HIS}', 'FENCE-1', '${HIS}-01', '${SECRET}') returning ${key}::int as no`
  const [row] = await site().sql<{ no: number }>(statement)
  return row?.no ?? 0
}

describe.each(kinds.map((model) => ({ label: model.label, model })))('$label', ({ model }) => {
  test('is neither read, listed, counted, exported nor chosen by another contractor', async () => {
    const no = await aRow(model)
    expect((await site().as(`${HIS}-01`).fetch(`${model.api}/${no}`)).status, 'his own').toBe(200)
    for (const stranger of STRANGERS) {
      const other = site().as(stranger)
      for (const path of ['', '/history', '/comments'])
        expect([403, 404], path).toContain((await other.fetch(`${model.api}/${no}${path}`)).status)
      for (const narrowed of ['limit=100', `limit=100&vendorCd=${HIS}`, `q=${encodeURIComponent(SECRET)}`]) {
        const list = await other.fetch(`${model.api}s?${narrowed}`)
        // Without the menu, or without such a condition, there is nothing to see.
        if (list.status === 403 || list.status === 400) continue
        const { rows } = (await list.json()) as { rows: Record<string, unknown>[] }
        expect(rows.filter(({ vendorCd }) => vendorCd === HIS)).toEqual([])
        expect(rows.map((row) => row[model.key])).not.toContain(no)
      }
      const counted = await other.fetch(`${model.api}s/count?vendorCd=${HIS}`)
      if (counted.ok) expect(JSON.stringify(await counted.json())).not.toMatch(/[1-9]/)
      const sheet = await other.fetch(`${model.api}s/excel?vendorCd=${HIS}`)
      // The head alone.
      if (sheet.ok) expect((await other.readSheet(`${model.api}s/excel?vendorCd=${HIS}`)).rows).toHaveLength(1)
      const chosen = await other.fetch(`/api/common/references/${model.name}?no=${no}`)
      if (chosen.ok) expect(((await chosen.json()) as { rows: unknown[] }).rows).toEqual([])
    }
  })
})

test('no kind is forgotten', () => expect(kinds.length).toBeGreaterThan(20))
