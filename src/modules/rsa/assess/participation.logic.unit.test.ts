import { describe, expect, test } from 'vitest'
import { participationProblems, type Took } from './participation.logic.ts'

const worker: Took = { partRoleCd: 'WORKER', partMethodCd: 'WALK', vendorCd: null, isSigned: true, isOfProcess: true }
const V = { vendorCd: 'V1', vendorNm: '한빛설비' }
type Asked = Parameters<typeof participationProblems>[0]
const codes = (asked: Partial<Asked>) =>
  participationProblems({ parts: [worker], specialReasonDesc: null, repRqstDt: null, vendorsThere: [], ...asked }).map(
    ({ code }) => code,
  )

describe('R4: those who do the work take part', () => {
  test.each<[string, Partial<Asked>, string[]]>([
    ['one worker who walked round is enough', {}, []],
    ['nobody', { parts: [] }, ['RSA_NO_WALK']],
    ['RA-A04 a survey alone', { parts: [{ ...worker, partMethodCd: 'SURVEY' }] }, ['RSA_NO_WALK']],
    [
      'a survey, and why nobody could walk',
      { parts: [{ ...worker, partMethodCd: 'SURVEY' }], specialReasonDesc: '방사선 구역' },
      [],
    ],
    ['a reason alone', { parts: [], specialReasonDesc: '방사선 구역' }, ['RSA_NO_WALK']],
    ['not signed', { parts: [{ ...worker, isSigned: false }] }, ['RSA_NO_WALK']],
    ['of another department', { parts: [{ ...worker, isOfProcess: false }] }, ['RSA_NO_WALK']],
    ['the supervisor alone', { parts: [{ ...worker, partRoleCd: 'SUP' }] }, ['RSA_NO_WALK']],
    ['the representative asked and was not there', { repRqstDt: '2026-11-20T09:00:00+09:00' }, ['RSA_NO_REP']],
    ['he was', { repRqstDt: '2026-11-20T09:00:00+09:00', parts: [worker, { ...worker, partRoleCd: 'REP' }] }, []],
    ['RA-A11 a contractor works there', { vendorsThere: [V] }, ['RSA_NO_VENDOR']],
    [
      'another one took part',
      { vendorsThere: [V], parts: [worker, { ...worker, partRoleCd: 'VENDOR', vendorCd: 'V2' }] },
      ['RSA_NO_VENDOR'],
    ],
    ['it did', { vendorsThere: [V], parts: [worker, { ...worker, partRoleCd: 'VENDOR', vendorCd: 'V1' }] }, []],
  ])('%s', (_, asked, expected) => {
    expect(codes(asked)).toEqual(expected)
  })

  test('who is missing is named', () => {
    const [found] = participationProblems({
      parts: [worker],
      specialReasonDesc: null,
      repRqstDt: null,
      vendorsThere: [V],
    })
    expect(found?.values).toEqual({ vendors: '한빛설비' })
  })
})
