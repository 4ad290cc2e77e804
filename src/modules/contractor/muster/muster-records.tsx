/** Counts that are over: what was signed, and what arrived later. */
import { Button } from 'antd'
import { useState } from 'react'
import { Asked } from '#platform/web/calls/asked.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Sums } from '#platform/web/parts/facts.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { type CountedPerson, type EndedMuster, musterRecord, musters } from './muster.calls.ts'
import { type MusterSource, musterSources, musterStates, type Sighting } from './muster.logic.ts'

const tones = { MISSING: 'danger', SEEN: 'done', OUT: 'suspended' } as const
const NONE = { when: ({ rows }: { rows: unknown[] }) => rows.length === 0, message: '끝난 인원 확인이 없습니다.' }

export function MusterRecords() {
  const t = useT()
  return (
    <Asked call={musters} empty={NONE}>
      {({ rows }) => (
        <Lines label={t('인원 확인 기록')}>
          {rows.map((row) => (
            <One key={row.entryMusterNo} row={row} />
          ))}
        </Lines>
      )}
    </Asked>
  )
}

function One({ row }: { row: EndedMuster }) {
  const t = useT()
  const name = t(row.drillYn === 'Y' ? '인원 확인 훈련' : '비상 인원 확인')
  const open = () =>
    void openDialog({
      label: `${name} ${formatDateTime(row.startDt)}`,
      escCloses: true,
      content: () => (
        <Asked call={musterRecord} at={{ no: row.entryMusterNo }}>
          {(record) => <Record {...record} />}
        </Asked>
      ),
    })
  return (
    <li>
      <div>
        <b>{name}</b>
        <small className="quiet">
          {formatDateTime(row.startDt)} – {formatTime(row.endDt)} · {row.endUserNm}
        </small>
      </div>
      {row.drillYn === 'Y' && <StatusTag tone="waiting">{t('훈련')}</StatusTag>}
      {row.endCd === 'REAL' && <StatusTag tone="danger">{t('실제 비상으로 중단')}</StatusTag>}
      {row.personCnt !== null && (
        <span>{t('확인 {a}명, 미확인 {b}명', { a: row.seenCnt ?? 0, b: row.missingCnt ?? 0 })}</span>
      )}
      {row.lateCnt > 0 && <StatusTag tone="waiting">{t('종료 뒤 확인 {n}건', { n: row.lateCnt })}</StatusTag>}
      <Button onClick={open}>{t('기록 보기')}</Button>
    </li>
  )
}

type RecordProps = EndedMuster & {
  sign: { signerNm: string; signDt: string; strokes: number[][] } | null
  people: CountedPerson[]
}
function Record({ sign, people, drillYn, seenCnt, missingCnt, outCnt }: RecordProps) {
  const t = useT()
  const [all, setAll] = useState(false)
  const open = people.filter(({ stateCd, lates }) => all || stateCd !== 'SEEN' || lates.length > 0)
  return (
    <div className="stack">
      {drillYn === 'Y' && <StatusTag tone="waiting">{t('훈련')}</StatusTag>}
      <Sums
        of={[
          { label: t(musterStates.SEEN), value: String(seenCnt ?? 0) },
          { label: t(musterStates.MISSING), value: String(missingCnt ?? 0) },
          { label: t(musterStates.OUT), value: String(outCnt ?? 0) },
        ]}
      />
      {sign && (
        <div className="row">
          <SignatureImage strokes={sign.strokes} label={t('{name} 서명', { name: sign.signerNm })} />
          <span>
            {sign.signerNm} · {formatDateTime(sign.signDt)}
          </span>
        </div>
      )}
      <Lines label={t('명단')}>
        {open.map((one) => (
          <PersonLine key={one.key} one={one} />
        ))}
      </Lines>
      {!all && open.length < people.length && <Button onClick={() => setAll(true)}>{t('모두 보기')}</Button>}
    </div>
  )
}

function PersonLine({ one }: { one: CountedPerson }) {
  const t = useT()
  const saidOf = ({ seenDt, byUserNm }: Sighting) => [formatTime(seenDt), byUserNm].filter(Boolean).join(' ')
  const sources = one.sourceCds.split(' ').map((code) => t(musterSources[code as MusterSource]))
  return (
    <li>
      <div>
        <b>{one.personNm}</b>
        <small className="quiet">
          {[one.orgNm, ...sources, one.placeDesc, one.permitDocNo, one.foremanNm].filter(Boolean).join(' · ')}
        </small>
        {one.noteDesc && <small>{one.noteDesc}</small>}
      </div>
      {one.stateCd ? (
        <StatusTag tone={tones[one.stateCd]}>{t(musterStates[one.stateCd])}</StatusTag>
      ) : (
        <StatusTag tone="waiting">{t('명단에 없던 사람')}</StatusTag>
      )}
      {one.seen && <span>{saidOf(one.seen)}</span>}
      {one.confirms.length > 0 && (
        <small className="quiet">
          {t('다시 확인')} {one.confirms.map(saidOf).join(', ')}
        </small>
      )}
      {one.lates.length > 0 && (
        <StatusTag tone="waiting">
          {t('종료 뒤 확인')} {one.lates.map(saidOf).join(', ')}
        </StatusTag>
      )}
    </li>
  )
}
