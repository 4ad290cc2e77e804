/** What the demo knows of lists and labels: materials screened, a version that waits for its release, labels that hang. */
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { ghsTableOn } from './ghs/ghs-rows.ts'
import { labelProducts } from './label/label-rows.ts'
import { saidOn } from './label/label-said.logic.ts'
import { review } from './reg/reg-ver.ts'
import { rescreen } from './reg/screening.ts'

/** Who keeps chemicals on the demo site. */
const KEEPER = 'chem'
/** Solvents that the site wants to use less of. */
const LIMITED = ['108-88-3', '1330-20-7', '110-54-3']

export const addDemoChemicals = (db: Database, now: Date): Promise<void> =>
  db.write('SYSTEM', async (tx) => {
    const today = dayOf(now)
    await rescreen(asProgram(tx), { today, now })
    await addVersion(tx, now, today)
    await addLabels(tx, now, today)
  })

/** Loaded by who keeps chemicals, its effect worked out; the manager of hazardous chemicals has not released it yet. */
async function addVersion(tx: Transaction, now: Date, today: string): Promise<void> {
  const inForceYmd = addDays(today, 30)
  const [made] = await tx.query<{ no: number }>(sql`
    insert into chm_reg_ver (chm_reg_list_no, ver_nm, in_force_ymd, source_desc, whole_yn, status_cd, load_user_id, load_dt, create_user_id, create_dt)
    select l.chm_reg_list_no, '용제 줄이기', ${inForceYmd}::date, '사내 화학물질 관리 규정 개정안', 'Y', 'TEMP', ${KEEPER}, ${now}, ${KEEPER}, ${now}
    from chm_reg_list l where l.reg_list_cd = 'SITE_LIMIT' returning chm_reg_ver_no as no`)
  if (!made) return
  await tx.query(sql`insert into chm_reg_item (chm_reg_ver_no, chm_substance_no, cut_pct_val, cut_op_cd, cut_basis_cd, start_ymd, source_desc, verified_yn)
    select ${made.no}, s.chm_substance_no, 1, 'GE', 'WT', ${inForceYmd}::date, '사내 화학물질 관리 규정 개정안', 'Y'
    from chm_substance s where s.cas_no = any(${LIMITED}::text[]) and s.delete_yn = 'N'`)
  await review(tx, Number(made.no), 1, { userId: KEEPER, now, today, ip: null })
}

/** Of each classified product some hang; of the first the supplier has another number since. */
async function addLabels(tx: Transaction, now: Date, today: string): Promise<void> {
  const products = await labelProducts(tx, sql`m.ghs_rev_no > 0`, await ghsTableOn(tx, today))
  const prints = products
    .filter(({ classes, isOpen }) => classes.length > 0 && !isOpen)
    .flatMap((product, at) => {
      const said = saidOn(product, 'WHOLE')
      return said
        ? {
            matNo: product.chmMatNo,
            said: at === 0 ? { ...said, supplierTel: '02-555-0100' } : said,
            cnt: 8 - (at % 4),
          }
        : []
    })
  await tx.query(sql`insert into chm_label_print (chm_mat_no, size_cd, kind_cd, content_qty_val, unit_cd, container_vol_val, said_json, place_desc,
      print_cnt, print_dt, print_user_id, create_user_id, create_dt)
    select p."matNo", 'A5', 'WHOLE', 200, 'L', 200, p.said, '원료 저장소', p.cnt, ${now}::timestamptz - interval '60 days', ${KEEPER}, ${KEEPER}, ${now}
    from jsonb_to_recordset(${JSON.stringify(prints)}::jsonb) as p ("matNo" bigint, said jsonb, cnt int)`)
}
