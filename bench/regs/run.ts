/**
 * All materials of a company against all lists of the law, as a release and the night do it: 5,000 materials of six parts each,
 * 40 lists with 60,000 items together, at first with nothing known and then with nothing changed.
 *
 *     node bench/regs/run.ts
 */
import os from 'node:os'
import { rescreen } from '#modules/chm/reg/screening.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { Database } from '#platform/server/database/database.ts'
import { joins } from '../../src/apps/joins.ts'
import { startCluster, withOwner } from '../cluster.ts'
import { median } from '../measure.ts'
import { stopAll } from '../processes.ts'

const MATERIALS = 5_000
const LISTS = 40
const ITEMS = 1_500
/** Of which a material is on some nine lists. */
const SUBSTANCES = 30_000
const ROUNDS = 7
const MAX_MS = 3_000

const FILL = [
  `insert into chm_substance (kor_nm, eng_nm, phys_state_cd, density_val) select '측정 물질 ' || i, 'Bench ' || i, 'L', 0.8 + i % 10 * 0.05 from generate_series(1, ${SUBSTANCES}) i`,
  `insert into chm_material (chm_mat_cd, mat_nm, origin_cd, supplier_nm, use_desc, phys_state_cd, ph_val, density_val, comp_rev_no)
    select 'BENCH-' || i, '측정 자재 ' || i, 'BUY', '측정 화학', '측정', 'L', i % 14, 0.9, 1 from generate_series(1, ${MATERIALS}) i`,
  `insert into chm_mat_rev (chm_mat_no, comp_rev_no, start_ymd, reason_desc) select chm_mat_no, 1, current_date - 30, '측정' from chm_material where chm_mat_cd like 'BENCH-%'`,
  `insert into chm_mat_comp (chm_mat_no, comp_rev_no, seq_no, chm_substance_no, min_pct_val, max_pct_val)
    select m.chm_mat_no, 1, k, s.first + (m.chm_mat_no * 7 + k * 1009) % ${SUBSTANCES}, 1, 5 * k
    from chm_material m cross join generate_series(1, 6) k cross join (select min(chm_substance_no) as first from chm_substance where kor_nm like '측정 물질%') s
    where m.chm_mat_cd like 'BENCH-%'`,
  `insert into chm_reg_list (reg_list_cd, reg_list_nm, law_nm, basis_desc, severity_cd)
    select 'BENCH_' || i, '측정 목록 ' || i, '측정법', '별표', 'DUTY' from generate_series(1, ${LISTS}) i`,
  `insert into chm_reg_ver (chm_reg_list_no, ver_nm, in_force_ymd, source_desc, whole_yn, status_cd, release_dt)
    select chm_reg_list_no, '측정', current_date - 10, '측정', 'Y', 'FIX', now() from chm_reg_list where reg_list_cd like 'BENCH_%'`,
  `insert into chm_reg_item (chm_reg_ver_no, chm_substance_no, cut_pct_val, cut_op_cd, cut_basis_cd, ph_max_val, cond_desc, start_ymd, source_desc)
    select v.chm_reg_ver_no, s.first + (k * 37 + v.chm_reg_ver_no * 11) % ${SUBSTANCES}, k % 20, case when k % 2 = 0 then 'GE' else 'GT' end,
      case when k % 10 = 0 then 'VOL' else 'WT' end, case when k % 25 = 0 then 7 end, case when k % 40 = 1 then '조건' end, current_date - 10, '측정'
    from chm_reg_ver v cross join generate_series(1, ${ITEMS}) k cross join (select min(chm_substance_no) as first from chm_substance where kor_nm like '측정 물질%') s
    where v.ver_nm = '측정'`,
  'vacuum (analyze) chm_substance, chm_material, chm_mat_rev, chm_mat_comp, chm_reg_list, chm_reg_ver, chm_reg_item',
]

process.stdout.write(`load before the run ${(os.loadavg()[0] ?? 0).toFixed(1)}\n`)
const cluster = await startCluster()
const url = await cluster.aDatabase(1000)
const db = new Database(url, { joins })
const [now, today] = [new Date(), new Date().toISOString().slice(0, 10)]

/** @returns milliseconds, and how many hits began, changed or ended */
const screened = async (): Promise<[ms: number, changed: number]> => {
  const began = performance.now()
  const changed = await db.write('SYSTEM', (tx) => rescreen(asProgram(tx), { today, now }))
  return [performance.now() - began, changed]
}
function told(name: string, ms: number, note: string): boolean {
  const isMet = ms <= MAX_MS
  process.stdout.write(
    `${name.padEnd(36)}${ms.toFixed(0).padStart(7)} ms   at most ${MAX_MS}   ${note}   ${isMet ? 'met' : 'MISSED'}\n`,
  )
  return isMet
}

try {
  await withOwner(url, async (owner) => {
    for (const statement of FILL) await owner.query(statement)
  })
  const [first, hits] = await screened()
  const isFirstMet = told('everything new', first, `${hits} hits`)
  const again: number[] = []
  for (let round = 0; round < ROUNDS; round++) again.push((await screened())[0])
  const isAgainMet = told('nothing changed', median(again), `${ROUNDS} rounds`)
  process.exitCode = isFirstMet && isAgainMet ? 0 : 1
} finally {
  await stopAll()
  await db.close()
  await cluster.stop()
}
