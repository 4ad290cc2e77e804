/** Uses of products at a plant, a row for each process; and whom health does not know yet. */
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Link } from 'react-router'
import { EXPOSURE_ROUTE } from '#modules/hea/exposure/exposure.model.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { ReportList, reportKey } from '#platform/web/report/report-list.tsx'
import { openSheet } from '#platform/web/sheet/sheet-upload.tsx'
import { MATERIAL_ROUTE } from '../chm-routes.model.ts'
import { Pictograms } from '../ghs/pictogram.parts.tsx'
import { matUseSheet } from './use.calls.ts'
import { matUseExposures, matUseList } from './use-list.model.ts'

const toMaterial = ({ chmMatNo, matNm }: { chmMatNo: number; matNm: string }) => (
  <Link to={`${MATERIAL_ROUTE}/${chmMatNo}`}>{matNm}</Link>
)

export const UseList = () => (
  <ReportList
    report={matUseList}
    before={<Upload />}
    cells={{
      matNm: toMaterial,
      pictogramCds: ({ pictogramCds }) => <Pictograms cds={(pictogramCds ?? '').split(' ')} sizePx={24} />,
    }}
    empty="사용하는 자재가 없습니다. 자재의 사용공정에서 등록하거나 엑셀로 올리세요."
  />
)

function Upload() {
  const t = useT()
  const { editable } = usePage()
  const queries = useQueryClient()
  if (!editable) return null
  const upload = async () => {
    if (await openSheet(matUseSheet)) await queries.invalidateQueries({ queryKey: reportKey(matUseList) })
  }
  return <Button onClick={() => void upload()}>{t('엑셀 업로드')}</Button>
}

export function UseExposureList() {
  const t = useT()
  return (
    <ReportList
      report={matUseExposures}
      cells={{ matNm: toMaterial }}
      above={
        <p className="quiet">
          {t('특수건강진단 대상 유해인자가 든 자재의 취급자 가운데, 그 공정에 노출 근로자로 등록되지 않은 사람입니다.')}{' '}
          <Link to={EXPOSURE_ROUTE}>{t('노출 근로자 등록')}</Link>
        </p>
      }
      empty="등록되지 않은 취급자가 없습니다."
    />
  )
}
