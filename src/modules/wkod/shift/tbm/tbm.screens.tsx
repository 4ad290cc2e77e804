/** All talks, one of them, and the works of today that wait for theirs. */

import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { InterpreterLines } from '#modules/common/interpreters.parts.tsx'
import { toQueryString } from '#platform/model/query.ts'
import { api } from '#platform/web/api/client.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { SheetButton } from '#platform/web/calls/sheet.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson, useSession } from '#platform/web/session/session.ts'
import { dropTab } from '#platform/web/tabs/tab-store.ts'
import { permit } from '../../permit/permit.model.ts'
import { talkInterpreters, talkSignSheet } from './tbm.calls.ts'
import { tbm } from './tbm.model.ts'
import { beginTalk } from './tbm-panel.tsx'
import { howSigned, isOfOtherText, strokesOf } from './tbm-signs.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(tbm)

export function TbmList() {
  return (
    <List
      columns={['wkodTitle', 'tbmDt', 'crewCnt', 'signCnt', 'unsignedYn', 'vendorCd', 'placeDesc', 'areaDeptCd']}
      widths={{ crewCnt: 90, signCnt: 90, unsignedYn: 80 }}
      filters={['tbmDt', 'areaDeptCd', 'unsignedYn']}
      stateTabs
      excel
      empty="TBM이 없습니다. 작업책임자가 작업 전에 TBM을 시작합니다."
    />
  )
}

interface Waiting {
  permitNo: number
  permitDocNo: string | null
  wkodTitle: string
  placeDesc: string | null
  statusCd: keyof typeof permit.lifecycle.states
  workFromDt: string
  leaderUserId: string | null
}

/** One press for each work: the leader stands before his crew. */
export function TbmStart() {
  const t = useT()
  const page = usePage()
  const navigate = useNavigate()
  const { kind, userId } = usePerson()
  usePageHead({ title: t('TBM 시작') })
  const where = toQueryString({ where: { statusCd: 'APPR,ISSUED,WORK' }, sort: 'workFromDt', limit: 50 })
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['tbm-waiting'],
    queryFn: ({ signal }) => api.get<{ rows: Waiting[] }>(`${permit.api}s?${where}`, { signal, quiet: true }),
  })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  const own = data.rows.filter(({ leaderUserId }) => kind === 'vendor' || leaderUserId === userId)
  if (own.length === 0)
    return <Empty message={t('TBM을 시작할 작업허가가 없습니다. 승인된 허가의 작업책임자가 시작합니다.')} />
  const begin = async ({ permitNo }: Waiting) => {
    if (!(await beginTalk(permitNo, t))) return
    dropTab(page.path)
    await navigate(page.listPath, { replace: true })
  }
  return (
    <ul className="lines is-narrow" aria-label={t('TBM을 기다리는 작업')}>
      {own.map((row) => (
        <li key={row.permitNo}>
          <div>
            <b>{row.wkodTitle}</b>
            <span>{row.placeDesc}</span>
            <span className="quiet">
              {row.permitDocNo} · {t('{at} 시작', { at: formatTime(row.workFromDt) })}
            </span>
          </div>
          <StatusTag tone={permit.lifecycle.states[row.statusCd].tone}>
            {t(permit.lifecycle.states[row.statusCd].label)}
          </StatusTag>
          <Button size="large" onClick={() => void begin(row)}>
            {t('TBM 시작')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

export function TbmDetail() {
  return (
    <Detail print>
      <About />
      <Section title="내용">
        <Fields names={['topics', 'healthDesc', 'langDesc', 'photoFileId']} />
      </Section>
      <Signs />
      <Actions />
    </Detail>
  )
}

function About() {
  const t = useT()
  const { permitNo, permitDocNo, leaderPersonNo } = useRecord()
  const { staff, vendor = staff } = permit.route
  const path = useSession()?.user.kind === 'vendor' ? vendor : staff
  return (
    <Section title="작업">
      <Fields names={['wkodTitle', 'placeDesc', 'tbmDt']} />
      <Fields names={[leaderPersonNo ? 'leaderPersonNo' : 'leaderUserId', 'vendorCd', 'areaDeptCd', 'alcoholOkYn']} />
      {permitNo && (
        <div className="doc-value">
          <dt>{t('허가번호')}</dt>
          <dd>
            <Link to={`${path}/${permitNo}`}>{permitDocNo}</Link>
          </dd>
        </div>
      )}
    </Section>
  )
}

function Signs() {
  const t = useT()
  const record = useRecord()
  const { tbmNo, signs, crewCnt, signCnt, textVer } = record
  const { data } = useAsked(talkInterpreters, tbmNo ? { no: tbmNo } : null)
  return (
    <Panel
      title="서명"
      actions={
        <>
          <small className="quiet">{t('{n}/{of}명', { n: signCnt ?? 0, of: crewCnt ?? 0 })}</small>
          {tbmNo && (signs?.length ?? 0) > 0 && <SheetButton call={talkSignSheet} at={{ no: tbmNo }} />}
        </>
      }
    >
      {(signs?.length ?? 0) === 0 && <p className="quiet">{t('아직 서명한 사람이 없습니다.')}</p>}
      {textVer && <p className="quiet">{t('지금 글 판 {version}', { version: textVer })}</p>}
      <ul className="lines">
        {signs?.map((sign) => (
          <li key={`${sign.personNo}${sign.userId}${sign.textVer}`}>
            <b>{sign.signerNm}</b>
            {sign.drawnDesc && (
              <SignatureImage strokes={strokesOf(sign)} label={t('{name} 서명', { name: sign.signerNm ?? '' })} />
            )}
            <span>{sign.signDt && formatDateTime(sign.signDt)}</span>
            <span className="quiet">{howSigned(sign, t)}</span>
            {isOfOtherText(sign, textVer) && <StatusTag tone="waiting">{t('서명한 뒤 내용이 바뀜')}</StatusTag>}
            {sign.lateYn === 'Y' && <StatusTag tone="waiting">{t('합류')}</StatusTag>}
          </li>
        ))}
      </ul>
      {data && <InterpreterLines rows={data.rows} />}
    </Panel>
  )
}
