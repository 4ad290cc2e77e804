/** What a head has to know of his people and puts into practice; no finding stands here. */
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { dDay } from '#platform/model/calendar.ts'
import { useSend } from '#platform/web/calls/asked.tsx'
import { confirm } from '#platform/web/dialog/dialogs.ts'
import { formatDay, today } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { ReportList, reportKey } from '#platform/web/report/report-list.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import type { TableAction } from '#platform/web/table/table.types.ts'
import { checkupResult } from './checkup-result.model.ts'
import { BAR, barringFits, followUps, workFits } from './result-codes.model.ts'
import { confirmMeasure, endMeasure } from './work-measure.calls.ts'
import { type WorkMeasure, workMeasures } from './work-measure.model.ts'

const measures: Readonly<Record<string, string>> = followUps
const kindOf = ({ measureCd, workFitCd }: WorkMeasure): string =>
  measureCd === 'FIT' && workFitCd
    ? `${workFitCd} · ${translateNow(workFits[workFitCd])}`
    : translateNow(measures[measureCd] ?? measureCd)
const dueOf = ({ dueYmd, reviewYmd, endYmd, confirmDt }: WorkMeasure): string => {
  const day = dueYmd ?? reviewYmd
  if (!day) return ''
  return endYmd || confirmDt ? formatDay(day) : `${formatDay(day)} ${dDay(day, today())}`
}
const isBar = ({ measureCd, workFitCd }: WorkMeasure) => measureCd === BAR || barringFits.has(workFitCd ?? '')

export function WorkMeasureList() {
  const { userId, roles } = usePerson()
  const isHealthTeam = ['HLM', 'NUR', 'DOC'].some((role) => roles.includes(role))
  const t = useT()
  const navigate = useNavigate()
  const steps = useSteps()
  /** A bar is lifted where a physician is heard about it. */
  const hear = ({ heaCheckupNo }: WorkMeasure): TableAction => ({
    name: 'hear',
    text: t('의사 의견 등록'),
    onClick: () => void navigate(`${checkupResult.route.staff}/${heaCheckupNo}`),
  })
  return (
    <ReportList
      report={workMeasures}
      cells={{
        measureCd: kindOf,
        measureDesc: ({ conditionDesc, measureDesc }) => conditionDesc ?? measureDesc ?? '',
        processNms: ({ allWorkYn, processNms }) => (allWorkYn === 'Y' ? t('모든 작업') : (processNms ?? '')),
        dueYmd: dueOf,
      }}
      widths={{
        userId: 90,
        deptNm: 120,
        measureCd: 170,
        processNms: 120,
        dueYmd: 120,
        startYmd: 110,
        stateCd: 90,
        confirmUserNm: 90,
      }}
      rowActions={(row) => {
        if (row.endYmd || row.userId === userId) return []
        const ending = isBar(row) ? hear(row) : steps.end(row)
        return [...(row.confirmDt ? [] : [steps.confirm(row)]), ...(isHealthTeam ? [ending] : [])]
      }}
      empty="조건이 있는 업무적합성이나 작업 조치가 없습니다."
    />
  )
}

/** Told by a sentence, asked once. */
function useSteps() {
  const t = useT()
  const queries = useQueryClient()
  const confirming = useSend(confirmMeasure, { said: '확인했습니다.' })
  const ending = useSend(endMeasure, { said: '해제했습니다.' })
  const step =
    (name: string, text: string, question: string, { send }: typeof confirming | typeof ending) =>
    ({ workMeasureNo: no, rowVersion, userNm }: WorkMeasure): TableAction => ({
      name,
      text: t(text),
      async onClick() {
        if (!(await confirm(t(question, { name: userNm ?? '' })))) return
        await send({ no }, { rowVersion })
        await queries.invalidateQueries({ queryKey: reportKey(workMeasures) })
      },
    })
  return {
    confirm: step('confirm', '확인', '{name} 님의 조건·조치를 현장에 적용했습니까?', confirming),
    end: step('end', '해제', '{name} 님의 조건·조치를 해제하시겠습니까?', ending),
  }
}
