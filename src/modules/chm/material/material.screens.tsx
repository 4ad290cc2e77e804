/** Products: the list. */
import { Link } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import type { MasterRow } from '#platform/web/master/master-state.ts'
import { Pictograms } from '../ghs/pictogram.parts.tsx'
import { materialMaster } from './material.master.ts'

export const MaterialList = () => (
  <MasterList
    master={materialMaster}
    cells={{
      chmMatCd: (row) => <Link to={pathOf(row)}>{String(row.chmMatCd)}</Link>,
      pictogramCds: (row) => <Pictograms cds={String(row.pictogramCds ?? '').split(' ')} sizePx={24} />,
    }}
    below={(row) => <Below row={row} />}
    empty="등록된 자재가 없습니다."
  />
)

const pathOf = ({ chmMatNo }: MasterRow) => `${materialMaster.route}/${chmMatNo}`

function Below({ row }: { row: MasterRow }) {
  const t = useT()
  return <Link to={pathOf(row)}>{t('구성성분과 GHS 분류 보기')}</Link>
}
