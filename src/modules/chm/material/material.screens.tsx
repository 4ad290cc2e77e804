/** Products: the list. */
import { Button } from 'antd'
import { Link } from 'react-router'
import { takeOut } from '#platform/web/calls/ask.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import { type MasterRow, refreshMaster } from '#platform/web/master/master-state.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { openSheet } from '#platform/web/sheet/sheet-upload.tsx'
import { Pictograms } from '../ghs/pictogram.parts.tsx'
import { compositionSheet, compositionsOut } from './composition-sheet.calls.ts'
import { materialMaster } from './material.master.ts'

export const MaterialList = () => (
  <MasterList
    master={materialMaster}
    cells={{
      chmMatCd: (row) => <Link to={pathOf(row)}>{String(row.chmMatCd)}</Link>,
      pictogramCds: (row) => <Pictograms cds={String(row.pictogramCds ?? '').split(' ')} sizePx={24} />,
    }}
    extra={<Compositions />}
    below={(row) => <Below row={row} />}
    empty="등록된 자재가 없습니다."
  />
)

/** The compositions of all products as one sheet. */
function Compositions() {
  const t = useT()
  const { editable } = usePage()
  const upload = async () => {
    if (await openSheet(compositionSheet)) await refreshMaster(materialMaster)
  }
  return (
    <>
      {editable && <Button onClick={() => void upload()}>{t('구성성분 올리기')}</Button>}
      <Button onClick={() => void takeOut(compositionsOut, {})}>{t('구성성분 내려받기')}</Button>
    </>
  )
}

const pathOf = ({ chmMatNo }: MasterRow) => `${materialMaster.route}/${chmMatNo}`

function Below({ row }: { row: MasterRow }) {
  const t = useT()
  return <Link to={pathOf(row)}>{t('구성성분과 GHS 분류 보기')}</Link>
}
