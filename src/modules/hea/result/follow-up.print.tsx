/** 사후관리 조치결과 보고서 on paper, of all measures of a plan that are reported. @law 산업안전보건법 시행규칙 별지 제86호서식 (서식 항목 확인 필요) */
import './result.css'
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { PrintPage } from '#platform/web/document/print/print-page.tsx'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { checkupClasses } from '../checkup/checkup-codes.model.ts'
import { followUp } from './follow-up.model.ts'
import type { Line, FollowUpReport as Report } from './follow-up-report.wire.ts'
import { followUps } from './result-codes.model.ts'

export function FollowUpReport() {
  const t = useT()
  const { params, path } = usePage()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['follow-up-report', params.no],
    queryFn: ({ signal }) =>
      api.get<Report>(`${followUp.api}s/report`, {
        query: { heaCheckupPlanNo: params.no ?? null },
        signal,
        quiet: true,
      }),
  })
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={12} />
  return (
    <PrintPage title={t('사후관리 조치결과 보고서')} docNo={data.heaCheckupPlanDocNo} path={path}>
      <div className="follow-report">
        <p>{t('산업안전보건법 시행규칙 별지 제86호서식')}</p>
        <Head report={data} />
        <Lines rows={data.rows} />
        <p>
          {t('「산업안전보건법」 제132조제5항 및 같은 법 시행규칙 제210조제4항에 따라 사후관리 조치결과를 보고합니다.')}
        </p>
        <div className="follow-report-sign">
          <span>{t('년   월   일')}</span>
          <span>{t('보고인(사업주)                (서명 또는 인)')}</span>
        </div>
      </div>
    </PrintPage>
  )
}

function Head({ report }: { report: Report }) {
  const t = useT()
  const cells: [label: string, value: string | null][] = [
    ['사업장명', [report.companyNm, report.plantNm].filter(Boolean).join(' ')],
    ['소재지', report.addrDesc],
    ['검진기관', report.orgNms],
    ['검진구분', t(checkupClasses[report.heaCheckupClassCd])],
    ['검진기간', `${formatDay(report.checkupStartYmd)} ~ ${formatDay(report.checkupEndYmd)}`],
    ['보고기한', report.reportDueYmd && formatDay(report.reportDueYmd)],
  ]
  return (
    <table>
      <tbody>
        {cells.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{t(label)}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const genders: Readonly<Record<string, string>> = { M: '남', F: '여' }
function Lines({ rows }: { rows: readonly Line[] }) {
  const t = useT()
  const heads = [
    '공정(부서)',
    '성명',
    '성별·나이',
    '유해인자',
    '건강구분',
    '검진 소견',
    '적합성',
    '사후관리 소견',
    '조치내용',
    '조치일',
  ]
  return (
    <table>
      <HeadRow names={heads} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.heaFollowUpNo}>
            <td>{row.deptNm}</td>
            <td className="follow-report-short">{row.userNm}</td>
            <td>
              {[row.genderCd && t(genders[row.genderCd] ?? row.genderCd), row.ageCnt].filter(Boolean).join(' · ')}
            </td>
            <td>{row.factorNms}</td>
            <td>{row.overallGradeCd}</td>
            <td>{row.opinionDesc}</td>
            <td>{row.workFitCd}</td>
            <td>{`${row.followUpCd} ${t(followUps[row.followUpCd])}`}</td>
            <td>{row.measureDesc}</td>
            <td className="follow-report-short">{row.doneYmd && formatDay(row.doneYmd)}</td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={heads.length}>{t('보고할 사후관리가 없습니다.')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
