/** 사전조사: what is known of the process, listed by itself; each may be taken over as a hazard. */
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAsked, useSend } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { rsa } from '../assess/rsa.model.ts'
import { type KnownLine, knownOfProcess, takeKnown } from './survey.calls.ts'
import { type KnownKind, knownKinds } from './survey-codes.model.ts'

const { useRecord } = screensFor(rsa)
const heads = ['구분', '내용', '일자', '조치', '위험요인']

export function Known({ rsaNo }: { rsaNo: number }) {
  const t = useT()
  const { values } = useDocument()
  const { data, error, isError, refetch } = useAsked(
    knownOfProcess,
    { no: rsaNo },
    { version: Number(values.rowVersion ?? 0), keep: true },
  )
  return (
    <Panel title="공정에 대해 알려진 것">
      {isError ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Found rows={data.rows} rsaNo={rsaNo} />
          <Unseen text="권한이 없어 보이지 않는 자료" kinds={data.closed} />
        </>
      ) : (
        <Loading lines={6} />
      )}
      {data && data.rows.length > 0 && <p className="quiet">{t('최근 3년의 자료입니다.')}</p>}
    </Panel>
  )
}

/** What is not in the list for another reason than that nothing is known of it. */
function Unseen({ text, kinds }: { text: string; kinds: readonly KnownKind[] }) {
  const t = useT()
  if (kinds.length === 0) return null
  return <p className="quiet">{`${t(text)}: ${kinds.map((kind) => t(knownKinds[kind])).join(', ')}`}</p>
}

function Found({ rows, rsaNo }: { rows: readonly KnownLine[]; rsaNo: number }) {
  const t = useT()
  const [kind, setKind] = useState<KnownKind | 'ALL'>('ALL')
  const counts = Map.groupBy(rows, ({ kindCd }) => kindCd)
  if (rows.length === 0) return <p className="quiet">{t('이 공정에 대해 알려진 것이 없습니다.')}</p>
  const shown = kind === 'ALL' ? rows : (counts.get(kind) ?? [])
  return (
    <div className="stack">
      <Segmented<KnownKind | 'ALL'>
        className="rsa-known-kinds"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'ALL', label: `${t('전체')} ${rows.length}` },
          ...[...counts].map(([value, some]) => ({ value, label: `${t(knownKinds[value])} ${some.length}` })),
        ]}
      />
      <PlainTable label="공정에 대해 알려진 것" heads={heads} isCards>
        {shown.map((line) => (
          <Line key={`${line.kindCd}:${line.id}`} line={line} rsaNo={rsaNo} />
        ))}
      </PlainTable>
    </div>
  )
}

function Line({ line, rsaNo }: { line: KnownLine; rsaNo: number }) {
  const t = useT()
  const { kindCd, id, docNo, href, titleDesc, detailDesc, wordDesc, ymd, measureDesc } = line
  const isCount = kindCd === 'WORK'
  return (
    <tr>
      <td data-head={t('구분')}>{t(knownKinds[kindCd])}</td>
      <td data-head={t('내용')}>
        {wordDesc && <StatusTag tone="waiting">{wordDesc}</StatusTag>} {titleDesc}
        {detailDesc && detailDesc !== titleDesc && <small className="quiet rsa-reasons">{detailDesc}</small>}
        <small className="rsa-reasons">
          {href ? <Link to={href}>{docNo}</Link> : isCount && t('{n}건', { n: Number(docNo) })}
        </small>
      </td>
      <td className="rsa-known-day" data-head={t('일자')}>
        {ymd}
      </td>
      <td data-head={t('조치')}>{measureDesc}</td>
      <td data-head={t('위험요인')}>
        <Take line={{ kindCd, id, rsaItemNo: line.rsaItemNo }} rsaNo={rsaNo} name={titleDesc} />
      </td>
    </tr>
  )
}

interface TakeProps {
  line: Pick<KnownLine, 'kindCd' | 'id' | 'rsaItemNo'>
  rsaNo: number
  name: string
}
function Take({ line: { kindCd, id, rsaItemNo }, rsaNo, name }: TakeProps) {
  const t = useT()
  const { editor } = useDocument()
  const { statusCd, leaderUserId, can } = useRecord()
  const { userId, roles } = usePerson()
  const { send, isBusy } = useSend(takeKnown, { said: '위험요인으로 가져왔습니다.', renews: [knownOfProcess] })
  if (rsaItemNo !== null) return <StatusTag tone="done">{t('요인 {n}로 가져옴', { n: rsaItemNo })}</StatusTag>
  const mayTake = statusCd === 'DOING' && can.edit.includes('items')
  if (!mayTake || !(leaderUserId === userId || roles.includes('SUP'))) return null
  const take = async () => {
    if (await send({ no: rsaNo }, { kindCd, id })) await editor.reload()
  }
  return (
    <Button disabled={isBusy} aria-label={t('{name}: 위험요인으로 가져오기', { name })} onClick={() => void take()}>
      {t('가져오기')}
    </Button>
  )
}
