/**
 * Who has to be taught which sheet (S12): handlers of what is in use, of the revision that was last to be taught. Asked when
 * a sheet comes into force, and each day for whoever is new in a process, or whose material is new there.
 */
import { askSheets } from '#modules/education/need/edu-sheet.api.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { msdsSheetAsks } from './msds.ports.ts'

interface Taught {
  chmMatNo: number
  chmMsdsNo: number
  matNm: string
  effectiveYmd: string
}
/** Of each material with a Korean sheet in force the revision that was last to be taught. */
const taughtSheets = (tx: Transaction, matNos: readonly number[] | undefined): Promise<Taught[]> =>
  asProgram(tx).query<Taught>(sql`
    select distinct on (s.chm_mat_no) s.chm_mat_no as "chmMatNo", s.chm_msds_no::int as "chmMsdsNo", s.mat_nm as "matNm",
      s.effective_ymd::text as "effectiveYmd"
    from chm_msds s where s.lang_cd = 'ko' and s.teach_yn = 'Y' and s.effective_ymd is not null and s.delete_yn = 'N'
      and exists (select from chm_msds a where a.chm_mat_no = s.chm_mat_no and a.lang_cd = 'ko' and a.status_cd = 'ACTIVE' and a.delete_yn = 'N')
      ${matNos ? sql`and s.chm_mat_no = any(${[...matNos]}::int[])` : sql``}
    order by s.chm_mat_no, s.effective_ymd desc, s.chm_msds_no desc`)

interface Asking {
  now: Date
  today: string
  /** All materials, where nothing is said. */
  matNos?: readonly number[]
}
/** @law 산업안전보건법 제114조제3항, 시행규칙 제169조제1항 @returns how many people have something new to learn */
export async function askTaught(tx: Transaction, { now, today, matNos }: Asking): Promise<number> {
  const sheets = new Map((await taughtSheets(tx, matNos)).map((one) => [one.chmMatNo, one]))
  if (sheets.size === 0) return 0
  const handlers = await msdsSheetAsks.handlers(asProgram(tx), [...sheets.keys()])
  const asked = handlers.flatMap(({ chmMatNo: materialNo, plantCd, processNo, userId }) => {
    const sheet = sheets.get(materialNo)
    if (!sheet) return []
    const { chmMsdsNo: sheetNo, matNm: sheetNm, effectiveYmd: sheetYmd } = sheet
    return [{ plantCd, userId, processNo, sheetNo, materialNo, sheetNm, sheetYmd }]
  })
  return asked.length === 0 ? 0 : askSheets(tx, asked, now, today)
}

export const msdsNeeds: Job = {
  name: 'chm-msds-needs',
  label: 'MSDS 교육 대상 확인',
  cron: '10 6 * * *',
  run: ({ db, clock }) => db.write('SYSTEM', (tx) => askTaught(tx, { now: clock.now(), today: clock.today() })),
}
