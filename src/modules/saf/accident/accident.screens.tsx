/** The lists of accidents; one accident is in a file of its own, which they do without. */
import { Link } from 'react-router'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type Accident, accident } from './accident.model.ts'
import { sevClasses, sevTones } from './accident-codes.model.ts'
import { Countdown } from './countdown.tsx'
import { UntoldLink } from './untold/untold-visit.screens.tsx'

const { List, Fields } = screensFor(accident)

const cells = {
  sevClassCd: ({ sevClassCd, hipoYn }: Accident) => <Severity sevClassCd={sevClassCd} hipoYn={hipoYn} />,
  dueDt: ({ dueDt }: Accident) => dueDt && <Countdown dueDt={dueDt} />,
}
const widths = { sevClassCd: 150, ownHurtCnt: 130, lostDayCnt: 80, measureCnt: 104, dueDt: 128, placeDesc: 140 }

export function AccidentList() {
  return (
    <List
      columns={[
        'dueDt',
        'sevClassCd',
        'accKindCd',
        'ownHurtCnt',
        'lostDayCnt',
        'measureCnt',
        'placeDesc',
        'occurDt',
        'vendorCd',
      ]}
      cells={cells}
      widths={widths}
      filters={['accKindCd', 'sevClassCd', 'occurDt']}
      stateTabs
      excel
      empty="보고된 사고가 없습니다."
      extra={<Links />}
      peek={<Fields names={peeked} />}
    />
  )
}

function Links() {
  const t = useT()
  return (
    <>
      <UntoldLink />
      <Link to={`${accident.route.staff}/register`}>{t('아차사고와 함께 보기')}</Link>
      <Link to={`${accident.route.staff}/posters`}>{t('사고 QR 포스터')}</Link>
    </>
  )
}

const peeked = [
  'occurDt',
  'placeDesc',
  'contentDesc',
  'accKindCd',
  'sevClassCd',
  'injuredCnt',
  'deadCnt',
  'lostDayCnt',
  'dueDt',
] as const

function Severity({ sevClassCd, hipoYn }: Pick<Accident, 'sevClassCd' | 'hipoYn'>) {
  const t = useT()
  return (
    <>
      {sevClassCd && <StatusTag tone={sevTones[sevClassCd]}>{t(sevClasses[sevClassCd])}</StatusTag>}
      {hipoYn === 'Y' && (
        <>
          {' '}
          <StatusTag tone="danger">HiPo</StatusTag>
        </>
      )}
    </>
  )
}

/** A vendor’s own people’s: the same document, without what only the site decides. */
export function VendorAccidentList() {
  return (
    <List
      columns={['sevClassCd', 'accKindCd', 'lostDayCnt', 'placeDesc', 'occurDt']}
      cells={cells}
      widths={widths}
      filters={['accKindCd', 'occurDt']}
      stateTabs
      excel
      empty="보고된 사고가 없습니다."
    />
  )
}
