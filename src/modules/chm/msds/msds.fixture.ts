/** What tests of sheets begin with: a sheet of a product, on its way as people bring it. */
import type { DraftOf } from '#platform/model/document.ts'
import type { aFileSite } from '#platform/test/site.ts'
import type { MsdsReview } from './msds.calls.ts'
import { chmMsds } from './msds.model.ts'
import { aMsds } from './msds.seed.ts'

type Site = ReturnType<typeof aFileSite>
type Values = DraftOf<typeof chmMsds>

export function sheets(site: Site) {
  const as = (who: string) => site().as(who)
  const draft = async (matNo: number, values: Values = {}) =>
    (await as('chem').create(chmMsds, aMsds(matNo, values))).chmMsdsNo
  const request = (no: number) => as('chem').act(chmMsds, no, 'request')
  const review = (no: number) => as('chem').call<MsdsReview>(`${chmMsds.api}/${no}/review`)
  /** Which side holds: the supplier's, or of the named hazards the calculated one. */
  const choose = async (no: number, calcOf: object[] = [], reasonDesc = '공급사 분류를 따름') => {
    const { rowVersion } = await as('chem').read(chmMsds, no)
    return as('chem').call(`${chmMsds.api}/${no}/ghs`, { method: 'POST', body: { rowVersion, calcOf, reasonDesc } })
  }
  const approve = (no: number, by = 'toxic') => as(by).act(chmMsds, no, 'approve')
  /** Written, asked for, its classes settled, approved by somebody else. */
  const inForce = async (matNo: number, values: Values = {}) => {
    const no = await draft(matNo, values)
    await request(no)
    if ((values.langCd ?? 'ko') === 'ko') await choose(no)
    await approve(no)
    return no
  }
  const stateOf = async (no: number) => (await as('chem').read(chmMsds, no)).statusCd
  return { as, draft, request, review, choose, approve, inForce, stateOf }
}
