/** 수시평가: the assessments that were opened for a record, and one press to open another. */
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { CodeSelect } from '#platform/web/form/code-select.tsx'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { rsa } from '../assess/rsa.model.ts'
import type { Covered, Opened } from './occasional.calls.ts'
import type { Origin } from './occasional-codes.model.ts'

export interface About {
  processNo: number | null
  processNm: string | null
  workCatCd: string | null
}
interface OccasionalsProps {
  rows: readonly Opened[]
  mayOpen: boolean
  about: About
  /** @returns what was opened */
  open(covered: Covered): Promise<{ rsaDocNo: string | null; isNew: boolean }>
  originCd: Exclude<Origin, 'ACC'>
}
export function Occasionals({ rows, mayOpen, ...asking }: OccasionalsProps) {
  const t = useT()
  const isOpen = rows.some(({ statusCd }) => rsa.lifecycle.states[statusCd].tone !== 'done' && statusCd !== 'CANC')
  if (rows.length === 0 && !mayOpen) return null
  return (
    <Panel
      title="수시평가"
      actions={
        mayOpen && !isOpen ? (
          <Button
            onClick={() =>
              void openDialog({
                area: 'rsa',
                label: t('수시평가 열기'),
                content: (close) => <OpenForm {...asking} onDone={() => close()} />,
                width: 'min(520px, 92vw)',
              })
            }
          >
            {t('수시평가 열기')}
          </Button>
        ) : undefined
      }
    >
      {rows.length === 0 ? (
        <p className="quiet">{t('같은 위험이 다시 있을 수 있으면 그 작업의 위험성을 다시 평가합니다.')}</p>
      ) : (
        <ul className="lines">
          {rows.map(({ rsaNo, rsaDocNo, rsaTitle, statusCd }) => {
            const { label, tone } = rsa.lifecycle.states[statusCd]
            return (
              <li key={rsaNo}>
                <span>
                  <Link to={`${rsa.route.staff}/${rsaNo}`}>{rsaDocNo}</Link> <span className="quiet">{rsaTitle}</span>
                </span>
                <StatusTag tone={tone}>{t(label)}</StatusTag>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}

/** What of the record goes along, and what does not. */
const carried: Readonly<Record<Exclude<Origin, 'ACC'>, string>> = {
  NM: '제목, 장소와 번호가 근거로, 상황이 첫 위험요인으로 옮겨집니다.',
  VISIT: '날짜, 장소와 번호만 옮겨집니다. 누구인지와 증상·처치는 의무실에만 남습니다.',
}

/** Which work waits for it is said before it waits. */
function OpenForm({
  about,
  open,
  originCd,
  onDone,
}: Pick<OccasionalsProps, 'about' | 'open' | 'originCd'> & { onDone(): void }) {
  const t = useT()
  const [process, setProcess] = useState({ key: about.processNo, name: about.processNm })
  const [workCatCd, setWorkCat] = useState(about.workCatCd)
  const { key } = process
  const send = async () => {
    if (key === null) return
    const { rsaDocNo, isNew } = await open({ processNo: key, workCatCd })
    const said = isNew ? '{docNo} 수시평가를 열었습니다.' : '{docNo} 수시평가에 근거로 더했습니다.'
    toast(t(said, { docNo: rsaDocNo ?? '' }))
    onDone()
  }
  return (
    <div className="stack">
      <p>{t('평가를 완료할 때까지 그 작업은 시작할 수 없고, 하고 있는 작업은 멈춥니다.')}</p>
      <FormField label={t('공정')} required>
        {(wiring) => (
          <DirectorySelect
            wiring={wiring}
            kind="process"
            value={key}
            name={process.name}
            around={{}}
            onChange={(chosen, name) => setProcess({ key: chosen === null ? null : Number(chosen), name })}
          />
        )}
      </FormField>
      <FormField label={t('작업분류')} help={t('비우면 공정의 모든 작업입니다.')}>
        {(wiring) => (
          <CodeSelect wiring={wiring} field={{ group: 'WORK_CAT' }} value={workCatCd} onChange={setWorkCat} />
        )}
      </FormField>
      <p className="quiet">{t(carried[originCd])}</p>
      <DialogActions>
        <ActionButton type="primary" disabled={key === null} onAction={send}>
          {t('수시평가 열기')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}
