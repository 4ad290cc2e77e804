/** Who reads health data: the log and the person's own view of it, access in an emergency, and what raw SQL may do. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setRights } from '#platform/test/authority.ts'
import { aFileSite } from '#platform/test/site.ts'
import { cvdRisk } from '../cvd/cvd-risk.model.ts'
import { aCvdRisk } from '../cvd/cvd-risk.seed.ts'

interface Entry {
  readUserId: string
  subjectUserId?: string
  bizNm: string
  fieldSetCd: string
  purposeCd: string
  reasonDesc: string | null
}
interface Log {
  total: number
  rows: Entry[]
}

const site = aFileSite()
const reads = (userId: string, query = '') => site().as(userId).call<Log>(`/api/hea/privacy/readlogs?${query}`)
const mine = (userId: string) => site().as(userId).call<Log>('/api/hea/privacy/myreads')
let no: number
let client: pg.Client

beforeAll(async () => {
  await site().sql(`insert into sys_menu (menu_id, menu_nm, menu_lvl, front_end_url)
      values ('MY_CHECKUP', '나의 건강검진', 1, '/hea/checkup/myCheckup') on conflict do nothing;
    insert into sys_auth_menu (auth_grp_no, menu_id, access_yn, write_yn) select auth_grp_no, 'MY_CHECKUP', 'Y', 'N' from sys_auth_grp;
    insert into sys_user (user_id, user_nm, plant_cd, dept_cd, job_class_cd, employ_type_cd, entry_ymd)
      select u, n, '3000', 'D3310', job_class_cd, employ_type_cd, entry_ymd from sys_user,
        (values ('health3', '울산보건'), ('doctor3', '울산의사'), ('nurse3', '울산간호')) as more(u, n) where user_id = 'health';
    insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, case auth_grp_cd when 'HLM' then 'health3' when 'NUR'
      then 'nurse3' else 'doctor3' end from sys_auth_grp where auth_grp_cd in ('HLM', 'DOC', 'NUR')`)
  const nurse = site().as('nurse')
  no = (await nurse.create(cvdRisk, aCvdRisk({ prob10Val: 7 }))).cvdRiskNo
  await nurse.act(cvdRisk, no, 'begin')
  client = new pg.Client({ connectionString: site().url, options: '-c role=jikim_app' })
  await client.connect()
})
afterAll(() => client.end())

describe('the read log', () => {
  test('says who read whom, when, what and why, to the auditor and the health manager alone', async () => {
    await site().as('doctor').read(cvdRisk, no)
    const { rows } = await reads('reader', 'readUserId=doctor&subjectUserId=emp&purposeCd=DUTY')
    expect(rows[0]).toMatchObject({
      readUserId: 'doctor',
      subjectUserId: 'emp',
      bizNm: '뇌심혈관 발병위험도',
      fieldSetCd: 'RECORD',
      purposeCd: 'DUTY',
      bizNo: no,
    })
    expect((await reads('health')).total).toBeGreaterThan(0)
    for (const userId of ['nurse', 'doctor', 'admin', 'shd', 'mgr', 'emp'])
      expect([userId, (await site().as(userId).fetch('/api/hea/privacy/readlogs')).status]).toEqual([userId, 403])
  })

  test('never says what was read', async () => {
    const { rows } = await reads('reader')
    expect(JSON.stringify(rows)).not.toMatch(/prob10|bpSys|HIGH|고위험/)
  })

  test('narrows by reader, subject, purpose and period, and ends at the plant of the health manager', async () => {
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date())
    expect((await reads('reader', 'subjectUserId=emp2')).total).toBe(0)
    expect((await reads('reader', `readDtTo=2026-01-01`)).total).toBe(0)
    expect((await reads('reader', `readDtFrom=${today}&bizCd=cvd-risk`)).total).toBeGreaterThan(0)
    expect((await reads('reader', 'purposeCd=EXPORT')).total).toBe(0)
    expect((await reads('health3')).total).toBe(0)
  })

  test('as a sheet, which is noted itself', async () => {
    const { rows } = await site().as('reader').readSheet('/api/hea/privacy/readlogs/excel')
    expect(rows[0]?.cells).toEqual(expect.arrayContaining(['열람자', '대상자', '목적']))
    expect(
      await site().sql(
        `select user_id, row_cnt from sys_access_log where biz_cd = 'read-log' and access_cd = 'EXPORT'`,
      ),
    ).toEqual([{ user_id: 'reader', row_cnt: rows.length - 1 }])
  })

  test('0007 ends where the scope of the reader under its menu ends', async () => {
    await site().as('doctor').read(cvdRisk, no)
    const right = { menuId: 'HEA_PRV_LOG', accessYn: 'Y', writeYn: 'N' } as const
    const seen = async (userId: string) => {
      const log: Partial<Log> = await (await site().as(userId).fetch('/api/hea/privacy/readlogs')).json()
      return log.total && log.total > 0
    }
    // What was read is about emp, of the department of mgr, by somebody of neither's; mgr2 leads another one of the plant.
    for (const [scopeCd, shown] of [
      ['PLANT', [true, true]],
      ['DEPT', [true, 0]],
      ['OWN', [0, 0]],
    ] as const) {
      await setRights(site(), 'MGR', [{ ...right, scopeCd }])
      await expect.poll(() => Promise.all(['mgr', 'mgr2'].map(seen)), { message: scopeCd }).toEqual(shown)
    }
    await setRights(site(), 'MGR', [{ ...right, accessYn: 'N' }])
  })

  test('is shown to the person: who saw his data, when and why; nobody sees another one’s', async () => {
    const own = await mine('emp')
    expect(own.rows[0]).toMatchObject({ readUserId: 'doctor', bizNm: '뇌심혈관 발병위험도', purposeCd: 'DUTY' })
    expect(own.rows[0]).not.toHaveProperty('ipAddr')
    expect((await mine('emp2')).total).toBe(0)
    expect((await site().as('emp').fetch('/api/hea/privacy/myreads?subjectUserId=emp2')).status).toBe(200)
    expect((await mine('emp2')).total).toBe(0)
  })
})

describe('access in an emergency', () => {
  const open = (userId: string, body: object) =>
    site()
      .as(userId)
      .call<{ emergencyReadNo: number; openYn: string }>('/api/hea/privacy/emergency', { method: 'POST', body })
  const reason = { subjectUserId: 'emp', reasonDesc: '작업 중 의식을 잃어 병력을 확인합니다.' }
  const sees = async (userId: string) => (await site().as(userId).fetch(`${cvdRisk.api}/${no}`)).status === 200

  test('is the physician’s of another plant, with a reason', async () => {
    await expect(open('doctor3', { ...reason, reasonDesc: '급함' })).rejects.toMatchObject({
      code: 'HEA_EMERGENCY_REASON',
      field: 'reasonDesc',
    })
    await expect(open('doctor', reason)).rejects.toMatchObject({ code: 'HEA_EMERGENCY_OWN' })
    await expect(open('doctor3', { ...reason, subjectUserId: 'nobody' })).rejects.toMatchObject({
      code: 'HEA_EMERGENCY_WHO',
    })
    for (const userId of ['nurse3', 'health3', 'emp', 'admin'])
      await expect(open(userId, reason)).rejects.toMatchObject({ status: 403 })
  })

  test('opens the rows of that person for an hour; the health manager of the plant hears at once; the log says why', async () => {
    expect(await sees('doctor3')).toBe(false)
    await site()
      .as('nurse')
      .call('/api/hea/infirm/allergy', {
        method: 'POST',
        body: { userId: 'emp', allergenCd: 'PENICILLIN', reactionDesc: '쇼크' },
      })
    const { emergencyReadNo } = await open('doctor3', reason)
    expect((await site().as('health').notifications()).rows[0]?.messageDesc).toContain('응급열람: 울산의사')
    const records = () =>
      site()
        .as('doctor3')
        .call<{ allergies: object[]; rows: { bizNo: number; url: string }[] }>(
          `/api/hea/privacy/emergency/${emergencyReadNo}/records`,
        )
    const found = await records()
    expect(found.allergies).toMatchObject([{ allergenCd: 'PENICILLIN', reactionDesc: '쇼크' }])
    expect(found.rows).toEqual([expect.objectContaining({ bizNo: no, url: `/hea/cvd/cvdRisk/${no}` })])
    expect(await sees('doctor3')).toBe(true)
    expect(await sees('nurse3')).toBe(false)
    const { rows } = await reads('reader', 'purposeCd=EMERGENCY')
    expect(rows.map(({ fieldSetCd }) => fieldSetCd)).toEqual(['RECORD', 'LIST', 'LIST'])
    expect(rows[0]).toMatchObject({ readUserId: 'doctor3', subjectUserId: 'emp', reasonDesc: reason.reasonDesc })
    expect((await mine('emp')).rows[0]).toMatchObject({ purposeCd: 'EMERGENCY', reasonDesc: reason.reasonDesc })

    await site().sql(
      `update sys_emergency_read set start_dt = start_dt - interval '61 minutes', end_dt = end_dt - interval '61 minutes'`,
    )
    expect(await sees('doctor3')).toBe(false)
    await expect(records()).rejects.toMatchObject({ status: 404 })
  })

  test('in the database: read and not changed, of that person only, until it ends, never longer than an hour', async () => {
    const as = (userId: string, levels = 'F') =>
      client.query(
        `select set_config('jikim.scope', 'PLANT', false), set_config('jikim.user', $1, false),
          set_config('jikim.plant', '3000', false), set_config('jikim.levels', $2, false)`,
        [userId, levels],
      )
    const count = async () => (await client.query('select count(*)::int as n from cvd_risk')).rows[0].n
    await as('doctor3')
    expect(await count()).toBe(0)
    const insert = (minutes: number, userId = 'doctor3') =>
      client.query(
        `insert into sys_emergency_read (user_id, subject_user_id, plant_cd, reason_desc, start_dt, end_dt)
        values ($1, 'emp', '2000', '의식 소실', now(), now() + make_interval(mins => $2))`,
        [userId, minutes],
      )
    await expect(insert(61)).rejects.toThrow('sys_emergency_read_hours')
    await expect(insert(60, 'nurse3')).rejects.toThrow('row-level security')
    await insert(60)
    expect(await count()).toBe(1)
    expect((await client.query('update cvd_risk set prob10_val = 0')).rowCount).toBe(0)
    expect((await client.query('delete from cvd_risk')).rowCount).toBe(0)
    await expect(client.query(`update sys_emergency_read set end_dt = now() + interval '9 hours'`)).rejects.toThrow(
      'permission denied',
    )
    await as('doctor3', 'M')
    expect(await count()).toBe(0)
    await as('nurse3')
    expect(await count()).toBe(0)
    await as('doctor3')
    await site().sql(
      `update sys_emergency_read set start_dt = start_dt - interval '2 hours', end_dt = end_dt - interval '2 hours'`,
    )
    expect(await count()).toBe(0)
  })
})
