/** Substances: the list with what is known of each, and a page for one. */
import { Link } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import type { MasterRow } from '#platform/web/master/master-state.ts'
import { substanceMaster } from './substance.master.ts'

export const SubstanceList = () => (
  <MasterList
    master={substanceMaster}
    cells={{ casNo: (row) => <ToPage row={row} /> }}
    below={(row) => <Below row={row} />}
    empty="등록된 화학물질이 없습니다."
  />
)

const pathOf = ({ chmSubstanceNo }: MasterRow) => `${substanceMaster.route}/${chmSubstanceNo}`

function ToPage({ row }: { row: MasterRow }) {
  const t = useT()
  return <Link to={pathOf(row)}>{(row.casNo as string | null) ?? t('CAS 번호 없음')}</Link>
}

function Below({ row }: { row: MasterRow }) {
  const t = useT()
  return <Link to={pathOf(row)}>{t('GHS 분류와 노출기준 보기')}</Link>
}
