/** Permits among the other parts of work: each of them is asked. */
import { expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { at, drafted, VSM } from './permit.fixture.ts'
import { permit } from './permit.model.ts'
import { hotValues } from './permit.seed.ts'

const site = aFileSite()

test('a request without a plan, without a place and with people who may not come in hears it all at once', async () => {
  site().setClock(at('10:00:00', '2026-11-23'))
  await site().sql(`delete from vendor_doc where vendor_cd = 'V100001'`)
  const { permitNo } = await drafted(site(), hotValues)
  const refused = await site()
    .as(VSM)
    .act(permit, permitNo, 'submit')
    .catch((error: { status: number; answer: { problems: { code: string; lifterCds?: string[] }[] } }) => error)
  expect(refused).toMatchObject({
    status: 422,
    answer: {
      problems: expect.arrayContaining([
        expect.objectContaining({ code: 'PT_MARK' }),
        expect.objectContaining({ code: 'PLAN_NONE', lifterCds: [], law: expect.stringContaining('제38조') }),
        expect.objectContaining({ code: 'E02' }),
      ]),
    },
  })
})
