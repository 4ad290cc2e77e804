/** A permit that is told and one that is walked end alike: what keeps the beginnings of all other tests honest. */
import { expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { leftBy } from '#platform/test/left-by.ts'
import {
  aPermitSite,
  approved,
  at,
  drafted,
  groundOf,
  signedAndPrinted,
  talked,
  tick,
  VSM,
  VSP,
  working,
} from './permit.fixture.ts'
import { permit } from './permit.model.ts'
import { hotValues } from './permit.seed.ts'
import { aired } from './permit-ground.fixture.ts'

const site = aPermitSite()
const as = (userId: string) => site().as(userId)
const urgent = { permitUrgentYn: 'Y', urgentDesc: '누설' } as const
/** No two have the same photo. */
const left = async (permitNo: number) =>
  JSON.stringify(await leftBy(site(), permit, permitNo), null, 1).replace(
    /"(photo_file_no|photoFileNo)": \d+/g,
    '"$1": "*"',
  )

async function walkedToApproval(values: DraftOf<typeof permit>, isHigh: boolean): Promise<number> {
  const { permitNo } = await drafted(site(), values)
  await aired(site(), permitNo)
  await as(VSM).act(permit, permitNo, 'submit')
  await as('oper').act(permit, permitNo, 'review')
  await as('oper').act(permit, permitNo, 'finishReview')
  if (isHigh) await as('safety').act(permit, permitNo, 'coReview')
  await tick(site(), permitNo, ['PREP'])
  await as(isHigh ? 'mgr' : 'areaappr').act(permit, permitNo, 'approve')
  return permitNo
}

test('from the request to the work the story leaves what the walk leaves', async () => {
  site().setClock(at('10:00:00'))
  const { people } = await groundOf(site())
  const permitCrew = people.slice(1, 3).map(({ personNo }) => ({ personNo, crewRoleCd: 'WORKER' })) as never
  const values = { ...hotValues, ...urgent, permitCrew }
  const permitNo = await walkedToApproval(values, false)
  await signedAndPrinted(site(), permitNo)
  await as('oper').act(permit, permitNo, 'issue')
  await tick(site(), permitNo, ['START'])
  await talked(site(), permitNo, at('10:00:00'))
  await as(VSP).act(permit, permitNo, 'start')
  const told = await working(site(), values)
  expect(await left(told.permitNo)).toEqual(await left(permitNo))
  expect((await as('oper').read(permit, told.permitNo)).can).toEqual((await as('oper').read(permit, permitNo)).can)
})

test('work of high risk is reviewed twice and approved by the head, told or walked', async () => {
  site().setClock(at('10:00:00', '2026-11-23'))
  const values = { ...hotValues, zoneClassCd: 'Z2' } as const
  const permitNo = await walkedToApproval(values, true)
  const told = await approved(site(), values)
  expect(await left(told.permitNo)).toEqual(await left(permitNo))
})
