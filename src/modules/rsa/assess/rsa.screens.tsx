/** The list of assessments: how many hazards, how bad before and after, who took part. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { rsa } from './rsa.model.ts'

const { List } = screensFor(rsa)

export function RsaList() {
  return (
    <List
      columns={[
        'rsaTypeCd',
        'processNo',
        'workCatCd',
        'itemCnt',
        'maxBeforeCd',
        'maxAfterCd',
        'openCnt',
        'signCnt',
        'leaderUserId',
        'due',
        'siteDueYmd',
      ]}
      filters={['rsaTypeCd', 'processNo', 'deptCd']}
      stateTabs
      excel
      empty="등록된 위험성평가가 없습니다. 공정을 골라 평가를 계획하십시오."
    />
  )
}
