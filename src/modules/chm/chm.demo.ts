/** What the demo knows of lists and labels: materials screened, a version that waits for its release, labels that hang. */
import { addDays, dayOf } from '#platform/model/calendar.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { ghsTableOn } from './ghs/ghs-rows.ts'
import { labelProducts } from './label/label-rows.ts'
import { saidOn } from './label/label-said.logic.ts'
import { choose, ghsState } from './material/ghs-choice.ts'
import { review } from './reg/reg-ver.ts'
import { rescreen } from './reg/screening.ts'
import { stopsOf } from './use/use-stop.ts'

/** Who keeps chemicals on the demo site. */
const KEEPER = 'chem'
/** Solvents that the site wants to use less of. */
const LIMITED = ['108-88-3', '1330-20-7', '110-54-3']

export const addDemoChemicals = (db: Database, now: Date): Promise<void> =>
  db.write('SYSTEM', async (tx) => {
    const today = dayOf(now)
    await rescreen(asProgram(tx), { today, now })
    await chooseClasses(tx, now, today)
    await addUses(tx, now, today)
    await addVersion(tx, now, today)
    await addLabels(tx, now, today)
  })

/** What somebody has settled: of the products whose composition says a class, that class. */
async function chooseClasses(tx: Transaction, now: Date, today: string): Promise<void> {
  const nos = await tx.query<{ no: number }>(
    sql`select chm_mat_no as no from chm_material where chm_mat_cd ~ '^[RPUM]-' and delete_yn = 'N' order by chm_mat_cd`,
  )
  for (const { no } of nos) {
    const { lines } = await ghsState(tx, Number(no), today)
    const calcOf = lines.flatMap(({ calc }) => (calc && calc.judgeCd === 'CLASS' ? [calc] : []))
    if (calcOf.length === 0) continue
    await choose(
      tx,
      Number(no),
      { calcOf, reasonDesc: '공급사 MSDS와 계산 결과가 같음' },
      { userId: KEEPER, now, today, ip: null },
    )
  }
}

/** Most products are used in a process or two of a plant, some by people who are named. */
async function addUses(tx: Transaction, now: Date, today: string): Promise<void> {
  await tx.query(sql`
    with at as (select m.chm_mat_no, p.plant_cd, p.process_no, p.dept_cd, ('x' || substr(md5(m.chm_mat_cd || p.process_cd), 1, 6))::bit(24)::int as turn,
        row_number() over (partition by m.chm_mat_no order by md5(m.chm_mat_cd || p.process_cd || p.plant_cd)) as n
      from chm_material m join process p on p.use_yn = 'Y' and p.delete_yn = 'N'
      where m.delete_yn = 'N' and m.use_yn = 'Y' and ${stopsOf(sql`m.chm_mat_no`)} is null and m.chm_mat_no % 6 <> 0),
    heads as (
      insert into chm_mat_use (plant_cd, chm_mat_no, owner_dept_cd, status_cd, max_qty_val, day_qty_val, stock_loc_nos,
        create_user_id, create_dt, update_user_id, update_dt)
      select a.plant_cd, a.chm_mat_no, a.dept_cd, case when a.turn % 40 = 0 then 'SUSP' else 'ACTIVE' end, 100 + a.turn % 90 * 100, 10 + a.turn % 20 * 10,
        array(select l.stock_loc_no from chm_stock_loc l where l.plant_cd = a.plant_cd and l.delete_yn = 'N' order by md5(l.loc_nm || a.turn) limit 1),
        ${KEEPER}, ${now}, ${KEEPER}, ${now}
      from at a where a.n = 1 returning chm_mat_use_no, chm_mat_no, plant_cd)
    insert into chm_mat_use_proc (plant_cd, chm_mat_use_no, process_no, use_desc, month_qty_val, handler_user_ids, create_user_id, create_dt)
    select h.plant_cd, h.chm_mat_use_no, a.process_no, (array['투입', '소분·계량', '세척', '시험·분석', '충전'])[1 + a.turn % 5], 10 + a.turn % 400,
      case when a.turn % 3 = 0 then array(select u.user_id from sys_user u where u.dept_cd = a.dept_cd and u.user_status_cd = 'ACTIVE'
        and u.delete_yn = 'N' order by md5(u.user_id || a.turn) limit 2) else '{}' end, ${KEEPER}, ${now}
    from heads h join at a on a.chm_mat_no = h.chm_mat_no and a.plant_cd = h.plant_cd and (a.n = 1 or a.n < 6 and a.turn % 2 = 0)`)
  await tx.query(
    sql`update chm_mat_use set reason_desc = '대체 자재 검토', update_dt = ${addDays(today, -20)}::date where status_cd = 'SUSP'`,
  )
}

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
