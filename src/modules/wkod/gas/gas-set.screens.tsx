/** All gas sets, and one of them with its lines; a set is read, looked at, allowed, and never changed. */
import './gas.css'
import { Link } from 'react-router'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import { usePage } from '#platform/web/pages/page.tsx'
import { gasMeterMaster } from './gas-meter.master.ts'
import { gasSet } from './gas-set.model.ts'
import { gasTesterMaster } from './gas-tester.master.ts'
import { type GasKind, gasKinds } from './judge.logic.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(gasSet)

export function GasSetList() {
  return (
    <List
      columns={[
        'wkodTitle',
        'measureDt',
        'placeDesc',
        'resultDesc',
        'nextDueDt',
        'testerUserId',
        'purposeCd',
        'lateYn',
        'meterNo',
      ]}
      cells={{ resultDesc: ({ resultDesc }) => resultDesc && unbroken(resultDesc) }}
      widths={{ resultDesc: 176, permitDocNo: 176, wkodTitle: 140, placeDesc: 132, purposeCd: 96 }}
      filters={['measureDt', 'judgeCd', 'testerUserId']}
      stateTabs
      excel
      empty="가스측정 기록이 없습니다."
    />
  )
}

/** `O2 20.9% · LEL 0%`: a gas and its value stay on one line. */
const unbroken = (resultDesc: string) =>
  resultDesc
    .split(' · ')
    .map((one) => one.replaceAll(' ', '\u00a0'))
    .join(' · ')

export function GasSetDetail() {
  return (
    <Detail print>
      <Measured />
      <Section title="측정값">
        <Fields names={['lines']} />
      </Section>
      <Actions>
        <Correct />
      </Actions>
    </Detail>
  )
}

const kindsOf = (text: string | null): GasKind[] => gasKinds.filter((kind) => text?.split(' ').includes(kind))

function Measured() {
  const t = useT()
  const { listPath } = usePage()
  const record = useRecord()
  return (
    <Section title="측정">
      <Fields names={['permitDocNo', 'wkodTitle', 'purposeCd', 'placeDesc', 'measureDt', 'testerUserId', 'meterNo']} />
      <Fields names={['bumpOkYn', 'airMoverYn', 'judgeCd', 'nextDueDt', 'retainToYmd']} />
      <div className="doc-value">
        <dt>{t('작업유형')}</dt>
        <dd>
          {kindsOf(record.kindCds)
            .map((kind) => t(permitTypes[kind]))
            .join(', ') || '–'}
        </dd>
      </div>
      {record.lateYn === 'Y' && <Fields names={['lateYn', 'lateReasonDesc']} />}
      {record.confirmUserId && <Fields names={['confirmUserId', 'confirmDt']} />}
      {record.wrongGasSetNo && (
        <>
          <Fields names={['wrongReasonDesc']} />
          <div className="doc-value">
            <dt>{t('정정 대상')}</dt>
            <dd>
              <Link to={`${listPath}/${record.wrongGasSetNo}`}>{t('정정한 측정 보기')}</Link>
            </dd>
          </div>
        </>
      )}
    </Section>
  )
}

/** A wrong set is not mended: a new one names it. */
function Correct() {
  const t = useT()
  const { listPath, editable } = usePage()
  const { permitNo, gasSetNo } = useRecord()
  if (!editable || !permitNo) return null
  return (
    <Link className="gas-correct" to={`${listPath}/new?permitNo=${permitNo}&wrong=${gasSetNo}`}>
      {t('정정 측정')}
    </Link>
  )
}

export const GasMeterList = () => <MasterList master={gasMeterMaster} empty="등록한 측정기가 없습니다." />
export const GasTesterList = () => <MasterList master={gasTesterMaster} empty="지정한 측정자가 없습니다." />
