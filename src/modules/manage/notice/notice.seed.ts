import type { DraftOf } from '#platform/model/document.ts'
import type { notice } from './notice.model.ts'

/** A draft that the SHE team may publish as it stands, to everybody. */
export const aNotice = (values: DraftOf<typeof notice> = {}): DraftOf<typeof notice> => ({
  noticeTitle: '정기보수 기간 출입문 변경',
  noticeTypeCd: 'GEN',
  noticeDesc: '정기보수 기간에는 2번 출입문만 사용합니다. 차량은 서행하고 안내원의 지시에 따르십시오.',
  targetScopeCd: 'ALL',
  ...values,
})

/** A draft of a procedure that the SHE team may send for approval as it stands, to everybody. */
export const aProcedure = (values: DraftOf<typeof notice> = {}): DraftOf<typeof notice> =>
  aNotice({
    noticeTitle: '밀폐공간 작업절차',
    noticeTypeCd: 'SHE',
    procNo: 'SHE-12',
    effectiveYmd: '2026-12-01',
    ...values,
  })
