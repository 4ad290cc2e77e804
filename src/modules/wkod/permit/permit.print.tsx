/** The permit on paper: two pages of A4 that hang at the place of work. */
import './permit.css'
import { useState } from 'react'
import { permitTypes } from '#modules/saf/jsa/jsa-codes.model.ts'
import { api } from '#platform/web/api/client.ts'
import { useRecordQuery } from '#platform/web/document/detail/detail.tsx'
import { ReadOnly } from '#platform/web/document/list/side-sheet.tsx'
import { PrintPage } from '#platform/web/document/print/print-page.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Empty, Loading } from '#platform/web/parts/states.tsx'
import { permit } from './permit.model.ts'
import { Types, Validity } from './permit.parts.tsx'
import { usePaper } from './permit.queries.ts'
import { crewRoles, permitGrades, suspReasons, typesOf } from './permit-codes.model.ts'
import { fieldsOfType } from './permit-fields.model.ts'

const { Section, Fields, useRecord } = screensFor(permit)
const BLANK_GAS_ROWS = 6
const GASES = ['O2', 'LEL', 'CO2', 'CO', 'H2S'] as const

/** @param beforeIssue, ended what stands across the paper */
const watermarkOf = (statusCd: string): string | undefined => {
  if (['TEMP', 'RQST', 'REVIEW', 'RTN', 'PREP', 'APPR'].includes(statusCd)) return '미발급'
  if (statusCd === 'CLOSE') return '종료'
  return ['CANC', 'REJ', 'EXPIRED'].includes(statusCd) ? '무효' : undefined
}

export function PermitPaper() {
  const t = useT()
  const { params, listPath } = usePage()
  const no = Number(params.no)
  const { data, isError, refetch } = useRecordQuery(permit, no)
  const { data: more } = usePaper(no, data?.rowVersion ?? null)
  const [printCnt, setPrintCnt] = useState<number>()
  if (isError) return <Empty message={t('조회할 수 없는 허가서입니다.')} />
  if (!data || !more) return <Loading lines={12} />
  const printed = printCnt ?? Number(data.printCnt ?? 0)
  const count = async () => {
    const answer = await api.post<{ printCnt: number }>(`${permit.api}/${no}/print`)
    setPrintCnt(answer.printCnt)
    await refetch()
  }
  const watermark = watermarkOf(data.statusCd)
  return (
    <ReadOnly model={permit} record={data}>
      <PrintPage
        title={t(permit.label)}
        docNo={typeof data.permitDocNo === 'string' ? data.permitDocNo : null}
        path={more.path ?? `${listPath}/${no}`}
        watermark={watermark && t(watermark)}
        beforePrint={count}
      >
        <div className="permit-paper">
          <Marks printed={printed} />
          <First />
          <div className="permit-second">
            <Second no={no} />
          </div>
        </div>
      </PrintPage>
    </ReadOnly>
  )
}

/** State, types, and the number of the copy. */
function Marks({ printed }: { printed: number }) {
  const t = useT()
  const { statusCd, riskGradeCd, extendCnt, workToDt, permitBaseCd, permitSubCds } = useRecord()
  return (
    <p className="permit-marks">
      <b>{statusCd && t(permit.lifecycle.states[statusCd].label)}</b>
      <Types record={{ permitBaseCd, permitSubCds }} />
      {riskGradeCd && <span>{t('위험등급 {grade}', { grade: t(permitGrades[riskGradeCd]) })}</span>}
      {(extendCnt ?? 0) > 0 && workToDt && <span>{t('연장: {at}까지', { at: formatDateTime(workToDt) })}</span>}
      {printed > 1 && <b>{t('재발행 {n}', { n: printed - 1 })}</b>}
    </p>
  )
}

function First() {
  const { permitBaseCd, permitSubCds } = useRecord()
  const types = typesOf({ permitBaseCd, permitSubCds })
  const fields = [...new Set(types.flatMap((type) => fieldsOfType[type]))]
  return (
    <>
      <Section title="작업">
        <Fields names={['wkodTitle', 'wkodDesc', 'vendorCd', 'placeDesc', 'equipNo', 'workFromDt', 'workToDt']} />
        <Fields
          names={['ownUserId', 'areaDeptCd', 'leaderPersonNo', 'leaderUserId', 'watchPersonNo', 'fireWatchPersonNo']}
        />
      </Section>
      <Signatures />
      {fields.length > 0 && (
        <Section title="유형별 조치">
          <Fields names={fields} />
        </Section>
      )}
      <Measures />
    </>
  )
}

function Signatures() {
  const t = useT()
  const record = useRecord()
  const lines: [string, string | null, string | null][] = [
    ['신청', record.rqstUserNm, record.rqstDt],
    ['검토', record.reviewUserNm, record.reviewDt],
    ['안전 검토', record.coReviewUserNm, record.coReviewDt],
    ['승인', record.apprUserNm, record.apprDt],
    ['발급', record.issueUserNm, record.issueDt],
    ['책임자 서명', record.leaderPersonNm ?? record.leaderUserNm, record.leaderSignDt],
  ]
  return (
    <table>
      <thead>
        <tr>
          {lines.map(([label]) => (
            <th key={label}>{t(label)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {lines.map(([label, name, dt]) => (
            <td key={label}>
              {dt && name}
              <br />
              {dt && formatDateTime(dt)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function Measures() {
  const t = useT()
  const { permitCheck } = useRecord()
  const lines = permitCheck ?? []
  if (lines.length === 0) return null
  const photos = lines.filter(({ photoFileNo }) => photoFileNo).length
  return (
    <>
      <h2>{t('안전조치 (사진 {n}장)', { n: photos })}</h2>
      <table>
        <tbody>
          {lines.map((line) => (
            <tr key={line.checkItemNo}>
              <td>{line.okYn === 'Y' ? '☑' : '☐'}</td>
              <td>{t(line.checkDesc ?? '')}</td>
              <td>{line.lawRefDesc}</td>
              <td>{line.okDt && formatDateTime(line.okDt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Second({ no }: { no: number }) {
  const t = useT()
  const { rowVersion, permitBaseCd, permitSubCds, permitSusp } = useRecord()
  const { data } = usePaper(no, rowVersion)
  const types = typesOf({ permitBaseCd, permitSubCds })
  return (
    <>
      <GasTable />
      <h2>{t('격리')}</h2>
      <p>
        {data?.isolations.length
          ? data.isolations
              .map(
                ({ isVerified, lockedCnt }) =>
                  `${t(isVerified ? '확인완료' : '확인 전')} · ${t('개인잠금 {n}명', { n: lockedCnt })}`,
              )
              .join(' / ')
          : t('연결된 격리가 없습니다.')}
      </p>
      <CrewTable names={data?.names ?? {}} />
      {(data?.risks.length ?? 0) > 0 && (
        <>
          <h2>{t('주요 위험')}</h2>
          <table>
            <tbody>
              {data?.risks.map((one) => (
                <tr key={`${one.stepNm}${one.hazardDesc}`}>
                  <td>{one.stepNm}</td>
                  <td>{one.hazardDesc}</td>
                  <td>{one.measureDesc}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2>{t('동시작업')}</h2>
      <p>
        {data?.hits.length
          ? data.hits.map(({ otherPermitDocNo, gapVal }) => `${otherPermitDocNo ?? ''} ${gapVal} m`).join(', ')
          : t('같은 시간에 부딪히는 작업이 없습니다.')}
      </p>
      {(permitSusp?.length ?? 0) > 0 && (
        <p>
          {permitSusp
            ?.map(
              ({ suspDt, reasonCd, resumeDt }) =>
                `${suspDt ? formatDateTime(suspDt) : ''} ${reasonCd ? t(suspReasons[reasonCd]) : ''} ${resumeDt ? t('재개 {at}', { at: formatDateTime(resumeDt) }) : ''}`,
            )
            .join(' / ')}
        </p>
      )}
      {types.includes('CSE') && <SpacePosting />}
      {types.includes('HOT') && <HotPosting />}
      <h2>{t('비상연락')}</h2>
      <p>{t('119 · 통제실에 알리고 즉시 대피하십시오. 위험하면 누구나 QR로 작업을 중지할 수 있습니다.')}</p>
    </>
  )
}

/** What was measured stands here, what is still to be measured is written by hand. */
function GasTable() {
  const t = useT()
  const { permitNo, rowVersion } = useRecord()
  const { data } = usePaper(permitNo, rowVersion)
  const air = data?.air ?? []
  const blank = Array.from({ length: BLANK_GAS_ROWS }, (_, row) => `blank-${row}`)
  return (
    <>
      <h2>{t('가스측정')}</h2>
      <table>
        <thead>
          <tr>
            <th>{t('측정일시')}</th>
            {GASES.map((gas) => (
              <th key={gas}>{gas}</th>
            ))}
            <th>{t('판정')}</th>
            <th>{t('측정자')}</th>
          </tr>
        </thead>
        <tbody>
          {air.map(({ measureDt }) => (
            <tr key={measureDt}>
              <td>{formatDateTime(measureDt)}</td>
              <td colSpan={GASES.length} />
              <td>{t('적합')}</td>
              <td />
            </tr>
          ))}
          {blank.map((key) => (
            <tr key={key}>
              <td>&nbsp;</td>
              {GASES.map((gas) => (
                <td key={gas} />
              ))}
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function CrewTable({ names }: { names: Record<string, string> }) {
  const t = useT()
  const { permitCrew } = useRecord()
  return (
    <>
      <h2>{t('작업인원')}</h2>
      <table>
        <thead>
          <tr>
            <th>{t('이름')}</th>
            <th>{t('역할')}</th>
            <th>{t('TBM서명')}</th>
            <th>{t('이탈')}</th>
          </tr>
        </thead>
        <tbody>
          {permitCrew?.map((line) => (
            <tr key={`${line.personNo}${line.userId}${line.addDt}`}>
              <td>{names[String(line.personNo)] ?? line.userId}</td>
              <td>{t(crewRoles[line.crewRoleCd])}</td>
              <td>{line.tbmSignDt && formatDateTime(line.tbmSignDt)}</td>
              <td>{line.leaveDt && formatDateTime(line.leaveDt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/**
 * The six items at the entrance of a confined space.
 *
 * @law 산업안전보건기준에 관한 규칙 제619조제2항
 */
function SpacePosting() {
  const t = useT()
  const {
    workFromDt,
    workToDt,
    placeDesc,
    wkodTitle,
    ownUserNm,
    watchPersonNm,
    lineCutCd,
    rescueKitCds,
    fireStationTel,
    commMeansDesc,
  } = useRecord()
  const lines: [string, string | null][] = [
    ['작업 일시·기간·장소·내용', `${placeDesc ?? ''} · ${wkodTitle ?? ''}`],
    ['관리감독자·근로자·감시인', [ownUserNm, watchPersonNm].filter(Boolean).join(' · ')],
    ['산소·유해가스 측정결과와 조치', t('위의 가스측정 표')],
    ['유해가스 누출·유입 검토와 조치', lineCutCd && t(permit.fields.lineCutCd.codes?.[lineCutCd] ?? lineCutCd)],
    ['착용할 보호구', rescueKitCds],
    ['비상연락체계', [fireStationTel, commMeansDesc].filter(Boolean).join(' · ')],
  ]
  return (
    <>
      <h2>
        {t('밀폐공간 출입구 게시')} <Validity fromDt={workFromDt} toDt={workToDt} />
      </h2>
      <table>
        <tbody>
          {lines.map(([label, value]) => (
            <tr key={label}>
              <th>{t(label)}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** @law 산업안전보건기준에 관한 규칙 제241조제4항 */
function HotPosting() {
  const t = useT()
  const { workFromDt, workToDt, wkodTitle, fireWatchPersonNm, extinguisherCnt } = useRecord()
  return (
    <>
      <h2>{t('화재위험작업 게시')}</h2>
      <p>
        {wkodTitle} · <Validity fromDt={workFromDt} toDt={workToDt} /> · {t(permitTypes.HOT)} · {fireWatchPersonNm} ·{' '}
        {t('소화기 {n}대', { n: extinguisherCnt ?? 0 })}
      </p>
    </>
  )
}
