/** The permit on paper: two pages of A4 that hang at the place of work. */
import '../permit.css'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { SiteLang } from '#modules/common/site-langs.model.ts'
import { SecondChoice } from '#modules/saf/term/second-language.parts.tsx'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { useRecordQuery } from '#platform/web/document/detail/detail.tsx'
import { ReadOnly } from '#platform/web/document/list/side-sheet.tsx'
import { PrintPage } from '#platform/web/document/print/print-page.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { useLightTheme } from '#platform/web/theme/appearance.ts'
import { permitGas } from '../../gas/gas.calls.ts'
import { permitIsolations } from '../../isolation/iso.calls.ts'
import { permitPlaces } from '../../simops/simops.calls.ts'
import { permitGrades } from '../fields/permit-codes.model.ts'
import { countPrint, permitPaper } from '../permit.calls.ts'
import { permit } from '../permit.model.ts'
import { Types, Validity } from '../permit.parts.tsx'
import { useLivePaper } from '../permit-queries.ts'
import { watermarkOf } from './paper.logic.ts'
import { SecondLanguage } from './paper-language.tsx'
import { First } from './permit-first.tsx'
import { Second } from './permit-second.tsx'

const { useRecord, useRecords } = screensFor(permit)

export function PermitPaper() {
  const { params, listPath } = usePage()
  return <Paper no={Number(params.no)} listPath={listPath} />
}

/** S-025: the permit that the address names; without one it asks which. */
export function PermitPrint() {
  const [asked] = useSearchParams()
  const { kind } = usePerson()
  const no = Number(asked.get('id'))
  const listPath = (kind === 'vendor' && permit.route.vendor) || permit.route.staff
  return Number.isSafeInteger(no) && no > 0 ? <Paper key={no} no={no} listPath={listPath} /> : <WhichPermit />
}

/** The last ones, and all others by a word or a number. */
function WhichPermit() {
  const t = useT()
  useLightTheme()
  const [q, setQ] = useState('')
  const { rows, isError, error, refetch } = useRecords({ ...(q && { q }), limit: 20 })
  return (
    <section className="paper permit-which">
      <h1>{t('어느 허가서를 인쇄합니까?')}</h1>
      <search>
        <SearchField
          asked={q}
          places={[t('번호'), ...permit.list.search.map((name) => t(permit.fields[name].label))]}
          onSearch={setQ}
        />
      </search>
      {isError ? (
        <Failed error={error} onRetry={refetch} />
      ) : !rows ? (
        <Loading lines={8} />
      ) : rows.length === 0 ? (
        <Empty message={t('조회된 자료가 없습니다.')} />
      ) : (
        <Lines label={t(permit.label)}>
          {rows.map((row) => (
            <li key={row.permitNo}>
              <Link to={`?id=${row.permitNo}`}>{[row.permitDocNo, row.wkodTitle].filter(Boolean).join(' ')}</Link>
              <span className="quiet">{row.placeDesc}</span>
              <Validity fromDt={row.workFromDt ?? null} toDt={row.workToDt ?? null} />
              <StatusTag tone={permit.lifecycle.states[row.statusCd].tone}>
                {t(permit.lifecycle.states[row.statusCd].label)}
              </StatusTag>
            </li>
          ))}
        </Lines>
      )}
    </section>
  )
}

function Paper({ no, listPath }: { no: number; listPath: string }) {
  const t = useT()
  const { data, isError, refetch } = useRecordQuery(permit, no)
  const { data: more } = useLivePaper(no, data?.rowVersion ?? null)
  const [language, setLanguage] = useState<SiteLang>()
  const [failed, setFailed] = useState(false)
  if (isError) return <Empty message={t('조회할 수 없는 허가서입니다.')} />
  if (!data || !more) return <Loading lines={12} />
  // What is on the page is on the paper: once it has its version, all of it is read again.
  const register = async () => {
    setFailed(false)
    try {
      await sendWith({ quiet: true }, countPrint, { no })
    } catch (error) {
      setFailed(true)
      throw error
    }
    await Promise.all([refetch(), renew(permitPaper, permitGas, permitIsolations, permitPlaces)])
  }
  const version = more.printed?.changes.length === 0 ? more.printed.versionNo : undefined
  // A print past the button says so itself, where it takes no room from what has to fit on the sheet.
  const edition = version ? t('출력 버전 {n}', { n: version }) : t('등록되지 않은 출력물: 인쇄 단추로 출력하세요.')
  const watermark = watermarkOf(data.statusCd)
  const docNo = typeof data.permitDocNo === 'string' ? data.permitDocNo : null
  return (
    <ReadOnly model={permit} record={data}>
      <PrintPage
        title={t(permit.label)}
        docNo={[docNo, edition].filter(Boolean).join(' · ')}
        path={more.path ? `${more.path}${version ? `?v=${version}` : ''}` : `${listPath}/${no}`}
        watermark={watermark && t(watermark)}
        isDense
        beforePrint={register}
      >
        {failed && (
          <p className="callout paper-tools" data-tone="danger" role="alert">
            {t('출력물의 버전을 서버에 등록하지 못해 인쇄하지 않았습니다. 연결을 확인하고 다시 시도하세요.')}
          </p>
        )}
        <SecondChoice value={language} onChange={setLanguage} />
        <SecondLanguage value={language}>
          <div className="permit-paper">
            <Marks printed={Number(data.printCnt ?? 0)} />
            <First permitNo={no} paper={more} />
            <Second permitNo={no} paper={more} />
          </div>
        </SecondLanguage>
      </PrintPage>
    </ReadOnly>
  )
}

/** State, types, and the number of the copy. */
function Marks({ printed }: { printed: number }) {
  const t = useT()
  const { statusCd, riskGradeCd, extendCnt, workToDt, permitBaseCd, permitSubCds } = useRecord()
  return (
    <p className="row">
      <b>{statusCd && t(permit.lifecycle.states[statusCd].label)}</b>
      <Types record={{ permitBaseCd, permitSubCds }} />
      {riskGradeCd && <span>{t('위험등급 {grade}', { grade: t(permitGrades[riskGradeCd]) })}</span>}
      {(extendCnt ?? 0) > 0 && workToDt && <span>{t('연장: {at}까지', { at: formatDateTime(workToDt) })}</span>}
      {printed > 1 && <b>{t('재발행 {n}', { n: printed - 1 })}</b>}
    </p>
  )
}
