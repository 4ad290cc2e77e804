/** 출석부 with signatures, and 이수증 of everybody who passed, each on a page of its own or as cards. */
import '../education.print.css'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDay, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { PassPaper, PassSheet, type PassSize } from '#platform/web/pass/pass-paper.tsx'
import { eduClasses, eduResults, seatStates } from '../course/edu-codes.model.ts'
import { eduRound } from './edu-round.model.ts'
import { type Certificate, certificates, roundSeats } from './seat.calls.ts'

const { Paper, Section, Fields, useRecord } = screensFor(eduRound)

export function AttendanceSheet() {
  return (
    <Paper title="교육 출석부">
      <Section title="교육">
        <Fields
          names={['roundTitle', 'placeNm', 'startDt', 'endDt', 'eduMinVal', 'instructorUserId', 'instructorQualCd']}
        />
      </Section>
      <Sheet />
      <Log />
    </Paper>
  )
}

function Sheet() {
  const t = useT()
  const { eduRoundNo } = useRecord()
  const { data, isError, error, refetch } = useAsked(roundSeats, eduRoundNo === null ? null : { no: eduRoundNo })
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={12} />
  const rows = data.rows.filter(({ seatStatusCd }) => seatStatusCd === 'CONFIRM')
  const heads = ['No', '업체', '성명', '입실', '퇴실', '출석(분)', '점수', '결과', '서명']
  return (
    <table>
      <HeadRow names={heads} />
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.eduRqstNo}>
            <td data-number>{index + 1}</td>
            <td>{row.vendorNm}</td>
            <td>{row.personNm}</td>
            <td>{row.checkInDt && formatTime(row.checkInDt)}</td>
            <td>{row.checkOutDt && formatTime(row.checkOutDt)}</td>
            <td data-number>{row.attendMinVal}</td>
            <td data-number>{row.testScore}</td>
            <td>{t(row.eduResultCd ? eduResults[row.eduResultCd].label : seatStates[row.seatStatusCd].label)}</td>
            <td>{row.signJson && <SignatureImage strokes={row.signJson.strokes} label={row.personNm} />}</td>
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={heads.length}>{t('신청한 사람이 없습니다.')}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Log() {
  const { logDesc } = useRecord()
  if (!logDesc) return null
  return (
    <Section title="교육일지">
      <Fields names={['logDesc']} />
    </Section>
  )
}

type Layout = Extract<PassSize, 'page' | 'card'>
export function Certificates() {
  const t = useT()
  const { params } = usePage()
  const [asked] = useSearchParams()
  const [layout, setLayout] = useState<Layout>('page')
  const { data, isError, error, refetch } = useAsked(certificates, { eduRoundNo: Number(params.no) })
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={12} />
  const only = Number(asked.get('seat'))
  const rows = only ? data.rows.filter(({ eduRqstNo }) => eduRqstNo === only) : data.rows
  if (rows.length === 0) return <Empty message={t('이수한 사람이 없습니다.')} />
  return (
    <PassSheet
      size={layout}
      tools={
        <Segmented<Layout>
          value={layout}
          onChange={setLayout}
          options={[
            { value: 'page', label: t('A4') },
            { value: 'card', label: t('카드') },
          ]}
        />
      }
    >
      {rows.map((row) => (
        <CertificatePaper key={row.eduRqstNo} size={layout} row={row} />
      ))}
    </PassSheet>
  )
}

const MINUTES_OF_HOUR = 60
function CertificatePaper({ row, size }: { row: Certificate; size: Layout }) {
  const t = useT()
  const kind = row.specialKindNo === null ? '' : ` ${t('{n}호', { n: row.specialKindNo })}`
  const facts: [label: string, value: string | null][] = [
    [t('성명'), `${row.personNm} (${row.birthYear})`],
    [t('소속'), row.vendorNm],
    [t('과정'), row.courseNm ?? `${t(eduClasses[row.eduClassCd])}${kind}`],
    [t('교육일'), formatDay(row.eduYmd)],
    [
      t('인정시간'),
      row.creditMinVal === null
        ? null
        : t('{n}시간', { n: Math.round((row.creditMinVal / MINUTES_OF_HOUR) * 10) / 10 }),
    ],
    [t('유효기간'), row.validToYmd && `${row.validFromYmd} ~ ${row.validToYmd}`],
  ]
  return (
    <PassPaper
      size={size}
      title={t('교육 이수증')}
      site={row.plantNm}
      facts={facts}
      words={t('위 사람은 위의 교육과정을 이수하였음을 증명합니다.')}
      code={{ text: `${location.origin}${row.checkPath}`, label: t('이수증 확인 QR 코드') }}
      no={t('제 {no} 호', { no: row.certNo })}
      note={formatDay(row.eduYmd)}
    />
  )
}
