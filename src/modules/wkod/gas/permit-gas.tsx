/** The tab 가스측정 of a permit: what is due, how it went, every set with its readings. */
import './gas.css'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { renew } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { Chart } from '#platform/web/chart/chart.tsx'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson, useSession } from '#platform/web/session/session.ts'
import { askStep } from '../isolation/iso-dialogs.tsx'
import { openGasZone, type PermitGas, permitGas } from './gas.calls.ts'
import { gasPurposes, gasSet } from './gas-set.model.ts'
import { gasPoints, type PointCd } from './judge.logic.ts'

export const usePermitGas = (permitNo: number) => useAsked(permitGas, { permitNo })

/** Where gas is measured and its sets are read: staff and vendors have a menu row each. */
function useGasPath(): string {
  const { staff, vendor = staff } = gasSet.route
  return useSession()?.user.kind === 'vendor' ? vendor : staff
}

export function PermitGasTab({ permitNo }: { permitNo: number }) {
  const t = useT()
  const { data, isError, error, refetch } = usePermitGas(permitNo)
  const path = useGasPath()
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={6} />
  const { permit, sets, zones } = data
  const last = sets.at(-1)
  return (
    <div className="stack is-wide">
      {zones.map((zone) => (
        <Zone key={zone.gasZoneNo} zone={zone} permitNo={permitNo} />
      ))}
      <div className="row">
        {permit.kindCds.length === 0 && <span className="quiet">{t('가스측정이 필요 없는 작업유형입니다.')}</span>}
        {permit.gasNextDueDt && <NextDue dueDt={permit.gasNextDueDt} />}
        <Link to={`${path}/new?permitNo=${permitNo}`}>{t('가스측정')}</Link>
        {last && <Link to={`${path}/${last.gasSetNo}/print`}>{t('가스측정기록표')}</Link>}
        {last && <Link to={`${path}?permitNo=${permitNo}`}>{t('목록과 엑셀')}</Link>}
      </div>
      {sets.length === 0 ? (
        <Empty message={t('가스측정 기록이 없습니다.')} />
      ) : (
        <>
          <Trend sets={sets} />
          <Sets sets={sets} path={path} />
        </>
      )}
    </div>
  )
}

/** A place that is closed: why, what it still waits for, and the button of whoever opens it. */
function Zone({ zone, permitNo }: { zone: PermitGas['zones'][number]; permitNo: number }) {
  const t = useT()
  const { roles } = usePerson()
  const open = async () => {
    const isDone = await askStep({
      label: t('구역 개방'),
      asks: [
        {
          name: 'openDesc',
          label: '원인과 조치',
          kind: 'long',
          help: '구역을 폐쇄한 원인과 조치를 10자 이상 적습니다.',
        },
      ],
      said: t('구역을 개방했습니다.'),
      call: openGasZone,
      at: { permitNo, gasZoneNo: zone.gasZoneNo },
      body: {},
    })
    if (isDone) await renew(permitGas)
  }
  return (
    <section className="callout stack is-close" data-tone="danger" aria-label={t('가스 폐쇄구역')}>
      <b>
        {t('가스 폐쇄구역')} {zone.permitDocNo} · {zone.distance.toFixed(1)} m
      </b>
      <p>
        {formatDateTime(zone.closeDt)} {zone.resultDesc}
      </p>
      <p>
        {t('폐쇄한 뒤 {n}분 이상 간격으로 두 번 적합하고 안전관리자가 개방해야 작업할 수 있습니다. (적합 {m}회)', {
          n: zone.gapMin,
          m: zone.passCnt,
        })}
      </p>
      {roles.includes('SHM') && (
        <div className="row">
          <Button danger disabled={!zone.isAired} onClick={() => void open()}>
            {t('구역 개방')}
          </Button>
        </div>
      )}
    </section>
  )
}

function NextDue({ dueDt }: { dueDt: string }) {
  const t = useT()
  const isLate = new Date(dueDt) <= new Date()
  return <StatusTag tone={isLate ? 'danger' : 'waiting'}>{t('다음측정 {at}', { at: formatTime(dueDt) })}</StatusTag>
}

type Set = PermitGas['sets'][number]

/** One gas at a time, a line for each height, with the limit. */
function Trend({ sets }: { sets: readonly Set[] }) {
  const t = useT()
  const lines = sets.filter(({ replacedByNo }) => replacedByNo === null)
  const gasCds = [...new Set(lines.flatMap((set) => set.lines.map(({ gasCd }) => gasCd)))]
  const [chosen, setChosen] = useState<string>()
  const gasCd = gasCds.find((one) => one === chosen) ?? gasCds[0]
  const points = [...new Set(lines.flatMap((set) => set.lines.map(({ pointCd }) => pointCd)))]
  const newest = lines.at(-1)?.lines.filter((line) => line.gasCd === gasCd) ?? []
  const sample = newest[0] ?? lines.flatMap((set) => set.lines).find((line) => line.gasCd === gasCd)
  if (gasCd === undefined || lines.length < 2 || !sample) return null
  const values = newest.map(({ readVal }) => readVal)
  const value = gasCd === 'O2' ? Math.min(...values) : Math.max(...values)
  const name = t(sample.gasNm ?? gasCd)
  const limit = gasCd === 'O2' ? sample.gasLimitMinVal : sample.gasLimitMaxVal
  return (
    <section>
      <Segmented
        aria-label={t('가스')}
        value={gasCd}
        onChange={(next) => setChosen(next)}
        options={gasCds.map((one) => ({ value: one, label: one }))}
      />
      <Chart
        kind="line"
        height={220}
        unit={sample.unitCd ?? ''}
        title={
          values.length > 0
            ? t('{gas}의 마지막 값은 {value}{unit}입니다', { gas: name, value, unit: sample.unitCd })
            : t('{gas}의 추이', { gas: name })
        }
        series={points.map((pointCd) => ({
          name: t(gasPoints[pointCd as PointCd] ?? pointCd),
          points: lines.flatMap(({ measureDt, lines: own }) => {
            const line = own.find((one) => one.gasCd === gasCd && one.pointCd === pointCd)
            return line ? [{ name: formatTime(measureDt), value: line.readVal }] : []
          }),
        }))}
        {...(limit !== null && { limit: { value: limit, label: t('기준 {limit}', { limit }) } })}
      />
    </section>
  )
}

export function Sets({ sets, path }: { sets: readonly Set[]; path?: string }) {
  const t = useT()
  const heads = ['측정일시', '구분', '측정장소', '측정값', '판정', '측정자', '측정기', '조치']
  return (
    <PlainTable label="가스측정" heads={heads} isCards>
      {sets.map((set) => (
        <tr key={set.gasSetNo} data-replaced={set.replacedByNo !== null || undefined}>
          <td>
            {path ? (
              <Link to={`${path}/${set.gasSetNo}`}>{formatDateTime(set.measureDt)}</Link>
            ) : (
              formatDateTime(set.measureDt)
            )}
            {set.lateYn === 'Y' && <div className="quiet">{t('지연입력')}</div>}
          </td>
          <td>{t(gasPurposes[set.purposeCd])}</td>
          <td>{set.placeDesc}</td>
          <td className="is-whole">
            <Values set={set} />
          </td>
          <td>
            <StatusTag tone={gasSet.lifecycle.states[set.statusCd].tone}>
              {t(gasSet.lifecycle.states[set.statusCd].label)}
            </StatusTag>
          </td>
          <td>{set.testerNm}</td>
          <td>{set.meterNo}</td>
          <td>{[set.airMoverYn === 'Y' ? t('환기중') : null, set.measureDesc].filter(Boolean).join(', ')}</td>
        </tr>
      ))}
    </PlainTable>
  )
}

/** A line for each gas: its readings from the top down, and the limit that held. */
function Values({ set }: { set: Set }) {
  const t = useT()
  const byGas = [...Map.groupBy(set.lines, ({ gasCd }) => gasCd)]
  return (
    <div className="gas-values">
      {byGas.map(([gasCd, lines]) => {
        const [first] = lines
        const min = first?.gasLimitMinVal ?? null
        const max = first?.gasLimitMaxVal ?? null
        const limit = [min !== null && t('{x} 이상', { x: min }), max !== null && t('{x} 미만', { x: max })]
        return (
          <div key={gasCd}>
            <span>{gasCd.includes('-') ? t(first?.gasNm ?? gasCd) : gasCd}</span>{' '}
            <span>
              {lines.map(({ readVal }) => readVal).join(' / ')} {first?.unitCd}
            </span>{' '}
            <span className="quiet">({limit.filter(Boolean).join(' ')})</span>
          </div>
        )
      })}
    </div>
  )
}
