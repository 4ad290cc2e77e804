/** Why not, and who puts it right: what stands beside a button names whoever can do something about it. */
import { expect, test } from 'vitest'
import { aPermitSite, approved, at, talked } from '../permit.fixture.ts'
import { permit } from '../permit.model.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
const checksOf = async (permitNo: number, actionCd: 'issue' | 'start', userId = 'oper') =>
  new Map(
    ((await site().as(userId).read(permit, permitNo)).can.checks?.[actionCd] ?? []).map((check) => [
      check.ruleCd,
      check,
    ]),
  )

test('an issue waits for the leader’s signature and for the area’s own people', async () => {
  site().setClock(at('08:10:00'))
  const { permitNo } = await approved(site(), urgent)
  const here = await checksOf(permitNo, 'issue')
  expect(here.get('PT_LEADER_SIGN')).toMatchObject({ lifterCds: ['VSP', 'VSM'] })
  expect(here.has('PT_AREA')).toBe(false)
  // 생산2팀 has an issuer of its own.
  await site().sql(
    `insert into sys_auth_user (auth_grp_no, user_id) select auth_grp_no, 'emp2' from sys_auth_grp where auth_grp_cd = 'OPR'`,
  )
  await site().sql(`update wkod_master set area_dept_cd = 'D2120' where permit_no = ${permitNo}`)
  expect((await checksOf(permitNo, 'issue')).get('PT_AREA')).toMatchObject({ lifterCds: ['OPR'] })
})

test('a start waits for the talk, which the people of the work hold', async () => {
  site().setClock(at('08:10:00'))
  const { permitNo } = await approved(site(), urgent)
  await site().sql(`update wkod_master set leader_sign_dt = now(), print_cnt = 1 where permit_no = ${permitNo}`)
  await site().as('oper').act(permit, permitNo, 'issue')
  const open = await checksOf(permitNo, 'start', 'V100001-03')
  expect(open.get('PT_TBM')).toMatchObject({ lifterCds: ['VSP', 'VSM'] })
  await talked(site(), permitNo, site().services.clock.now().toISOString())
  expect((await checksOf(permitNo, 'start', 'V100001-03')).has('PT_TBM')).toBe(false)
})
