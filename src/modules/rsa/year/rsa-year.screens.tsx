/** The board of a year: by process what is owed and by when, the assessment that answers it, or its plan with one press. */
import { Link, useNavigate } from 'react-router'
import { mayCreate } from '#platform/model/access.ts'
import { daysBetween } from '#platform/model/calendar.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { useSend } from '#platform/web/calls/asked.tsx'
import { formatDay, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { ReportList, reportKey } from '#platform/web/report/report-list.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { useRight } from '#platform/web/session/use-right.ts'
import type { TableAction } from '#platform/web/table/table.types.ts'
import { rsa } from '../assess/rsa.model.ts'
import { CONT_ROUTE } from '../continuous/continuous.calls.ts'
import { HALF_PATH } from './rsa-half.model.ts'
import { planProcess } from './rsa-year.calls.ts'
import { type RsaYearRow, rsaYears, SOON_DAYS } from './rsa-year.model.ts'

/** Next year's dues are planned for, and what was missed is looked back at. */
const AHEAD = 1
const SHOWN_YEARS = 6
const years = () =>
  Array.from({ length: SHOWN_YEARS }, (_, back) => String(Number(today().slice(0, 4)) + AHEAD - back)).map((year) => ({
    code: year,
    codeNm: year,
  }))

const ROUTE = rsa.route.staff
const open: readonly RsaYearRow['stateCd'][] = ['LATE', 'SOON', 'DUE']

export function RsaPlanList() {
  const t = useT()
  const navigate = useNavigate()
  const person = usePerson()
  const { isWritable } = useRight(ROUTE)
  const mayPlan = isWritable && mayCreate(rsa, person)
  const { send } = useSend(planProcess, { said: '계획을 만들었습니다.' })
  const plan = ({ processNo }: RsaYearRow): TableAction => ({
    name: 'plan',
    text: t('계획 수립'),
    async onClick() {
      const made = await send({ processNo })
      await queryClient.invalidateQueries({ queryKey: reportKey(rsaYears) })
      if (made) navigate(`${ROUTE}/${made.rsaNo}`)
    },
  })
  const states = rsa.lifecycle.states
  return (
    <ReportList
      report={rsaYears}
      above={<Link to={HALF_PATH}>{t('반기 점검')}</Link>}
      choices={{ baseYear: years() }}
      cells={{
        siteDueYmd: SiteDue,
        legalLimitYmd: LegalLimit,
        rsaDocNo: ({ rsaDocNo, rsaStatusCd, contYmd, kindCd }) =>
          kindCd === 'CONT' && contYmd ? (
            <Link to={`${CONT_ROUTE}?toYm=${contYmd.slice(0, 7)}`}>{t('상시평가로 갈음')}</Link>
          ) : (
            [rsaDocNo, rsaStatusCd && t(states[rsaStatusCd as keyof typeof states].label)].filter(Boolean).join(' · ')
          ),
        missDesc: ({ missDesc }) => missDesc && <StatusTag tone="danger">{missDesc}</StatusTag>,
      }}
      widths={{
        baseYear: 64,
        kindCd: 64,
        stateCd: 112,
        siteDueYmd: 156,
        legalLimitYmd: 156,
        rsaDocNo: 236,
        missDesc: 112,
      }}
      opens="rsaDocNo"
      onOpen={({ rsaNo }) => rsaNo !== null && navigate(`${ROUTE}/${rsaNo}`)}
      rowActions={(row) => (mayPlan && row.plannableYn === 'Y' ? [plan(row)] : [])}
      empty="사용 중인 공정이 없습니다."
    />
  )
}

/** How far away it is, once that matters. */
function SiteDue({ siteDueYmd, stateCd, lateSiteYn }: RsaYearRow) {
  const t = useT()
  if (siteDueYmd === null) return ''
  return (
    <>
      {formatDay(siteDueYmd)} {(stateCd === 'LATE' || stateCd === 'SOON') && <Deadline dueYmd={siteDueYmd} />}
      {stateCd === 'MET' && lateSiteYn === 'Y' && <StatusTag tone="waiting">{t('지연')}</StatusTag>}
    </>
  )
}

function LegalLimit({ legalLimitYmd, stateCd }: RsaYearRow) {
  if (legalLimitYmd === null) return ''
  const isNear = open.includes(stateCd) && daysBetween(today(), legalLimitYmd) <= SOON_DAYS
  return (
    <>
      {formatDay(legalLimitYmd)} {(stateCd === 'MISSED' || isNear) && <Deadline dueYmd={legalLimitYmd} />}
    </>
  )
}
