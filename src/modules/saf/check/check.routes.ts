/** Routes of inspections beside those of their documents. */
import type { AnswerOf } from '#platform/model/call.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { sql } from '#platform/server/database/sql.ts'
import * as calls from './check.calls.ts'
import { sheetsFor } from './fill/check-sheets.ts'
import { begin, finish, pause } from './fill/safety-check-work.ts'
import { targetsOf } from './plan/check-targets.ts'
import { release, releasesOf } from './result/check-release.ts'
import { tmplItemsSheet, tmplItemUpload } from './tmpl/check-tmpl.sheet.ts'

type Tmpl = AnswerOf<typeof calls.checkTmpls>['rows'][number]

const plain = (rows: readonly { key: string; nm: string }[]) => ({ rows: rows.map(({ key, nm }) => ({ key, nm })) })

const targets = answer(calls.checkTargets, async ({ db, person, query: { areaTypeCd } }) =>
  plain(await targetsOf(db, person.plantCd ?? '', areaTypeCd)),
)
const places = answer(calls.checkPlaces, async ({ db, person }) =>
  plain(await targetsOf(db, person.plantCd ?? '', 'LOC')),
)
const tmpls = answer(calls.checkTmpls, async ({ db, person }) => ({
  rows: await db.query<Tmpl>(sql`select check_tmpl_no::float8 as "checkTmplNo", tmpl_nm as "tmplNm", area_type_cd as "areaTypeCd",
      coalesce(item_cnt, 0) as "itemCnt", coalesce(rev_no, 1) as "revNo"
    from check_tmpl where status_cd = 'FIX' and plant_cd = ${person.plantCd} and delete_yn = 'N' order by tmpl_nm, 1 limit 500`),
}))
const sheets = answer(calls.checkSheets, async ({ program, person, today }) => ({
  rows: await sheetsFor(program, person.userId, today),
}))
const month = answer(calls.planMonth, async ({ db, query: { fromYmd, toYmd } }) => ({
  rows: await db.query<calls.PlannedDay>(sql`select check_plan_no::float8 as "checkPlanNo", plan_nm as "planNm", plan_ymd::text as "planYmd",
      due_ymd::text as "dueYmd", legal_yn as "legalYn", status_cd as "statusCd"
    from check_plan where delete_yn = 'N' and plan_ymd <= ${toYmd}::date and due_ymd >= ${fromYmd}::date
      and ${toYmd}::date - ${fromYmd}::date <= 45
    order by legal_yn desc, plan_ymd, plan_nm limit 2000`),
}))

const begun = answer(calls.beginCheck, async ({ places: { no }, body, ...working }) => ({
  safetyCheckNo: await begin(working, Number(no), body),
}))
const paused = answer(calls.pauseCheck, async ({ places: { no }, body, ...working }) => ({
  safetyCheckNo: await pause(working, Number(no), body),
}))
const finished = answer(calls.finishCheck, async ({ places: { no }, body, ...working }) => ({
  safetyCheckNo: await finish(working, Number(no), body),
}))

const releases = answer(calls.checkReleases, ({ record, program, person }) => releasesOf(program, record, person))
const released = answer(calls.releaseWork, ({ record, body, ...acting }) => release(acting, record, body))

export const safetyCheckRoutes = routes(
  targets,
  places,
  tmpls,
  sheets,
  month,
  begun,
  paused,
  finished,
  releases,
  released,
  tmplItemUpload,
  tmplItemsSheet,
)
