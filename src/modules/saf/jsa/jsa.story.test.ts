/** A JSA that is told and one that is walked end alike. */
import { expect, test } from 'vitest'
import { leftBy } from '#platform/test/left-by.ts'
import { aFileSite } from '#platform/test/site.ts'
import { drafted, fixed, signed, VENDOR } from './jsa.fixture.ts'
import { jsa } from './jsa.model.ts'

const site = aFileSite()
/** All stages of one that is told begin at the same moment: that they do is no change. */
const leftOf = async (no: number): Promise<unknown> =>
  JSON.parse(JSON.stringify(await leftBy(site(), jsa, no), (name, value) => (name === 'stageDt' ? undefined : value)))

test('from its first line to its release the story leaves what the walk leaves', async () => {
  const { jsaNo } = await drafted(site())
  await signed(site(), jsaNo)
  await site().as(VENDOR).act(jsa, jsaNo, 'submit')
  await site().as('oper').act(jsa, jsaNo, 'evaluateOpr')
  await site().as('owner').act(jsa, jsaNo, 'evaluateOwn')
  await site().as('safety').act(jsa, jsaNo, 'confirm')
  const told = await fixed(site())
  expect(await leftOf(told.jsaNo)).toEqual(await leftOf(jsaNo))
  const parts = (no: number) =>
    site().sql(
      `select part_role_cd, part_nm, lang_cd, sign_user_id, length(sign_digest) from jsa_part where jsa_no = ${no} order by 1`,
    )
  expect(await parts(told.jsaNo)).toEqual(await parts(jsaNo))
})
