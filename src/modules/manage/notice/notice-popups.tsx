/** What pops up behind the sign-in: one notice after the other, each until it is put away or confirmed. */
import type { Shown as Waiting } from './notice.calls.ts'
import './notice.css'
import { Checkbox } from 'antd'
import { useEffect, useState } from 'react'
import { useServerEvent } from '#platform/web/api/events.ts'
import { startDialog } from '#platform/web/dialog/dialogs.ts'
import { AttachmentBox } from '#platform/web/form/attachments/attachment-box-later.tsx'
import { today } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePreference } from '#platform/web/session/preferences.ts'
import { notice } from './notice.model.ts'
import { renewReading, usePopups } from './notice.wire.ts'
import { ConfirmButton, useReading } from './notice-confirm.tsx'

interface Hidden {
  ymd: string
  nos: readonly number[]
}
const NOTHING: Hidden = { ymd: '', nos: [] }

export function NoticePopups() {
  const { data } = usePopups()
  const [hidden, setHidden] = usePreference<Hidden>('noticePopupHidden', NOTHING)
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set())
  useServerEvent('notification', () => void renewReading())
  const hiddenNos = hidden.ymd === today() ? hidden.nos : NOTHING.nos
  const next = data?.rows.find(
    ({ noticeNo, confirmYn }) => !shown.has(noticeNo) && (confirmYn === 'Y' || !hiddenNos.includes(noticeNo)),
  )
  const no = next?.noticeNo
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for each notice, whatever is read anew meanwhile.
  useEffect(() => {
    if (!next) return
    const { close, closed } = startDialog<'hide'>({
      label: next.noticeTitle,
      isEverywhere: true,
      width: 'min(560px, 92vw)',
      escCloses: true,
      content: () => <Content notice={next} />,
      actions: (leave) => <Answer notice={next} onLeave={leave} />,
    })
    void closed.then((answer) => {
      if (answer === 'hide') setHidden({ ymd: today(), nos: [...hiddenNos, next.noticeNo] })
      setShown((before) => new Set([...before, next.noticeNo]))
    })
    return () => close()
  }, [no])
  return null
}

function Content({
  notice: { noticeTypeCd, confirmYn, confirmDueYmd, noticeDesc, attachFileId },
}: {
  notice: Waiting
}) {
  const t = useT()
  return (
    <div className="stack">
      <p className="row notice-marks">
        {confirmYn === 'Y' && <StatusTag tone="danger">{t('필독')}</StatusTag>}
        {noticeTypeCd === 'SHE' && <StatusTag tone="progress">{t('SHE 절차')}</StatusTag>}
        {confirmYn === 'Y' && confirmDueYmd && (
          <span className="quiet">{t('{day}까지 확인', { day: confirmDueYmd })}</span>
        )}
      </p>
      <p className="notice-text">{noticeDesc}</p>
      {attachFileId !== null && (
        <AttachmentBox
          label={t('첨부파일')}
          taskClass={notice.fields.attachFileId.taskClass}
          attachFileId={attachFileId}
        />
      )}
    </div>
  )
}

function Answer({ notice: one, onLeave }: { notice: Waiting; onLeave: (answer?: 'hide') => void }) {
  const t = useT()
  const left = useReading(one.noticeNo, one.readDt !== null)
  if (one.confirmYn !== 'Y')
    return <Checkbox onChange={() => onLeave('hide')}>{translateNow('오늘 하루 보지 않기')}</Checkbox>
  if (one.confirmLevelCd === 'WORKER' && one.linkUrl.startsWith('/vendor'))
    return <span className="quiet">{t('작업자마다 확인해야 하는 공지입니다.')}</span>
  return <ConfirmButton no={one.noticeNo} left={left} onDone={() => onLeave()} />
}
