/** The lists, and the groups of substances that they name; each row has a page of its own. */
import { Link } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import type { MasterRow } from '#platform/web/master/master-state.ts'
import { regListMaster, subGroupMaster } from './reg-list.master.ts'

const listPath = ({ chmRegListNo }: MasterRow) => `${regListMaster.route}/${chmRegListNo}`
const groupPath = ({ chmSubGroupNo }: MasterRow) => `${subGroupMaster.route}/${chmSubGroupNo}`

export function RegList() {
  const t = useT()
  return (
    <MasterList
      master={regListMaster}
      cells={{ regListNm: (row) => <Link to={listPath(row)}>{String(row.regListNm)}</Link> }}
      below={(row) => <Link to={listPath(row)}>{t('물질과 판 보기')}</Link>}
      empty="등록된 법규 목록이 없습니다."
    />
  )
}

export function SubGroupList() {
  const t = useT()
  return (
    <MasterList
      master={subGroupMaster}
      cells={{ groupNm: (row) => <Link to={groupPath(row)}>{String(row.groupNm)}</Link> }}
      below={(row) => <Link to={groupPath(row)}>{t('구성 물질 보기')}</Link>}
      empty="등록된 물질군이 없습니다."
    />
  )
}
