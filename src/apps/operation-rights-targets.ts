/** Whom the matrix of rights asks as, and which rows it asks about: all of plant 2000 and, where it has one, of vendor V100001. */
import { baseinfoMasters } from '#modules/baseinfo/baseinfo-masters.ts'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { manageMasters } from '#modules/manage/manage.server.ts'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { aNotice } from '#modules/manage/notice/notice.seed.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { snakeCase } from '#platform/model/document.ts'
import { shapeOf } from '#platform/server/documents/shape.ts'
import { tableNameOf } from '#platform/server/documents/table.ts'
import type { Operation } from '#platform/test/operations.ts'
import type { Site } from '#platform/test/site.ts'
import { models } from './modules.ts'

/** By column of the table. Those who read or write do so under every menu; the vendors have the menus of the demo site. */
export const askers = {
  nobody: undefined,
  none: 'm.none',
  read: 'm.read',
  write: 'm.write',
  'other plant': 'm.other',
  'vendor none': 'V100001-99',
  vendor: 'V100001-02',
  'other vendor': 'V100002-01',
} as const
export type Column = keyof typeof askers
export const columns = Object.keys(askers) as Column[]

const GROUPS = { read: 9901, write: 9902 }

/** People with the same rights everywhere, so that what differs is the operation. */
export async function addAskers(site: Site): Promise<void> {
  for (const [kind, no] of Object.entries(GROUPS)) {
    await site.sql(
      `insert into sys_auth_grp (auth_grp_no, auth_grp_cd, auth_grp_nm, scope_cd) overriding system value
      values ($1, $2, $2, 'PLANT')`,
      [no, `M_${kind.toUpperCase()}`],
    )
    await site.sql(
      `insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
      select $1, menu_id, 'Y', $2 from sys_menu where menu_id not like 'VND\\_%'`,
      [no, kind === 'write' ? 'Y' : 'N'],
    )
  }
  const staff: [string, string, string, number?][] = [
    ['m.none', '2000', 'D2110'],
    ['m.read', '2000', 'D2110', GROUPS.read],
    ['m.write', '2000', 'D2110', GROUPS.write],
    ['m.other', '3000', 'D3110', GROUPS.write],
  ]
  for (const [userId, plantCd, deptCd, group] of staff) {
    await site.sql(
      `insert into sys_user (user_id, user_nm, plant_cd, dept_cd, job_class_cd, employ_type_cd, entry_ymd)
      values ($1, $1, $2, $3, 'OFFICE', 'REG', '2026-01-02')`,
      [userId, plantCd, deptCd],
    )
    if (group) await site.sql('insert into sys_auth_user (auth_grp_no, user_id) values ($1, $2)', [group, userId])
  }
  await site.sql(`insert into vendor_account (portal_id, vendor_cd, plant_cd, user_nm, vendor_role_cd)
    values ('V100001-99', 'V100001', '2000', '작업자', 'VWK')`)
}

/** A value for each place of a path, by the beginning of the path. */
export interface Targets {
  byPath: readonly (readonly [RegExp, Readonly<Record<string, string | number>>])[]
  /** By name, wherever it stands. */
  common: Readonly<Record<string, string | number>>
}

export async function addTargets(site: Site): Promise<Targets> {
  const photo = await site.as('V100001-02').attach('NEAR_MISS_PHOTO')
  const { nearMissNo } = await site.as('V100001-02').create(nearMiss, aNearMiss({ photoFileId: photo.attachFileId }))
  await site.as('V100001-02').act(nearMiss, nearMissNo, 'report')
  await site.as('safety').comment(nearMiss, nearMissNo, '확인했습니다.')
  const imprNo = await insertImpr(site)
  const { noticeNo } = await site.as('safety').create(notice, aNotice())
  await site.as('safety').act(notice, noticeNo, 'publish')
  const masters = await masterKeys(site)
  const [file] = await site.sql<{ fileNo: number; downloadId: string }>(
    `select file_no::int as "fileNo", stored_nm as "downloadId" from attach_file where attach_file_id = $1`,
    [photo.attachFileId],
  )
  const own = await ownThings(site)
  const [audit] = await site.sql<{ auditNo: number }>(
    `select max(audit_no)::int as "auditNo" from sys_audit where biz_cd = 'near-miss' and plant_cd = '2000'`,
  )
  return {
    byPath: [
      [/^\/api\/saf\/accident\/nearmiss/, { no: nearMissNo, actionCd: 'takeBack', commentNo: 1 }],
      [/^\/api\/manage\/notice/, { no: noticeNo, actionCd: 'end', commentNo: 1 }],
      [/^\/api\/impr\/impr/, { no: imprNo, actionCd: 'accept', commentNo: 1 }],
      ...masters,
      ...own,
      ...(await documentKeys(site)),
    ],
    common: {
      no: NOBODYS,
      rowVersion: 999,
      auditNo: audit?.auditNo ?? 0,
      attachFileId: photo.attachFileId,
      fileNo: file?.fileNo ?? 0,
      downloadId: file?.downloadId ?? '',
      token: 'm.write',
      taskClassNm: 'NEAR_MISS_PHOTO',
      menuId: 'SAF',
      name: nearMiss.name,
      formKey: 'NEAR_MISS_FORM',
      listPath: nearMiss.route.staff,
      savedSearchNm: '조건',
      queryDesc: 'q=1',
      codeGrpCd: 'RTN_REASON',
      allergenCd: 'PENICILLIN',
      source: nearMiss.name,
      from: '2026-01-01',
      to: '2026-12-31',
      q: 'ab',
    },
  }
}

async function insertImpr(site: Site): Promise<number> {
  const [row] = await site.sql<{ no: number }>(
    `insert into impr (${snakeCase(impr.docNo)}, status_cd, plant_cd, impr_title, src_cd, impr_desc, place_desc, risk_grade_cd,
      vendor_cd, create_user_id) values ('IM-20260101-0001', 'RQST', '2000', '발판 고정', 'NM', '발판을 고정한다', '3번 탱크', 'LOW',
      'V100001', 'safety') returning impr_no::int as no`,
  )
  return row?.no ?? 0
}

/** A row of every master: of plant 2000 where its rows belong to plants. */
async function masterKeys(site: Site) {
  await site.sql(`insert into facility (equip_cd, equip_nm, plant_cd, saf_facility_type_cd)
    select 'M-1', '펌프', '2000', saf_facility_type_cd from saf_facility_type limit 1`)
  await site.sql(`insert into site_map (map_nm, plant_cd) values ('배치도', '2000')`)
  await site.sql(`insert into site_location (location_nm, plant_cd) values ('탱크 야드', '2000')`)
  await site.sql(`insert into task_owner (task_grp_cd, plant_cd, user_id) values ('SAF', '2000', 'safety')`)
  await site.sql(`insert into work_type (work_type_cd, work_type_nm) values ('HOT', '화기작업')`)
  const found: [RegExp, Record<string, string>][] = []
  for (const { master } of [...manageMasters, ...baseinfoMasters]) {
    const here = 'plantCd' in master.fields ? `and plant_cd = '2000'` : ''
    const key = master.key.map((name) => `${snakeCase(name)}::text`).join(`, '~', `)
    const [row] = await site.sql<{ key: string }>(
      `select concat(${key}) as key from ${master.table} where delete_yn = 'N' ${here} order by 1 limit 1`,
    )
    found.push([new RegExp(`^${master.api}(/|s/|s$|$)`), { key: row?.key ?? '1' }])
  }
  return found
}

/** A record of every other kind of document that the site has: of plant 2000, of vendor V100001 where vendors have any. */
async function documentKeys(site: Site) {
  const found: [RegExp, Record<string, string | number>][] = []
  for (const model of models) {
    const [table, key] = [tableNameOf(model), snakeCase(model.key)]
    const isVendors = shapeOf(model).hasVendor
    const [row] = await site.sql<{ no: number }>(
      `select ${key}::int as no from ${table} where delete_yn = 'N' and plant_cd = '2000' and status_cd <> $1
        ${isVendors ? `and vendor_cd = 'V100001'` : ''} order by 1 limit 1`,
      [model.lifecycle.start],
    )
    const [actionCd = ''] = Object.keys(model.lifecycle.actions)
    found.push([new RegExp(`^${model.api}(/|s/|s$|$)`), { no: row?.no ?? NOBODYS, actionCd, commentNo: 1 }])
  }
  return found
}
const NOBODYS = 987_654_321

/** What belongs to one person: here to who writes everywhere, so that the others show that they do not get it. */
async function ownThings(site: Site) {
  const mine = site.as('m.write')
  const post = <T>(path: string, body: object) => mine.call<T>(path, { method: 'POST', body })
  const search = await post<{ savedSearchNo: number }>('/api/saved-searches', {
    listPath: nearMiss.route.staff,
    savedSearchNm: '내 조건',
    queryDesc: 'statusCd=REPORTED',
  })
  const template = await post<{ templateNo: number }>('/api/manage/approval/templates', {
    templateNm: '내 결재선',
    ownerCd: 'USER',
    apprBizCd: null,
    lines: [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'shd' }],
  })
  const { authRqstNo } = await post<{ authRqstNo: number }>('/api/manage/authrqst', {})
  const [absence] = await site.sql<{
    no: number
  }>(`insert into appr_absence (user_id, deputy_user_id, start_dt, end_dt, reason_desc)
    values ('m.write', 'emp', now() + interval '1 day', now() + interval '2 day', '휴가') returning absence_no::int as no`)
  const [request] = await site.sql<{
    no: number
  }>(`insert into appr_rqst (appr_biz_cd, biz_no, appr_title, rqst_user_id, rqst_dept_cd,
    rqst_dt, appr_status_cd) values ('NEAR_MISS_CLOSE', 1, '종결', 'm.write', 'D2110', now(), 'APPR') returning appr_rqst_no::int as no`)
  await site.sql(
    "insert into sys_error_log (log_no, error_dt, side_cd, message_desc) values ('LOG-1', now(), 'SERVER', '오류')",
  )
  const [outbox] = await site.sql<{ no: number }>(`select coalesce(min(outbox_no), 1)::int as no from com_outbox`)
  const [file] = await site.sql<{
    no: number
  }>(`insert into com_export_file (user_id, export_nm, request_json, create_dt, expire_dt,
    export_status_cd) values ('m.write', '아차사고', '{}', now(), now() + interval '1 day', 'FAIL') returning export_no::int as no`)
  const [proposal] = await site.sql<{
    no: number
  }>(`insert into com_sheet_proposal (user_id, biz_cd, rows_json, create_dt, expire_dt)
    values ('m.write', 'near-miss', '[]', now(), now() + interval '1 day') returning proposal_no::int as no`)
  return [
    [/^\/api\/manage\/authrqst/, { no: authRqstNo, actionCd: 'cancel', commentNo: 1 }],
    [/^\/api\/saved-searches/, { savedSearchNo: search.savedSearchNo }],
    [/^\/api\/manage\/approval\/templates/, { no: template.templateNo }],
    [/^\/api\/manage\/approval\/absences/, { no: absence?.no ?? 0 }],
    [/^\/api\/manage\/approval\/bizs/, { apprBizCd: 'NEAR_MISS_CLOSE' }],
    [/^\/api\/manage\/approval/, { no: request?.no ?? 0 }],
    [/^\/api\/manage\/message/, { outboxNo: outbox?.no ?? 0 }],
    [/^\/api\/manage\/log\/errorlog/, { logNo: 'LOG-1' }],
    [/^\/api\/manage\/log\/batchjob/, { jobNm: 'forget-idempotency' }],
    [/^\/api\/manage\/authmanage/, { userId: 'emp', menuId: 'SAF_ACC_NM' }],
    [/^\/api\/exports/, { exportNo: file?.no ?? 0 }],
    [/^\/api\/proposals/, { no: proposal?.no ?? 0 }],
    [/^\/api\/sample/, { status: 404 }],
  ] as const
}

export const targetOf = ({ byPath, common }: Targets, { path }: Operation) => ({
  ...common,
  ...byPath.find(([at]) => at.test(path))?.[1],
})

/** The same places filled with what nobody has. */
export const unknownOf = (target: Readonly<Record<string, string | number>>, operation: Operation) => {
  const { path, parameters } = operation
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const schemaOf = (name: string) => parameters.find((one) => one.in === 'path' && one.name === name)?.schema
  const isNumber = (name: string) => schemaOf(name)?.type === 'integer'
  const unknown = places
    // One of a few words says what is done, not to what.
    .filter((name) => name !== 'actionCd' && name !== 'status' && !schemaOf(name)?.enum)
    .map((name) => {
      if (name === 'downloadId') return [name, '0'.repeat(32)]
      if (!isNumber(name) && !/^\d+$/.test(String(target[name]))) return [name, 'NOBODY']
      return [name, Math.min(NOBODYS, Number(schemaOf(name)?.maximum ?? NOBODYS))]
    })
  return { ...target, ...Object.fromEntries(unknown) }
}
