/** S4: every way to a health level × every level, by HTTP. Whoever comes to one without the approval for it is refused. */
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { register } from '#modules/hea/infirm/infirm.seed.ts'
import { infirmVisit } from '#modules/hea/infirm/visit.model.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import { groupNamed } from '#platform/test/authority.ts'
import { aFileSite, type Visitor } from '#platform/test/site.ts'

const site = aFileSite()
/** One desk: what changes here is never about him. */
let desk: Visitor
const admin = () => desk
const [groups, depts, users] = ['/api/manage/authgroup', '/api/manage/dept', '/api/manage/user']
type Level = 'E' | 'M' | 'S' | 'F'
const levels: readonly Level[] = ['E', 'M', 'S', 'F']
interface Row {
  rowVersion: number
}

let madeCnt = 0
const next = (letter: string) => `${letter}${9000 + madeCnt++}`
const named = (userId: string) => `김${userId}`
/** What is there before, as the owner of the database puts it there; every row is of its first version. */
const aGroup = async (heaReadLvlCd: Level | 'N', ...userIds: string[]) => {
  const [made] = await site().sql<{ no: number }>(
    `with made as (insert into sys_auth_grp (auth_grp_cd, auth_grp_nm, scope_cd, hea_read_lvl_cd)
        values ($1::text, '시험 ' || $1, 'PLANT', $2) returning auth_grp_no),
      joined as (insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, unnest($3::text[]) from made)
      select auth_grp_no::int as no from made`,
    [next('G'), heaReadLvlCd, userIds],
  )
  return made?.no ?? 0
}
const aDept = async (authGrpNo: number | null = null, ...userIds: string[]) => {
  const deptCd = next('D')
  await site().sql(
    `with moved as (update sys_user set dept_cd = $1::text where user_id = any($3::text[]))
      insert into sys_dept (dept_cd, dept_nm, plant_cd, auth_grp_no) values ($1::text, '시험 ' || $1, '2000', $2)`,
    [deptCd, authGrpNo, userIds],
  )
  return deptCd
}
const aPerson = async (...groupCds: string[]) => {
  const userId = next('p')
  await site().sql(
    `with made as (insert into sys_user (user_id, user_nm, plant_cd, dept_cd, job_class_cd, employ_type_cd, entry_ymd)
        values ($1::text, $2, '2000', 'D2110', 'PROD', 'REG', '2026-11-01'))
      insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, $1 from sys_auth_grp where auth_grp_cd = any($3::text[])`,
    [userId, named(userId), groupCds],
  )
  return userId
}

/** What an administrator does then. */
const put = (path: string, body: object, rowVersion = 1) =>
  admin().call(path, { method: 'PUT', body: { rowVersion, ...body } })
const members = (authGrpNo: number, body: { add?: string[]; remove?: string[] }, rowVersion = 1) =>
  put(`${groups}/${authGrpNo}/members`, body, rowVersion)
const give = (deptCd: string, authGrpNo: number) => put(`${depts}/${deptCd}`, { authGrpNo })
const move = (userId: string, deptCd: string) => put(`${users}/${userId}`, { deptCd })
const level = (authGrpNo: number, heaReadLvlCd: string, rowVersion = 1) =>
  put(`${groups}/${authGrpNo}`, { heaReadLvlCd }, rowVersion)
/** Many rows of a master at once. */
const many = (api: string, key: string | number, body: object) =>
  admin().call(`${api}s`, { method: 'PUT', body: { rows: [{ key: String(key), rowVersion: 1, ...body }] } })

const head = ['성명', '사번', '사업장', '부서', '직군', '고용형태', '상태', '입사일']
async function uploaded(userId: string, deptCd: string, dryRun: 'Y' | 'N') {
  const cells = [named(userId), userId, '2000', deptCd, 'PROD', 'REG', 'ACTIVE', '2026-11-01']
  const columns = head.map((text) => ({ text, kind: 'text' as const, width: 12 }))
  const body = new FormData()
  const workbook = await buffer(writeWorkbook({ sheetNm: '사용자', columns, rows: [cells] }))
  body.set('file', new Blob([new Uint8Array(workbook)]), '사용자.xlsx')
  return admin().call(`${users}s/upload?dryRun=${dryRun}`, { method: 'POST', body })
}
/** The sheet of departments names the group of each. */
async function uploadedDept(deptCd: string, authGrpNo: number) {
  const [group] = await site().sql<{ cd: string }>(
    `select auth_grp_cd as cd from sys_auth_grp where auth_grp_no = ${authGrpNo}`,
  )
  const columns = ['부서코드', '부서명', '사업장', '권한그룹'].map((text) => ({
    text,
    kind: 'text' as const,
    width: 12,
  }))
  const body = new FormData()
  const rows = [[deptCd, `시험 ${deptCd}`, '2000', group?.cd]]
  const workbook = await buffer(writeWorkbook({ sheetNm: '부서', columns, rows }))
  body.set('file', new Blob([new Uint8Array(workbook)]), '부서.xlsx')
  return admin().call(`${depts}s/upload`, { method: 'POST', body })
}
interface Way {
  /** Makes ready whatever gives nothing yet. @returns the last step, which gives the level */
  readonly prepare: (level: Level, userId: string) => Promise<() => Promise<unknown>>
  /** Where the refusal stands. */
  readonly field: string
}
const ways: Readonly<Record<string, Way>> = {
  'a member is added': {
    field: 'userId',
    prepare: async (lvl, userId) => {
      const no = await aGroup(lvl)
      return () => members(no, { add: [userId] })
    },
  },
  'the level of his group is raised': {
    field: 'heaReadLvlCd',
    prepare: async (lvl, userId) => {
      const no = await aGroup('N', userId)
      return () => level(no, lvl)
    },
  },
  'the level of the group of his department is raised': {
    field: 'heaReadLvlCd',
    prepare: async (lvl, userId) => {
      const no = await aGroup('N')
      await aDept(no, userId)
      return () => level(no, lvl)
    },
  },
  'levels are raised by many rows at once': {
    field: 'rows.0.heaReadLvlCd',
    prepare: async (lvl, userId) => {
      const no = await aGroup('N', userId)
      return () => many(groups, no, { heaReadLvlCd: lvl })
    },
  },
  'his department is given the group': {
    field: 'authGrpNo',
    prepare: async (lvl, userId) => {
      const [no, deptCd] = [await aGroup(lvl), await aDept(null, userId)]
      return () => give(deptCd, no)
    },
  },
  'departments are given groups by many rows at once': {
    field: 'rows.0.authGrpNo',
    prepare: async (lvl, userId) => {
      const [no, deptCd] = [await aGroup(lvl), await aDept(null, userId)]
      return () => many(depts, deptCd, { authGrpNo: no })
    },
  },
  'departments are given groups by a sheet': {
    field: 'rows.2.authGrpNo',
    prepare: async (lvl, userId) => {
      const [no, deptCd] = [await aGroup(lvl), await aDept(null, userId)]
      return () => uploadedDept(deptCd, no)
    },
  },
  'he moves into a department of the group': {
    field: 'deptCd',
    prepare: async (lvl, userId) => {
      const deptCd = await aDept(await aGroup(lvl))
      return () => move(userId, deptCd)
    },
  },
  'people move by many rows at once': {
    field: 'rows.0.deptCd',
    prepare: async (lvl, userId) => {
      const deptCd = await aDept(await aGroup(lvl))
      return () => many(users, userId, { deptCd })
    },
  },
  'people move by a sheet': {
    field: 'rows.2.deptCd',
    prepare: async (lvl, userId) => {
      const deptCd = await aDept(await aGroup(lvl))
      return () => uploaded(userId, deptCd, 'N')
    },
  },
  'a sheet of people is only tried': {
    field: 'rows.2.deptCd',
    prepare: async (lvl, userId) => {
      const deptCd = await aDept(await aGroup(lvl))
      return () => uploaded(userId, deptCd, 'Y')
    },
  },
  'he stays in a department of the group when his own moves to another plant': {
    field: 'people.0.deptCd',
    prepare: async (lvl, userId) => {
      const [from, deptCd] = [await aDept(null, userId), await aDept(await aGroup(lvl))]
      const people = [{ userId, rowVersion: 1, decisionCd: 'STAY', deptCd }]
      const body = { rowVersion: 1, changes: { plantCd: '3000' }, people }
      return () => admin().call(`${depts}/${from}/move`, { method: 'POST', body })
    },
  },
  'who has left is back, and still in the group': {
    field: 'deptCd',
    prepare: async (lvl, userId) => {
      await aGroup(lvl, userId)
      await put(`${users}/${userId}`, { userStatusCd: 'RETIRED' })
      return () => put(`${users}/${userId}`, { userStatusCd: 'ACTIVE', retireYmd: null }, 2)
    },
  },
  'he is taken out of the group and back': {
    field: 'userId',
    prepare: async (lvl, userId) => {
      const no = await aGroup(lvl, userId)
      await members(no, { remove: [userId] })
      return () => members(no, { add: [userId] }, 2)
    },
  },
  'a level that was lowered is raised again': {
    field: 'heaReadLvlCd',
    prepare: async (lvl, userId) => {
      const no = await aGroup(lvl, userId)
      await level(no, 'N')
      return () => level(no, lvl, 2)
    },
  },
}

/** Everything that rights follow from. */
const rights = () =>
  site().sql(`select (select jsonb_agg(to_jsonb(m) order by auth_grp_no, user_id) from sys_auth_user m) as members,
    (select jsonb_agg(jsonb_build_array(g.auth_grp_no, g.hea_read_lvl_cd, g.row_version) order by 1) from sys_auth_grp g) as groups,
    (select jsonb_agg(jsonb_build_array(d.dept_cd, d.auth_grp_no, d.row_version) order by 1) from sys_dept d) as depts,
    (select jsonb_agg(jsonb_build_array(u.user_id, u.dept_cd, u.user_status_cd, u.row_version) order by 1) from sys_user u) as users,
    (select jsonb_agg(to_jsonb(a) order by level_grant_no) from sys_level_grant a) as grants,
    (select count(*)::int from sys_audit) as told`)

async function refused(step: () => Promise<unknown>, field: string, userId: string) {
  const before = await rights()
  await expect(step()).rejects.toMatchObject({
    field,
    answer: {
      problems: expect.arrayContaining([
        expect.objectContaining({ code: 'SYS_HEALTH_LEVEL', message: expect.stringContaining(named(userId)) }),
      ]),
    },
  })
  expect(await rights()).toEqual(before)
}

beforeAll(() => {
  desk = site().elsewhere('admin')
})

describe.each(Object.entries(ways))('%s', (_name, { prepare, field }) => {
  test.each(levels)('SYS_HEALTH_LEVEL %s', async (lvl) => {
    const userId = await aPerson()
    const step = await prepare(lvl, userId)
    if (lvl === 'F') await refused(step, field, userId)
    else await step()
  })

  test.each(levels)('SYS_HEALTH_LEVEL %s, by who administers rights', async (lvl) => {
    const userId = await aPerson('SYS')
    await refused(await prepare(lvl, userId), field, userId)
  })
})

describe('who has a level', () => {
  test.each(['E', 'M', 'S'] as const)(
    '%s does not come to administer rights, by SYS or by any other group',
    async (lvl) => {
      const userId = await aPerson()
      await aGroup(lvl, userId)
      const sys = await groupNamed(site(), 'SYS')
      const { rowVersion } = await admin().call<Row>(`${groups}/${sys}`)
      await refused(() => members(sys, { add: [userId] }, rowVersion), 'userId', userId)

      const other = await aGroup('N', userId)
      const rows = [{ menuId: 'MNG_AUTH_GROUP', accessYn: 'Y', writeYn: 'Y' }]
      await refused(() => put(`${groups}/${other}/menus`, { rows }), '', userId)
    },
  )

  test('F is given no password by somebody else; who has none is', async () => {
    const one = (userId: string) => admin().call(`${users}/${userId}/password`, { method: 'POST' })
    await admin().call('/api/common/menu')
    await site().sql(`update sys_session set confirm_dt = now() where user_id = 'admin'`)
    await one('emp')
    const before = await site().sql(`select * from sys_credential where user_id = 'nurse'`)
    await expect(one('nurse')).rejects.toMatchObject({ status: 422, code: 'SYS_HEALTH_LEVEL' })
    expect(await site().sql(`select * from sys_credential where user_id = 'nurse'`)).toEqual(before)
  })

  test('F lends it to no deputy', async () => {
    const { heaInfirmVisitNo } = await register(site().as('nurse'))
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const absence = { deputyUserId: 'admin', startDt: at(-1), endDt: at(9), scopeCd: 'ALL', reasonDesc: '출장' }
    await site().as('nurse').call('/api/manage/approval/absences', { method: 'POST', body: absence })
    expect((await admin().fetch(`${infirmVisit.api}/${heaInfirmVisitNo}`)).status).not.toBe(200)
    expect((await site().as('doctor').fetch(`${infirmVisit.api}/${heaInfirmVisitNo}`)).status).toBe(200)
  })

  test('loses the approval with the group, whatever took him out of it', async () => {
    const living = (userId: string) =>
      site().sql(`select basis_cd as "basisCd" from sys_level_grant where user_id = '${userId}' and end_dt is null`)
    const [left, retired, moved] = [await aPerson(), await aPerson(), await aPerson()]
    const no = await aGroup('F', left, retired)
    await aDept(no, moved)
    for (const userId of [left, retired, moved]) expect(await living(userId)).toEqual([{ basisCd: 'OWNER' }])
    await members(no, { remove: [left] })
    await put(`${users}/${retired}`, { userStatusCd: 'RETIRED' })
    await move(moved, 'D2110')
    for (const userId of [left, retired, moved]) expect(await living(userId)).toEqual([])
  })
})

describe('the database holds it against the program as well', () => {
  async function aProgram() {
    const client = new pg.Client({ connectionString: site().url, options: '-c role=jikim_app' })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query(`select set_config('jikim.scope', 'SYSTEM', false)`)
    return client
  }

  test('a member without an approval is none', async () => {
    const [client, no, userId] = [await aProgram(), await aGroup('F'), await aPerson()]
    const adding = client.query('insert into sys_auth_user (auth_grp_no, user_id) values ($1, $2)', [no, userId])
    await expect(adding).rejects.toMatchObject({ code: 'JKLVL' })
    expect(await site().sql('select from sys_auth_user where auth_grp_no = $1', [no])).toEqual([])
  })

  test('an approval that nobody gave is none, and none is changed', async () => {
    const client = await aProgram()
    const userId = await aPerson()
    const no = await aGroup('F')
    const given = (basis: string, rqst: number | null) =>
      client.query(
        `insert into sys_level_grant (user_id, auth_grp_no, hea_read_lvl_cd, basis_cd, appr_rqst_no) values ($1, $2, 'F', $3, $4)`,
        [userId, no, basis, rqst],
      )
    for (const [basis, rqst] of [
      ['OWNER', null],
      ['APPR', 1],
      ['FIRST', 1],
    ] as const)
      await expect(given(basis, rqst)).rejects.toMatchObject({ code: 'JKLVL' })
    for (const change of [`update sys_level_grant set user_id = '${userId}'`, 'delete from sys_level_grant'])
      await expect(client.query(change)).rejects.toThrow('permission denied')
  })

  test('two changes at once that are harmless apart do not make a level together', async () => {
    const [one, other, no, userId] = [await aProgram(), await aProgram(), await aGroup('F'), await aPerson()]
    const deptCd = await aDept()
    await one.query('begin')
    await other.query('begin')
    await one.query('update sys_dept set auth_grp_no = $1 where dept_cd = $2', [no, deptCd])
    await other.query('update sys_user set dept_cd = $1::text where user_id = $2', [deptCd, userId])
    const ends = await Promise.allSettled([one.query('commit'), other.query('commit')])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
