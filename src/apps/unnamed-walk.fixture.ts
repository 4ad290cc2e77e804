/** A reporter who asked not to be named, whatever he does that leaves traces, and his twin who reports nothing. */
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { obsCard } from '#modules/saf/observe/obs-card.model.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import type { Site } from '#platform/test/site.ts'

export const REPORTER = { userId: 'rep.one', userNm: '주보가', phoneNo: '010-7771-0001' }
export const TWIN = { userId: 'rep.two', userNm: '주보나', phoneNo: '010-7772-0002' }
/** In the title of everything that he reports. */
export const REPORT = '이름 없는 보고'
/** Of both. */
export const DEPUTY = 'appradm'
/** Reads everything that his department is about: that of the two. */
export const DEPT_READER = 'm.dept'

const days = (count: number) => addDays(dayOf(new Date()), count)

/** Who is what he is to the same people, with the same rights and the same deputy: what is told of one is told of the other. */
export async function addPeople(site: Site): Promise<void> {
  for (const { userId, userNm, phoneNo } of [REPORTER, TWIN]) {
    await addUser(site, { userId, userNm, phoneNo, email: `${userId}@example.com` })
    await site.sql(
      `insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, $1 from sys_auth_grp where auth_grp_cd = 'EMP'`,
      [userId],
    )
    await site.sql(
      `insert into sys_notify_setting (user_id, event_grp_cd, channel_cd, use_yn, update_dt)
      values ($1, 'NEAR_MISS_NEWS', 'MAIL', 'Y', now()), ($1, 'NEAR_MISS_TASK', 'MAIL', 'Y', now())`,
      [userId],
    )
    const period = { startDt: `${days(-1)}T00:00:00+09:00`, endDt: `${days(3)}T00:00:00+09:00` }
    const body = { ...period, deputyUserId: DEPUTY, reasonDesc: '출장' }
    await site.as(userId).call('/api/manage/approval/absences', { method: 'POST', body })
  }
  await site.sql(`insert into sys_auth_grp (auth_grp_no, auth_grp_cd, auth_grp_nm, scope_cd) overriding system value
    values (9903, 'M_DEPT', 'M_DEPT', 'DEPT')`)
  await site.sql(`insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn)
    select 9903, menu_id, 'Y', 'N' from sys_menu where menu_id not like 'VND\\_%'`)
  await addUser(site, { userId: DEPT_READER, userNm: DEPT_READER, phoneNo: null, email: null })
  await site.sql('insert into sys_auth_user (auth_grp_no, user_id) values (9903, $1)', [DEPT_READER])
}

const addUser = (
  site: Site,
  { userId, userNm, phoneNo, email }: { userId: string; userNm: string; phoneNo: string | null; email: string | null },
) =>
  site.sql(
    `insert into sys_user (user_id, user_nm, plant_cd, dept_cd, job_class_cd, employ_type_cd, entry_ymd, phone_no, email)
    values ($1, $2, '2000', 'D2110', 'OFFICE', 'REG', '2026-01-02', $3, $4)`,
    [userId, userNm, phoneNo, email],
  )

type Key = Record<string, string | number>
/** Keys that lead to the reports, their files and their story, by the paths that ask for them. */
export type Trail = readonly { at: RegExp; values: readonly Key[] }[]

interface Drafted {
  no: number
  file: Key
}

/** Reports that stand where reports can stand, and a card that was never anybody's. */
export async function leaveTraces(site: Site): Promise<Trail> {
  const own: Drafted[] = []
  for (const state of ['작성한', '보고한', '보완할', '종결한', '상신한', '개선할'])
    own.push(await drafted(site, `${state} ${REPORT}`))
  const [, ...others] = own.map(({ no }) => no)
  const [open = 0, returned = 0, closed = 0, proposed = 0, improved = 0] = others
  for (const no of others) {
    await site.as(REPORTER.userId).act(nearMiss, no, 'report')
    await site.as(REPORTER.userId).comment(nearMiss, no, '제가 본 대로 적었습니다.')
  }
  await site.as(REPORTER.userId).fetch(`${nearMiss.api}/${open}/sendBack`, {
    method: 'POST',
    body: { rowVersion: 2, reasonCd: 'DATA_WRONG' },
  })
  await site.as('safety').act(nearMiss, returned, 'sendBack', { reasonCd: 'DATA_WRONG' })
  await finished(site, closed, '2')
  await site.as('safety').act(nearMiss, closed, 'close')
  const apprRqstNo = await closingOf(site, proposed)
  const triage = { accTypeCd: 'LEAK', potSevCd: '3', ownerUserId: 'owner', dueYmd: days(7) }
  await site.as('safety').act(nearMiss, improved, 'assign', triage)
  const { imprNo } = await site.as('safety').act(nearMiss, improved, 'improve')
  const obsCardNo = await cardWithoutName(site)
  await site.runJob('mail-notifications')
  return [
    { at: /^\/api\/saf\/accident\/nearmiss/, values: own.map(({ no }) => ({ no })) },
    { at: /^\/api\/(attachfile|file)\//, values: own.map(({ file }) => file) },
    { at: /^\/api\/manage\/log\/auditlog/, values: await auditsOf(site, own) },
    { at: /^\/api\/manage\/approval\/\{no\}/, values: [{ no: apprRqstNo }] },
    { at: /^\/api\/impr\/impr/, values: [{ no: imprNo ?? 0 }] },
    { at: /^\/api\/saf\/observe\/obscard/, values: [{ no: obsCardNo }] },
  ]
}

/** A draft in which he did whatever leaves traces: a photo that he took out, a page that failed, a request sent twice. */
async function drafted(site: Site, nearMissTitle: string): Promise<Drafted> {
  const reporter = site.as(REPORTER.userId)
  const { attachFileId, files } = await reporter.attach('NEAR_MISS_PHOTO')
  const draft = aNearMiss({ nearMissTitle, anonymousYn: 'Y', photoFileId: attachFileId })
  const once = { 'idempotency-key': `once-${attachFileId}` }
  await reporter.create(nearMiss, draft, once)
  const { nearMissNo: no } = await reporter.create(nearMiss, draft, once)
  const [stored] = await site.sql<{ storedNm: string }>(
    'select stored_nm as "storedNm" from attach_file where attach_file_id = $1',
    [attachFileId],
  )
  const downloadId = stored?.storedNm ?? ''
  await reporter.fetch(`/api/file/down/${downloadId}`)
  const page = { place: 'render', message: '그릴 수 없습니다', stack: '', url: `${nearMiss.route.staff}/${no}` }
  await reporter.call('/api/common/errorlog', { method: 'POST', body: page })
  return { no, file: { attachFileId, fileNo: files[0]?.fileNo ?? 0, downloadId } }
}

async function finished(site: Site, no: number, potSevCd: string) {
  const triage = { accTypeCd: 'LEAK', potSevCd, ownerUserId: 'owner', dueYmd: days(7) }
  await site.as('safety').act(nearMiss, no, 'assign', triage)
  const { attachFileId: afterFileId } = await site.as('owner').attach('NEAR_MISS_PHOTO')
  return site.as('owner').act(nearMiss, no, 'finish', { measureDesc: '조였습니다.', afterFileId })
}

async function closingOf(site: Site, no: number): Promise<number> {
  const { rowVersion } = await finished(site, no, '4')
  const lines = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'shd' }]
  const body = { apprBizCd: 'NEAR_MISS_CLOSE', bizNo: no, rowVersion, lines }
  const made = await site.as('safety').call<{ apprRqstNo: number }>('/api/manage/approval', { method: 'POST', body })
  return made.apprRqstNo
}

/** Sent while he is signed in, and followed by its key. */
async function cardWithoutName(site: Site): Promise<number> {
  const ticket = 'ABCDEFGHJK'
  const card = { ticket, obsTypeCd: 'COND', contentDesc: `관찰한 ${REPORT}`, placeDesc: '탱크 야드' }
  await site.as(REPORTER.userId).call(`${obsCard.api}-anonymous`, { method: 'POST', body: card })
  await site.as(REPORTER.userId).call(`${obsCard.api}-follow`, { method: 'POST', body: { ticket } })
  const [made] = await site.sql<{ no: number }>('select max(obs_card_no)::int as no from obs_card')
  return made?.no ?? 0
}

const auditsOf = (site: Site, own: readonly Drafted[]) =>
  site.sql<{ auditNo: number }>(
    `select audit_no::int as "auditNo" from sys_audit where biz_cd = 'near-miss' and biz_no = any($1) order by 1`,
    [own.map(({ no }) => String(no))],
  )
