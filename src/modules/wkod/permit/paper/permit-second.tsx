/** The back of a permit on paper: air, what is cut off, what was allowed, what the law wants posted, and last the crew, for which alone there may be a third page. */

import { signWays } from '#platform/model/sign-proof.ts'
import { formatRowTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { usePermitGas } from '../../gas/permit-gas.tsx'
import { energies, methods, pointStates } from '../../isolation/isolation.logic.ts'
import { usePermitIsolations } from '../../isolation/permit-isolation.tsx'
import { Overrides } from '../crew/permit-agreed.tsx'
import { crewRoles, typesOf } from '../fields/permit-codes.model.ts'
import type { Paper } from '../permit.calls.ts'
import type { PermitCrewLine } from '../permit.model.ts'
import { gasCells, gasSaid, inPairs, paperGases, paperGasUnits } from './paper.logic.ts'
import { Both } from './paper-language.tsx'
import { useRecord } from './permit-paper-record.ts'
import { postings } from './permit-posting.tsx'

const BLANK_GAS_ROWS = 6
/** What was measured before the last ones is read in the record. */
const SHOWN_GAS_ROWS = 10
/** For whoever joins while work goes on. */
const BLANK_CREW = 2

export function Second({ permitNo, paper }: { permitNo: number; paper: Paper }) {
  const { permitBaseCd, permitSubCds } = useRecord()
  const types = typesOf({ permitBaseCd, permitSubCds })
  return (
    <>
      <GasTable permitNo={permitNo} />
      <IsolationTable permitNo={permitNo} />
      <Overrides permitNo={permitNo} />
      {types.map((type) => {
        const Posting = postings[type]
        return Posting && <Posting key={type} permitNo={permitNo} names={paper.names} />
      })}
      <CrewTable paper={paper} />
    </>
  )
}

const gasHeads = ['측정일시', ...paperGases.map((gas) => `${gas} (${paperGasUnits[gas]})`), '기타', '판정', '측정자']

/** What was measured stands here, what is still to be measured is written by hand. */
function GasTable({ permitNo }: { permitNo: number }) {
  const t = useT()
  const { gasPlanDesc } = useRecord()
  const { data } = usePermitGas(permitNo)
  const sets = (data?.sets ?? []).filter(({ replacedByNo }) => replacedByNo === null)
  const blank = Array.from({ length: BLANK_GAS_ROWS }, (_, row) => `blank-${row}`)
  const earlierCnt = Math.max(0, sets.length - SHOWN_GAS_ROWS)
  return (
    <>
      <h2>
        <Both>가스측정</Both>
      </h2>
      {gasPlanDesc && (
        <p className="permit-said">
          {t('가스측정 계획')}: {gasPlanDesc}
        </p>
      )}
      {earlierCnt > 0 && <p>{t('앞선 측정 {n}회는 전자 기록에 있습니다.', { n: earlierCnt })}</p>}
      <table className="permit-gas">
        <thead>
          <tr>
            {gasHeads.map((head) => (
              <th key={head}>
                <Both>{head}</Both>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sets.slice(earlierCnt).map((set) => {
            const { cells, others } = gasCells(set.lines)
            return (
              <tr key={set.gasSetNo}>
                <td>{formatRowTime(set.measureDt)}</td>
                {cells.map((text, index) => (
                  <td key={paperGases[index]}>{text}</td>
                ))}
                <td>{others}</td>
                <td>{t(gasSaid(set.judgeCd))}</td>
                <td>{set.testerNm}</td>
              </tr>
            )
          })}
          {blank.map((key) => (
            <tr key={key} className="is-blank">
              {gasHeads.map((head) => (
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
  const { isoPlanDesc, isoNoneDesc } = useRecord()
  const { data } = usePermitIsolations(permitNo)
  const rows = data?.rows ?? []
  const points = rows.flatMap((plan) => plan.points.map((point) => ({ ...point, plan })))
  const locks = rows.flatMap((plan) => plan.locks.map(({ workerNm, lockNo }) => `${workerNm} ${lockNo}`))
  return (
    <>
      <h2>
        <Both>격리</Both>
      </h2>
      {isoPlanDesc && (
        <p className="permit-said">
          {t('격리 목록')}: {isoPlanDesc}
        </p>
      )}
      {points.length === 0 && (
        <p>
          {t('연결된 격리가 없습니다.')} {isoNoneDesc && `${t('격리하지 않는 사유')}: ${isoNoneDesc}`}
        </p>
      )}
      {points.length > 0 && (
        <table>
          <HeadRow names={['격리번호', '밸브·차단기', '에너지', '방법', '잠금번호', '꼬리표번호', '상태']} />
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
      {locks.length > 0 && (
        <p>
          {t('개인잠금')}: {locks.join(', ')}
        </p>
      )}
    </>
  )
}

const crewHeads = ['이름', '역할', 'TBM서명', '이탈'] as const

/** Two people a row; who joins later signs by hand. */
function CrewTable({ paper: { names, signs } }: { paper: Pick<Paper, 'names' | 'signs'> }) {
  const t = useT()
  const crew = useRecord().permitCrew ?? []
  const blank = Array.from({ length: BLANK_CREW + (crew.length % 2) }, () => null)
  return (
    <>
      <h2>
        <Both>작업인원</Both> {t('{n}명', { n: crew.length })}
      </h2>
      <table className="permit-crew">
        <thead>
          <tr>
            {[0, 1].flatMap((side) =>
              crewHeads.map((head) => (
                <th key={`${side}${head}`}>
                  <Both>{head}</Both>
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {inPairs<PermitCrewLine | null>([...crew, ...blank]).map((pair, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people do not change their places on paper.
            <tr key={at} className={pair.every((line) => line === null) ? 'is-blank' : undefined}>
              {pair.map((line, side) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: left and right.
                <Member key={side} line={line} names={names} sign={line ? signOf(line, signs) : undefined} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const signOf = ({ personNo, userId }: PermitCrewLine, signs: Paper['signs']) =>
  signs.find((sign) => (personNo === null ? sign.userId === userId : sign.personNo === personNo))

interface MemberProps {
  line: PermitCrewLine | null
  names: Record<string, string>
  sign: Paper['signs'][number] | undefined
}
function Member({ line, names, sign }: MemberProps) {
  const t = useT()
  return (
    <>
      <td>{line && names[String(line.personNo ?? line.userId)]}</td>
      <td>{line && <Both>{crewRoles[line.crewRoleCd]}</Both>}</td>
      <td>
        {sign?.signDt && formatRowTime(sign.signDt)} {sign?.signWayCd && <small>{t(signWays[sign.signWayCd])}</small>}
      </td>
      <td>{line?.leaveDt && formatRowTime(line.leaveDt)}</td>
    </>
  )
}
