import { approvalOfAction } from '#platform/server/approvals/approval.biz.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { heaDestroy } from './hea-destroy.model.ts'
import { destroyRows, type RetentionKind } from './retention.ts'

/** @param kinds whose rows are destroyed; what a proposal names besides stays */
export const heaDestroyRules = (kinds: readonly RetentionKind[]) =>
  rulesFor(heaDestroy, {
    set: { execute: [({ now }) => ({ destroyedDt: now.toISOString() })] },
    follow: { execute: [(effect) => destroy(effect, kinds)] },
  })

/** The rows, what their history said and what was said about them; the record that they were there and are gone stays. */
async function destroy({ record, db, now }: EffectContext<typeof heaDestroy>, kinds: readonly RetentionKind[]) {
  const no = record.heaDestroyNo
  await db.queryAs('SYSTEM', sql`select jikim_forget(${no}::bigint)`)
  let gone = 0
  for (const kind of kinds) {
    let row: { n: number } | undefined
    for (const statement of destroyRows(kind, no)) [row] = await db.queryAs<{ n: number }>('SYSTEM', statement)
    gone += row?.n ?? 0
  }
  await db.queryAs(
    'SYSTEM',
    sql`update hea_destroy_item set destroyed_dt = ${now} where hea_destroy_no = ${no} and destroyed_dt is null`,
  )
  await db.queryAs('SYSTEM', sql`update hea_destroy set destroyed_cnt = ${gone} where hea_destroy_no = ${no}`)
}

export const heaDestroyApproval = (kinds: readonly RetentionKind[]) =>
  approvalOfAction(heaDestroyRules(kinds), 'approve', {
    apprBizCd: 'HEA_DESTROY',
    label: '건강자료 파기',
    values: { mustRoleCds: ['SHD'], bulkYn: 'N' },
  })
