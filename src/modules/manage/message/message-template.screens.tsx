/** How the site words what it tells. */
import './message.css'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { Eye, Send } from 'lucide-react'
import { api } from '#platform/web/api/client.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import type { ControlledField } from '#platform/web/master/master-sheet.tsx'
import type { MasterRow } from '#platform/web/master/master-state.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { messageTemplateMaster } from './message-template.master.ts'
import type { EventRow } from './message-template.wire.ts'

const useEvents = (): readonly EventRow[] =>
  useQuery({
    queryKey: ['message-events'],
    queryFn: ({ signal }) =>
      api.get<{ rows: EventRow[] }>(`${messageTemplateMaster.api}/events`, { signal, quiet: true }),
  }).data?.rows ?? NONE
const NONE: readonly EventRow[] = []
const textIn = (event: EventRow | undefined, langCd: unknown): string | undefined =>
  event?.texts[String(langCd ?? 'kr') as keyof EventRow['texts']]

const controls = {
  eventCd: (field: ControlledField) => <EventControl {...field} />,
  bodyDesc: (field: ControlledField) => <BodyControl {...field} />,
}
const cells = { eventCd: (row: MasterRow) => <EventName eventCd={String(row.eventCd)} /> }

export const MessageTemplates = () => (
  <MasterList
    master={messageTemplateMaster}
    controls={controls}
    cells={cells}
    empty="템플릿이 없습니다. 제품의 기본 문구로 보냅니다."
    below={(row, editable) => <Trial row={row} editable={editable} />}
  />
)

function EventName({ eventCd }: { eventCd: string }) {
  return useEvents().find((event) => event.eventCd === eventCd)?.eventNm ?? eventCd
}

/** Chosen by what happens, not by its code. */
function EventControl({ values, onChange }: ControlledField) {
  const t = useT()
  const events = useEvents()
  const groups = [...new Set(events.map(({ eventGrpNm }) => eventGrpNm))]
  const options = groups.map((label) => ({
    label,
    options: events
      .filter(({ eventGrpNm }) => eventGrpNm === label)
      .map(({ eventCd, eventNm }) => ({ value: eventCd, label: eventNm })),
  }))
  if (!onChange) return <EventName eventCd={String(values.eventCd ?? '')} />
  const choose = (eventCd: string) => {
    const event = events.find((one) => one.eventCd === eventCd)
    const isEmpty = !values.bodyDesc
    onChange({ eventCd, ...(isEmpty && { bodyDesc: textIn(event, values.langCd) ?? '' }) })
  }
  return (
    <Select
      className="form-select"
      aria-label={t('사건')}
      showSearch={{ optionFilterProp: 'label' }}
      value={values.eventCd ? String(values.eventCd) : null}
      options={options}
      onChange={choose}
    />
  )
}

/** What may stand in the text is put in by a click. */
function BodyControl({ values, onChange }: ControlledField) {
  const t = useT()
  const event = useEvents().find(({ eventCd }) => eventCd === values.eventCd)
  const body = String(values.bodyDesc ?? '')
  if (!onChange) return <p className="message-body">{body}</p>
  return (
    <div>
      <Input.TextArea
        aria-label={t('본문')}
        value={body}
        rows={6}
        maxLength={2000}
        onChange={({ target }) => onChange({ bodyDesc: target.value })}
      />
      <div className="row">
        {event?.variables.map(({ name, label }) => (
          <Button key={name} size="small" onClick={() => onChange({ bodyDesc: `${body}{${name}}` })}>
            {label} {`{${name}}`}
          </Button>
        ))}
      </div>
      {event && <p className="quiet">{t('기본 문구: {text}', { text: textIn(event, values.langCd) })}</p>}
    </div>
  )
}

const draftOf = ({ eventCd, channelCd, langCd, subjectDesc, bodyDesc }: MasterRow) => ({
  eventCd,
  channelCd,
  langCd,
  subjectDesc,
  bodyDesc,
})

/** As it is stored: with examples in its places, on the screen or sent to oneself. */
function Trial({ row, editable }: { row: MasterRow; editable: boolean }) {
  const t = useT()
  const preview = async () => {
    const path = `${messageTemplateMaster.api}/preview`
    const { subjectDesc, bodyDesc } = await api.post<{ subjectDesc: string | null; bodyDesc: string }>(
      path,
      draftOf(row),
    )
    await openDialog({
      label: translateNow('미리보기'),
      width: 'min(520px, 92vw)',
      escCloses: true,
      content: () => (
        <div className="stack is-close message-preview">
          {row.channelCd === 'MAIL' && <strong>{subjectDesc}</strong>}
          <p>{bodyDesc}</p>
        </div>
      ),
    })
  }
  const send = async () => {
    const { recipientDesc } = await api.post<{ recipientDesc: string }>(
      `${messageTemplateMaster.api}/test`,
      draftOf(row),
    )
    toast(translateNow('{to}(으)로 보냈습니다.', { to: recipientDesc }))
  }
  return (
    <div className="form-buttons">
      <ActionButton icon={<Eye size={16} aria-hidden />} onAction={preview}>
        {t('미리보기')}
      </ActionButton>
      {editable && (
        <ActionButton icon={<Send size={16} aria-hidden />} onAction={send}>
          {t('나에게 시험 발송')}
        </ActionButton>
      )}
    </div>
  )
}
