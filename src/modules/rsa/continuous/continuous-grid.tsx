/** The picture: a cell for each process and month, in it what was found, its weeks, and its days. */
import { Search } from 'lucide-react'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { ContinuousGrid, MonthCell } from './continuous.calls.ts'
import { monthStates } from './continuous.logic.ts'

interface MonthGridProps {
  grid: ContinuousGrid
  chosen?: { processNo: number; ym: string } | null
  /** Without it the picture is for paper. */
  onChoose?: (processNo: number, ym: string) => void
}

export function MonthGrid({ grid: { months, rows }, chosen = null, onChoose }: MonthGridProps) {
  const t = useT()
  return (
    <table className="cont-grid">
      <thead>
        <tr>
          <th scope="col">{t('공정')}</th>
          {months.map((ym, at) => (
            <th key={ym} scope="col">
              {(at === 0 || ym.endsWith('-01')) && <small>{ym.slice(0, 4)}</small>}
              {t('{n}월', { n: Number(ym.slice(5)) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ processNo, processNm, deptNm, months: cells }) => (
          <tr key={processNo}>
            <th scope="row">
              {processNm}
              <small className="quiet">{deptNm}</small>
            </th>
            {cells.map((cell) => (
              <td key={cell.ym} data-month={t('{n}월', { n: Number(cell.ym.slice(5)) })}>
                {onChoose ? (
                  <button
                    type="button"
                    className="cont-cell"
                    data-state={cell.stateCd}
                    aria-pressed={chosen?.processNo === processNo && chosen.ym === cell.ym}
                    aria-label={saidOf(processNm, cell, t)}
                    onClick={() => onChoose(processNo, cell.ym)}
                  >
                    <Picture cell={cell} />
                  </button>
                ) : (
                  <div className="cont-cell" data-state={cell.stateCd}>
                    <Picture cell={cell} />
                  </div>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cntOf = (states: readonly string[], wanted: string) => states.filter((state) => state === wanted).length

function saidOf(processNm: string, { ym, stateCd, discoveryCnt, weeks, days }: MonthCell, t: ReturnType<typeof useT>) {
  const said = [processNm, ym, t(monthStates[stateCd])]
  if (stateCd !== 'NONE')
    said.push(
      t('발굴 {n}건', { n: discoveryCnt }),
      t('회의 부족한 주 {n}', { n: cntOf(weeks, 'NG') }),
      t('TBM 없는 날 {n}', { n: cntOf(days, 'NG') }),
    )
  return said.join(', ')
}

const inOrder = (states: readonly string[]) => states.map((state, at) => ({ key: at, state }))

function Picture({ cell: { stateCd, discoveryCnt, weeks, days } }: { cell: MonthCell }) {
  const t = useT()
  if (stateCd === 'NONE') return <span className="cont-word">–</span>
  return (
    <>
      <span className="cont-word">
        {t(monthStates[stateCd])}
        <small data-none={discoveryCnt === 0 || undefined}>
          <Search size={11} aria-hidden /> {discoveryCnt}
        </small>
      </span>
      <span className="cont-weeks" aria-hidden>
        {inOrder(weeks).map(({ key, state }) => (
          <i key={key} data-state={state} />
        ))}
      </span>
      <span className="cont-days" aria-hidden>
        {inOrder(days).map(({ key, state }) => (
          <i key={key} data-state={state} />
        ))}
      </span>
    </>
  )
}

export function Legend() {
  const t = useT()
  return (
    <ul className="cont-legend" aria-label={t('그림의 뜻')}>
      <li>
        <Search size={12} aria-hidden /> {t('찾아서 등급과 대책을 정한 위험요인')}
      </li>
      <li>
        <span className="cont-weeks">
          <i data-state="OK" />
          <i data-state="NG" />
        </span>
        {t('주마다 점검회의: 있음 · 없거나 서명 부족')}
      </li>
      <li>
        <span className="cont-days">
          <i data-state="OK" />
          <i data-state="NG" />
          <i data-state="STOP" />
          <i data-state="OFF" />
        </span>
        {t('날마다 TBM: 있음 · 없음 · 공정 정지 · 쉬는 날')}
      </li>
    </ul>
  )
}
