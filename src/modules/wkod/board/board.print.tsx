/** The board of the day on one sheet of A3: the map as it stands, its works and conflicts. */
import './board.css'
import './board.print.css'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { PrintPage } from '#platform/web/document/print/print-page.tsx'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { whyText } from '../simops/simops-why.logic.ts'
import { BOARD_ROUTE, type Board } from './board.calls.ts'
import { noConditions } from './board.logic.ts'
import { BoardMap } from './board-map.tsx'
import { useShown } from './board-shown.ts'
import { useBoard } from './use-board.ts'
import { Legend } from './work-facts.tsx'
import { stateOf } from './work-look.tsx'

export function WorkBoardPaper() {
  const { data, isError, error, refetch } = useBoard()
  if (data) return <Paper board={data} />
  return isError ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading lines={12} />
}

function Paper({ board }: { board: Board }) {
  const t = useT()
  const now = Date.parse(board.nowDt)
  const { works, conflicts, conflicting } = useShown(board, now, 0, noConditions)
  const plans = board.plans.filter(({ mapNo }) => works.some(({ marks }) => marks.some((mark) => mark.mapNo === mapNo)))
  const titleOf = (permitNo: number) => {
    const work = works.find((one) => one.permitNo === permitNo)
    return work ? `${work.permitDocNo ?? ''} ${work.wkodTitle}` : ''
  }
  return (
    <div className="board-paper">
      <PrintPage
        title={t('현장 보드 {at}', { at: formatDateTime(board.nowDt) })}
        docNo={null}
        path={BOARD_ROUTE}
        size="A3"
      >
        {plans.map((plan) => (
          <figure key={plan.mapNo}>
            <BoardMap
              plan={plan}
              works={works}
              conflicts={conflicts}
              zones={board.zones}
              conflicting={conflicting}
              now={now}
              plans={board.plans}
              selected={null}
              onSelect={() => undefined}
            />
            <figcaption>{plan.mapNm}</figcaption>
          </figure>
        ))}
        <Legend />
        {conflicts.length > 0 && (
          <section className="doc-section">
            <h2>{t('동시작업 충돌')}</h2>
            <ul>
              {conflicts.map((conflict) => (
                <li key={conflict.hitNo}>
                  {titleOf(conflict.permitNo)} ↔ {titleOf(conflict.otherPermitNo)} · {whyText(conflict, t)} ·{' '}
                  {t(conflict.ruleDesc)}
                </li>
              ))}
            </ul>
          </section>
        )}
        <table>
          <HeadRow names={['허가번호', '작업명', '유형', '업체', '작업장소', '유효시간', '작업인원', '상태']} />
          <tbody>
            {works.map((work) => (
              <tr key={work.permitNo}>
                <td>{work.permitDocNo}</td>
                <td>{work.wkodTitle}</td>
                <td>
                  {work.kindCds.map((kind) => t(permitTypes[kind as keyof typeof permitTypes] ?? kind)).join(', ')}
                </td>
                <td>{work.vendorNm ?? work.areaDeptNm}</td>
                <td>{work.placeDesc}</td>
                <td>
                  {formatTime(work.workFromDt)}–{formatTime(work.workToDt)}
                </td>
                <td>{work.crewCnt}</td>
                <td>{t(stateOf(work.statusCd).label)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PrintPage>
    </div>
  )
}
