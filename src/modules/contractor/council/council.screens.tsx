/** The council for both sides: the months, and one meeting from its calling to its minutes. */
import './council.css'
import { Input } from 'antd'
import { Link } from 'react-router'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useDirectoryName } from '#platform/web/form/directory-search.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePerson } from '#platform/web/session/session.ts'
import { agendaCds, agendas, type Council, council } from './council.model.ts'
import { Attends } from './council-attends.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(council)

const cells = {
  attendCnt: ({ attendCnt, memberCnt }: Council) => `${attendCnt ?? 0} / ${memberCnt ?? 0}`,
  implRate: (row: Council) => <Rate {...row} />,
}

/** 이행률, as a bar and as a number: nothing where nothing was decided. */
function Rate({
  implRate,
  decisionCnt,
  decisionDoneCnt,
}: Pick<Council, 'implRate' | 'decisionCnt' | 'decisionDoneCnt'>) {
  if (!decisionCnt || implRate === null) return null
  return (
    <span className="council-rate">
      <meter min={0} max={100} value={implRate} />
      {implRate.toFixed(1)} % ({decisionDoneCnt}/{decisionCnt})
    </span>
  )
}

export function CouncilList() {
  return (
    <List
      columns={['meetYmd', 'attendCnt', 'implRate', 'decisionCnt', 'placeNm']}
      cells={cells}
      widths={{ implRate: 190 }}
      filters={['meetYmd']}
      stateTabs
      excel
      empty="열린 협의체가 없습니다."
    />
  )
}

export function CouncilDetail() {
  return (
    <Detail print>
      <Body />
      <Actions />
    </Detail>
  )
}

function Body() {
  const { mode } = useDocument()
  const { statusCd, can, councilNo } = useRecord()
  const { kind } = usePerson()
  const isDraft = mode === 'draft'
  const isPast = statusCd === 'HELD' || statusCd === 'SIGNED'
  const mayWrite = isDraft || can.edit.includes('minutesDesc')
  return (
    <>
      <Section title="회의">
        <Fields
          names={isDraft ? ['meetYm', 'meetYmd', 'placeNm', 'chairUserId'] : ['meetYmd', 'placeNm', 'chairUserId']}
        />
      </Section>
      <Agenda />
      {!isDraft && councilNo && (
        <Section title="참석" isFree>
          <Attends no={councilNo} statusCd={statusCd} />
        </Section>
      )}
      {(kind === 'staff' || isPast) && !isDraft && (
        <Section title="도급인">
          <Fields names={['hostAttendDesc', 'hostSign']} />
        </Section>
      )}
      {(mayWrite || isPast) && (
        <>
          <Section title="회의록">
            <Fields names={['minutesDesc', 'attachFileId']} />
          </Section>
          <Decisions mayWrite={mayWrite} />
        </>
      )}
      <Sent />
    </>
  )
}

/** The five of the law, each with room for what was said. */
function Agenda() {
  const t = useT()
  const { mode } = useDocument()
  const { agendaItems, can } = useRecord()
  const given = new Map((agendaItems ?? []).map((item) => [item.agendaCd, item.agendaDesc]))
  if (mode !== 'draft' && !can.edit.includes('agendaItems'))
    return (
      <Section title="법정 협의사항" isFree>
        <dl className="facts">
          {agendaCds.map((code) => (
            <div key={code}>
              <dt>{t(agendas[code])}</dt>
              <dd>{given.get(code) || '–'}</dd>
            </div>
          ))}
        </dl>
      </Section>
    )
  return (
    <Section title="법정 협의사항" hint="산업안전보건법 시행규칙 제79조제2항의 5개를 모두 입력해야 개최로 기록됩니다.">
      <Field name="agendaItems">
        {({ value, setValue }) => {
          const said = new Map((value ?? []).map((item) => [item.agendaCd, item.agendaDesc]))
          return (
            <div className="stack">
              {agendaCds.map((code) => (
                // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
                <label key={code} className="stack is-close">
                  <span>{t(agendas[code])}</span>
                  <Input.TextArea
                    value={said.get(code) ?? ''}
                    maxLength={1000}
                    autoSize={{ minRows: 1, maxRows: 6 }}
                    onChange={({ target }) =>
                      setValue(
                        agendaCds.map((agendaCd) => ({
                          agendaCd,
                          agendaDesc: agendaCd === code ? target.value : (said.get(agendaCd) ?? null),
                        })),
                      )
                    }
                  />
                </label>
              ))}
            </div>
          )
        }}
      </Field>
    </Section>
  )
}

function Decisions({ mayWrite }: { mayWrite: boolean }) {
  const t = useT()
  const { kind } = usePerson()
  const { decisions, statusCd, ...counts } = useRecord()
  if (mayWrite || statusCd !== 'SIGNED')
    return (
      <Section title="결정사항" hint="담당자나 담당업체 하나를 지정하면 회의록을 공개할 때 개선으로 등록됩니다.">
        <Fields names={['decisions']} />
      </Section>
    )
  const path = kind === 'vendor' ? impr.route.vendor : impr.route.staff
  return (
    <Section title="결정사항" isFree>
      {(decisions ?? []).length === 0 && <p className="quiet">{t('결정사항이 없습니다.')}</p>}
      <Rate
        implRate={counts.implRate}
        decisionCnt={counts.decisionCnt ?? 0}
        decisionDoneCnt={counts.decisionDoneCnt ?? 0}
      />
      <ol className="stack is-close">
        {(decisions ?? []).map(({ decisionDesc, dueYmd, imprNo, ...owner }) => (
          <li key={imprNo ?? decisionDesc}>
            {decisionDesc}{' '}
            <small className="quiet">
              <Owner {...owner} /> · {dueYmd}
            </small>{' '}
            {imprNo && kind === 'staff' && <Link to={`${path}/${imprNo}`}>{t('개선 열기')}</Link>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Owner({ ownerUserId, vendorCd }: { ownerUserId: string | null; vendorCd: string | null }) {
  const userNm = useDirectoryName('user', ownerUserId, null)
  const vendorNm = useDirectoryName('vendor', vendorCd, null)
  return userNm || vendorNm
}

/** Who was not there was sent the minutes. */
function Sent() {
  const t = useT()
  const { noticeNo, memberCnt, attendCnt } = useRecord()
  const { kind } = usePerson()
  if (!noticeNo || kind === 'vendor') return null
  return (
    <p className="quiet">
      {t('불참한 {n}개 업체에 회의록을 필독 공지로 보냈습니다.', { n: (memberCnt ?? 0) - (attendCnt ?? 0) })}{' '}
      <Link to={`${notice.route.staff}/${noticeNo}`}>{t('공지 열기')}</Link>
    </p>
  )
}
