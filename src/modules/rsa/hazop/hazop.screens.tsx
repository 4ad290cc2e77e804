/** The list of studies: what each came to, and which is to be looked at again. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { hazop } from './hazop.model.ts'

const { List } = screensFor(hazop)

export function HazopList() {
  return (
    <List
      columns={[
        'processNo',
        'drawingNo',
        'drawingRevNo',
        'leaderUserId',
        'nodeCnt',
        'openCnt',
        'reviewCnt',
        'studyYmd',
        'revalidYmd',
      ]}
      filters={['processNo', 'leaderUserId', 'studyYmd', 'revalidYmd']}
      stateTabs
      excel
      empty="등록된 HAZOP이 없습니다. 도면과 팀을 정해 검토를 시작합니다."
    />
  )
}
