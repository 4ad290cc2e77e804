/** Vendors: the register of the site, and one vendor with all that belongs to it, for both sides. */
import { Button } from 'antd'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { SheetFormat } from '#platform/model/excel/sheet-format.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { takeOut } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { Accounts } from '../account/accounts.tsx'
import { vendorChange } from '../change/vendor-change.model.ts'
import { vendorContract } from '../contract/vendor-contract.model.ts'
import { sgcDemerit } from '../demerit/demerit.model.ts'
import { sgcSanction } from '../demerit/sanction.model.ts'
import { vendorDoc, vendorDocTypes } from '../document/vendor-doc.model.ts'
import { People } from '../person/people.tsx'
import { headcountSheet } from '../person/person.calls.ts'
import { Related } from '../related.tsx'
import { InviteButton, InviteState } from './invite.tsx'
import { vendorDocs } from './vendor-master.calls.ts'
import { vendorMaster } from './vendor-master.model.ts'

const { List, Detail, Section, Field, Fields, Actions, Paper, useRecord, useRecords } = screensFor(vendorMaster)

export function VendorMasterList() {
  return (
    <List
      columns={[
        'vendorCd',
        'vendorTypeCd',
        'vendorRiskCd',
        'personCnt',
        'evalGradeCd',
        'expiredDocCnt',
        'bizNum',
        'chiefNm',
      ]}
      cells={{
        vendorCd: ({ vendorCd }) => vendorCd,
        bizNum: ({ bizNum }) => shownNumber(bizNum),
        expiredDocCnt: ({ expiredDocCnt }) =>
          expiredDocCnt ? <StatusTag tone="danger">{String(expiredDocCnt)}</StatusTag> : 0,
      }}
      widths={{ vendorCd: 88, bizNum: 120, chiefNm: 88 }}
      filters={['vendorTypeCd', 'vendorRiskCd', 'docExpireYn']}
      stateTabs
      excel
      menu={menu}
      empty="등록된 업체가 없습니다."
    />
  )
}

const shownNumber = (bizNum: string | null) => bizNum?.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3')

/** What the united statistics of accidents ask for. */
const saveHeadcount = (format: SheetFormat) => () =>
  void takeOut(headcountSheet, { year: new Date().getFullYear() }, { format }).catch(alreadyTold)
const menu = [
  { key: 'headcount', label: '월별 인원', onClick: saveHeadcount('xlsx') },
  { key: 'headcount-csv', label: '월별 인원 (CSV)', onClick: saveHeadcount('csv') },
]

export function VendorMasterDetail() {
  const { kind } = usePerson()
  return (
    <Detail print>
      <Suspended />
      {kind === 'staff' && <Invitation />}
      <Tabs />
      <Actions>{kind === 'vendor' ? <AskChange /> : <Invite />}</Actions>
    </Detail>
  )
}

const Invitation = () => <InviteState record={useRecord()} />
const Invite = () => <InviteButton record={useRecord()} />

/** A vendor opens its own page; with others below it, it chooses. */
export function MyVendor() {
  const { vendorCd } = usePerson()
  const { rows, isError, error, refetch } = useRecords({ where: { vendorCd }, limit: 1 })
  const navigate = useNavigate()
  const { listPath } = usePage()
  const t = useT()
  const no = rows?.[0]?.vendorMasterNo
  useEffect(() => {
    if (no !== undefined) navigate(`${listPath}/${no}`, { replace: true })
  }, [no, listPath, navigate])
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (rows && no === undefined) return <Empty message={t('등록된 업체가 없습니다.')} />
  return <Loading lines={8} />
}

function Suspended() {
  const t = useT()
  const { statusCd, suspendAskYn, suspendFromYmd, suspendToYmd, suspendReasonDesc } = useRecord()
  if (statusCd !== 'SUSP' && suspendAskYn !== 'Y') return null
  const period = { from: suspendFromYmd, to: suspendToYmd }
  return (
    <p role="status" className="callout">
      <StatusTag tone={statusCd === 'SUSP' ? 'suspended' : 'waiting'}>
        {t(statusCd === 'SUSP' ? '출입정지' : '정지 제안')}
      </StatusTag>{' '}
      {t('{from} ~ {to}', period)} {suspendReasonDesc}
    </p>
  )
}

function Tabs() {
  const t = useT()
  const { vendorCd, statusCd } = useRecord()
  const basics = { key: 'basic', label: t('기본정보'), content: <Basics /> }
  if (!vendorCd || statusCd === 'TEMP') return <Basics />
  return (
    <div>
      <SectionTabs
        items={[
          basics,
          { key: 'docs', label: t('자격·보험서류'), content: <Docs vendorCd={vendorCd} /> },
          { key: 'accounts', label: t('계정'), content: <Accounts vendorCd={vendorCd} /> },
          { key: 'people', label: t('소속인원'), content: <People vendorCd={vendorCd} /> },
          { key: 'below', label: t('하도급'), content: <Below vendorCd={vendorCd} /> },
          {
            key: 'contracts',
            label: t('계약'),
            content: (
              <Related
                model={vendorContract}
                where={{ vendorCd }}
                columns={['startYmd', 'endYmd']}
                empty="등록된 계약이 없습니다."
              />
            ),
          },
          { key: 'sanctions', label: t('제재이력'), content: <Sanctions vendorCd={vendorCd} /> },
        ]}
      />
    </div>
  )
}

function Basics() {
  const { statusCd, qualBasisDesc, qualScoreCnt, releaseDesc, evalGradeCd, tierNo } = useRecord()
  return (
    <>
      <Section title="업체">
        <Fields names={['vendorNm', 'chiefNm']} />
        <Field name="bizNum" />
        <Fields names={['vendorTypeCd', 'vendorRiskCd', 'upVendorCd']} />
        {statusCd !== 'TEMP' && <Code />}
        {(tierNo ?? 1) > 1 && <Fields names={['tierNo']} />}
        {statusCd === 'ACTIVE' && <Fields names={['tierViewYn']} />}
      </Section>
      <Section title="보험과 안전관리">
        <Fields names={['insureMgmtNo', 'regWorkerCnt', 'safMgrNm', 'safMgrPhoneNo']} />
      </Section>
      <Section title="업체관리자" hint="승인되면 이 사람의 휴대폰으로 포털 계정의 비밀번호 설정 링크를 보냅니다.">
        <Fields names={['vadUserNm', 'vadPhoneNo']} />
      </Section>
      {(qualBasisDesc || qualScoreCnt !== null || evalGradeCd) && (
        <Section title="평가">
          <Fields names={['evalGradeCd', 'evalValidToYmd', 'qualScoreCnt', 'qualBasisDesc']} />
        </Section>
      )}
      {releaseDesc && (
        <Section title="정지해제">
          <Fields names={['suspendFromYmd', 'suspendToYmd', 'suspendReasonDesc', 'releaseDesc']} />
        </Section>
      )}
    </>
  )
}

function Code() {
  const t = useT()
  const { vendorCd } = useRecord()
  return (
    <div className="doc-value">
      <dt>{t('업체코드')}</dt>
      <dd>{vendorCd}</dd>
    </div>
  )
}
const shownResults = {
  OK: { tone: 'done', label: '유효' },
  WARN: { tone: 'waiting', label: '만료 예정' },
  BLOCK: { tone: 'danger', label: '없음·만료' },
} as const

/** What must be there and whether it is, above all that was ever filed. */
function Docs({ vendorCd }: { vendorCd: string }) {
  const t = useT()
  const { vendorMasterNo } = useRecord()
  const at = vendorMasterNo === null ? null : { no: vendorMasterNo }
  const { data, isError, error, refetch } = useAsked(vendorDocs, at)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <>
      <Panel title="필수 서류">
        <Lines columns="minmax(120px, 220px) 96px 1fr">
          {(data?.rows ?? []).map(({ docTypeCd, resultCd, validToYmd }) => (
            <li key={docTypeCd}>
              <span>{t(vendorDocTypes[docTypeCd])}</span>
              <StatusTag tone={shownResults[resultCd].tone}>{t(shownResults[resultCd].label)}</StatusTag>
              <span className="quiet">{validToYmd}</span>
            </li>
          ))}
        </Lines>
      </Panel>
      <Related
        model={vendorDoc}
        where={{ vendorCd }}
        columns={['validFromYmd', 'validToYmd']}
        empty="등록된 서류가 없습니다."
      />
    </>
  )
}

const Below = ({ vendorCd }: { vendorCd: string }) => (
  <Related
    model={vendorMaster}
    where={{ upVendorCd: vendorCd }}
    columns={['chiefNm', 'personCnt']}
    empty="하도급 업체가 없습니다."
  />
)

/** What its rate led to, and the demerits of its people behind it. */
const Sanctions = ({ vendorCd }: { vendorCd: string }) => (
  <>
    <Related
      model={sgcSanction}
      where={{ vendorCd }}
      columns={['rateVal', 'baseYmd', 'stopToYmd']}
      empty="벌점율로 제재를 받은 적이 없습니다."
    />
    <Related
      model={sgcDemerit}
      where={{ vendorCd }}
      columns={['violDt', 'demeritScore', 'yearScore']}
      empty="발부된 벌점이 없습니다."
    />
  </>
)

/** A vendor asks for a change with what is known filled in. */
function AskChange() {
  const t = useT()
  const navigate = useNavigate()
  const { roles } = usePerson()
  const { statusCd } = useRecord()
  if (!roles.includes('VAD') || statusCd !== 'ACTIVE') return null
  return (
    <Button type="primary" onClick={() => navigate(`${vendorChange.route.vendor}/new`)}>
      {t('변경 신청')}
    </Button>
  )
}

/** 업체현황표 */
export function VendorMasterPaper() {
  return (
    <Paper title="업체현황표">
      <Basics />
      <PaperCounts />
    </Paper>
  )
}

const PaperCounts = () => (
  <Section title="현황">
    <Fields names={['personCnt', 'expiredDocCnt']} />
  </Section>
)
