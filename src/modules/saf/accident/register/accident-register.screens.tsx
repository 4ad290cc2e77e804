/** Accidents with near misses beside them: searched as one, each opened where it lies. */
import { Link, useNavigate } from 'react-router'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { ReportList } from '#platform/web/report/report-list.tsx'
import { nearMiss } from '../../near-miss/near-miss.model.ts'
import { accident } from '../accident.model.ts'
import { sevClasses, sevTones } from '../accident-codes.model.ts'
import { accidentRegister, type RegisterRow } from './accident-register.model.ts'

const pathOf = ({ nearMissYn, recordNo }: RegisterRow) =>
  `${nearMissYn === 'Y' ? nearMiss.route.staff : accident.route.staff}/${recordNo}`

export function AccidentRegister() {
  const t = useT()
  const go = useNavigate()
  return (
    <ReportList
      report={accidentRegister}
      opens="titleNm"
      onOpen={(row) => void go(pathOf(row))}
      cells={{
        sevClassCd: ({ sevClassCd }) =>
          sevClassCd && <StatusTag tone={sevTones[sevClassCd]}>{t(sevClasses[sevClassCd])}</StatusTag>,
        potSevCd: ({ potSevCd, hipoYn }) => (
          <>
            {potSevCd} {hipoYn === 'Y' && <StatusTag tone="danger">HiPo</StatusTag>}
          </>
        ),
      }}
      widths={{ docNo: 150, kindCd: 90, stageCd: 110, sevClassCd: 100, potSevCd: 96, occurDt: 148 }}
      before={<Link to={accident.route.staff}>{t('사고만 보기')}</Link>}
      empty="보고된 사고와 아차사고가 없습니다."
    />
  )
}
