/** MSDS 관리: the list. */
import { type RowOfList, screensFor } from '#platform/web/document/screens.tsx'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { chmMsds } from './msds.model.ts'

const { List } = screensFor(chmMsds)
type Row = RowOfList<typeof chmMsds>

const cells = {
  reviewDueYmd: ({ reviewDueYmd, statusCd }: Row) =>
    reviewDueYmd && statusCd === 'ACTIVE' ? (
      <>
        {reviewDueYmd} <Deadline dueYmd={reviewDueYmd} />
      </>
    ) : (
      reviewDueYmd
    ),
}

export const MsdsList = () => (
  <List
    columns={['supplierNm', 'msdsSubmitNo', 'revNo', 'revYmd', 'langCd', 'reviewDueYmd']}
    cells={cells}
    widths={{ msdsSubmitNo: 168, revNo: 80, langCd: 88, reviewDueYmd: 132 }}
    filters={['langCd', 'revYmd', 'reviewDueYmd']}
    stateTabs
    excel
    empty="등록된 MSDS가 없습니다. 등록을 눌러 공급사의 MSDS를 올리고 16개 항목을 입력하십시오."
  />
)
