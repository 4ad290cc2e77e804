/** The second page of a permit on paper: what the crew has to know where it works. */

import '../permit.css'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePermitGas } from '../../gas/permit-gas.tsx'
import { energies, methods, pointStates } from '../../isolation/isolation.logic.ts'
import { usePermitIsolations } from '../../isolation/permit-isolation.tsx'
import { Coordination, Overrides } from '../crew/permit-agreed.tsx'
import { crewRoles, typesOf } from '../fields/permit-codes.model.ts'
import type { Paper } from '../permit.calls.ts'

import { gasCells, paperGases, paperGasUnits } from './paper.logic.ts'
import { Both } from './paper-language.tsx'
import { useRecord } from './permit-paper-record.ts'
import { HotPosting, SpacePosting } from './permit-posting.tsx'

const BLANK_GAS_ROWS = 6
const FIRE_SERVICE = '119'

export function Second({ permitNo, paper }: { permitNo: number; paper: Paper }) {
  const { permitBaseCd, permitSubCds } = useRecord()
  const types = typesOf({ permitBaseCd, permitSubCds })
  return (
    <>
      <Emergency controlTel={paper.controlTel} />
      <CrewTable names={paper.names} />
      <GasTable permitNo={permitNo} />
      <IsolationTable permitNo={permitNo} />
      <RiskTable risks={paper.risks} />
      <Coordination permitNo={permitNo} />
      <Overrides permitNo={permitNo} />
      {types.includes('CSE') && <SpacePosting names={paper.names} />}
      {types.includes('HOT') && <HotPosting />}
    </>
  )
}

function Emergency({ controlTel }: { controlTel: string }) {
  const t = useT()
  const { fireStationTel, commMeansDesc } = useRecord()
  const numbers = [
    ...new Set([FIRE_SERVICE, t('통제실 {tel}', { tel: controlTel }), fireStationTel, commMeansDesc].filter(Boolean)),
  ]
  return (
    <section className="permit-emergency">
      <h2>
        <span>
          <Both>비상연락</Both>
        </span>
        <b>{numbers.join(' · ')}</b>
      </h2>
      <p>
        <Both>위험하면 누구나 작업을 중지할 수 있습니다. 즉시 대피하고 통제실에 알리십시오.</Both>
      </p>
      <p>
        <Both>허가서에 없는 작업은 하지 않습니다.</Both> · <Both>가스 경보가 울리면 즉시 나갑니다.</Both>
      </p>
    </section>
  )
}

function CrewTable({ names }: { names: Record<string, string> }) {
  const { permitCrew } = useRecord()
  return (
    <>
      <h2>
        <Both>작업인원</Both>
      </h2>
      <table>
        <thead>
          <tr>
            {(['이름', '역할', 'TBM서명', '이탈'] as const).map((head) => (
              <th key={head}>
                <Both>{head}</Both>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permitCrew?.map((line) => (
            <tr key={`${line.personNo}${line.userId}${line.addDt}`}>
              <td>{names[String(line.personNo ?? line.userId)]}</td>
              <td>
                <Both>{crewRoles[line.crewRoleCd]}</Both>
              </td>
              <td>{line.tbmSignDt && formatDateTime(line.tbmSignDt)}</td>
              <td>{line.leaveDt && formatDateTime(line.leaveDt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** What was measured stands here, what is still to be measured is written by hand. */
function GasTable({ permitNo }: { permitNo: number }) {
  const t = useT()
  const { data } = usePermitGas(permitNo)
  const sets = (data?.sets ?? []).filter(({ replacedByNo }) => replacedByNo === null)
  const blank = Array.from({ length: BLANK_GAS_ROWS }, (_, row) => `blank-${row}`)
  const heads = ['측정일시', ...paperGases.map((gas) => `${gas} (${paperGasUnits[gas]})`), '기타', '판정', '측정자']
  const words = { PASS: '적합', WARN: '주의', FAIL: '부적합' } as const
  return (
    <>
      <h2>
        <Both>가스측정</Both>
      </h2>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>
                <Both>{head}</Both>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => {
            const { cells, others } = gasCells(set.lines)
            return (
              <tr key={set.gasSetNo}>
                <td>{formatDateTime(set.measureDt)}</td>
                {cells.map((text, index) => (
                  <td key={paperGases[index]}>{text}</td>
                ))}
                <td>{others}</td>
                <td>{t(words[set.judgeCd as keyof typeof words] ?? '')}</td>
                <td>{set.testerNm}</td>
              </tr>
            )
          })}
          {blank.map((key) => (
            <tr key={key}>
              <td>&nbsp;</td>
              {heads.slice(1).map((head) => (
                <td key={head} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function IsolationTable({ permitNo }: { permitNo: number }) {
  const t = useT()
  const { isoNoneDesc } = useRecord()
  const { data } = usePermitIsolations(permitNo)
  const rows = data?.rows ?? []
  const points = rows.flatMap((plan) => plan.points.map((point) => ({ ...point, plan })))
  return (
    <>
      <h2>
        <Both>격리</Both>
      </h2>
      {points.length === 0 && (
        <p>
          {t('연결된 격리가 없습니다.')} {isoNoneDesc && `${t('격리하지 않는 사유')}: ${isoNoneDesc}`}
        </p>
      )}
      {points.length > 0 && (
        <table>
          <thead>
            <tr>
              {['격리번호', '밸브·차단기', '에너지', '방법', '잠금번호', '꼬리표번호', '상태'].map((head) => (
                <th key={head}>{t(head)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={`${point.plan.isoPlanNo}-${point.isoPointNo}`}>
                <td>{point.plan.isoPlanDocNo}</td>
                <td>{point.tagNm}</td>
                <td>{t(energies[point.energyCd as keyof typeof energies] ?? point.energyCd)}</td>
                <td>{t(methods[point.isoMethodCd as keyof typeof methods] ?? point.isoMethodCd)}</td>
                <td>{point.lockNo}</td>
                <td>{point.tagNo}</td>
                <td>{t(pointStates[(point.pointStatusCd ?? 'PLAN') as keyof typeof pointStates])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.some(({ locks }) => locks.length > 0) && (
        <p>
          {t('개인잠금')}:{' '}
          {rows.flatMap(({ locks }) => locks.map(({ workerNm, lockNo }) => `${workerNm} ${lockNo}`)).join(', ')}
        </p>
      )}
    </>
  )
}

function RiskTable({ risks }: Pick<Paper, 'risks'>) {
  if (risks.length === 0) return null
  return (
    <>
      <h2>
        <Both>주요 위험</Both>
      </h2>
      <table>
        <tbody>
          {risks.map((one) => (
            <tr key={`${one.stepNm}${one.hazardDesc}`}>
              <td>{one.stepNm}</td>
              <td>{one.hazardDesc}</td>
              <td>{one.measureDesc}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
