/** What has to be checked, to be ticked with one thumb; the photo is taken where one is asked for. */
import { Button } from 'antd'
import { Camera, Check, Plus } from 'lucide-react'
import { useRef } from 'react'
import { permitTypes } from '#modules/saf/jsa/jsa-codes.model.ts'
import { api } from '#platform/web/api/client.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { AttachedImage } from '#platform/web/image/attached-image.tsx'
import { type PermitCheckLine, permit } from './permit.model.ts'
import { type CheckStage, checkStages } from './permit-codes.model.ts'

const { useRecord } = screensFor(permit)
const stages = Object.keys(checkStages) as CheckStage[]

/** How many are ticked of how many, for the head of the tab. */
export const checkCount = (lines: readonly PermitCheckLine[] | null): string =>
  lines && lines.length > 0 ? `${lines.filter(({ okYn }) => okYn === 'Y').length}/${lines.length}` : ''

export function Checks() {
  const t = useT()
  const { permitCheck, can, statusCd } = useRecord()
  const { editor } = useDocument()
  const lines = permitCheck ?? []
  if (lines.length === 0) return <p className="quiet">{t('신청하면 유형에 맞는 안전조치 항목이 나옵니다.')}</p>
  const mayTick = can.edit.includes('permitCheck')
  const save = async (next: readonly PermitCheckLine[], more = {}) => {
    editor.change({ permitCheck: next, ...more })
    await editor.save(['permitCheck', ...Object.keys(more)])
  }
  const put = (line: PermitCheckLine, more = {}) =>
    save(
      lines.map((one) => (one.checkItemNo === line.checkItemNo ? line : one)),
      more,
    )
  return (
    <div className="permit-checks">
      {stages.map((stage) => (
        <Stage key={stage} stage={stage} lines={lines.filter(({ stageCd }) => stageCd === stage)} onPut={mayTick ? put : undefined} />
      ))}
      {statusCd === 'REVIEW' && mayTick && <AddCheck onAdd={(line) => save([...lines, line])} />}
    </div>
  )
}

type Put = ((line: PermitCheckLine, more?: object) => Promise<void>) | undefined
function Stage({ stage, lines, onPut }: { stage: CheckStage; lines: readonly PermitCheckLine[]; onPut: Put }) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <section aria-label={t(checkStages[stage])}>
      <h3>
        {t(checkStages[stage])} <small className="quiet">{checkCount(lines)}</small>
      </h3>
      <ul>
        {lines.map((line) => (
          <Item key={line.checkItemNo} line={line} onPut={onPut} />
        ))}
      </ul>
    </section>
  )
}

function Item({ line, onPut }: { line: PermitCheckLine; onPut: Put }) {
  const t = useT()
  const isOk = line.okYn === 'Y'
  const type = line.typeCd && line.typeCd in permitTypes ? permitTypes[line.typeCd as keyof typeof permitTypes] : null
  return (
    <li data-ok={isOk || undefined}>
      <button
        type="button"
        role="checkbox"
        aria-checked={isOk}
        className="permit-tick"
        disabled={!onPut}
        onClick={() => void onPut?.({ ...line, okYn: isOk ? 'N' : 'Y' })}
      >
        <span className="permit-box">{isOk && <Check size={16} aria-hidden />}</span>
        <span>
          {t(line.checkDesc ?? '')}
          <small className="quiet">
            {[type && t(type), line.lawRefDesc, isOk && line.okDt && formatDateTime(line.okDt)].filter(Boolean).join(' · ')}
          </small>
        </span>
      </button>
      {line.photoYn === 'Y' && <Photo line={line} onPut={onPut} />}
    </li>
  )
}

/** The camera comes first on a phone; the picture belongs to the permit and to this item. */
function Photo({ line, onPut }: { line: PermitCheckLine; onPut: Put }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { checkPhotoFileId, can } = useRecord()
  const mayTake = onPut && can.edit.includes('checkPhotoFileId')
  const take = async (file: File | undefined) => {
    if (!file) return
    const form = new FormData()
    form.set('taskClassNm', 'PERMIT_CHECK')
    if (checkPhotoFileId) form.set('attachFileId', String(checkPhotoFileId))
    form.set('file', file)
    const { attachFileId, files } = await api.upload<{ attachFileId: number; files: { fileNo: number }[] }>(
      '/api/attachfile/uploadfiles',
      form,
    )
    const photoFileNo = Math.max(...files.map(({ fileNo }) => fileNo))
    await onPut?.({ ...line, okYn: 'Y', photoFileNo }, { checkPhotoFileId: attachFileId })
  }
  return (
    <span className="permit-photo">
      {line.photoFileNo && <AttachedImage fileNo={line.photoFileNo} size="320" alt={t(line.checkDesc ?? '')} />}
      {mayTake && (
        <Button icon={<Camera size={16} aria-hidden />} onClick={() => input.current?.click()}>
          {line.photoFileNo ? t('다시 찍기') : t('사진')}
        </Button>
      )}
      {!line.photoFileNo && !mayTake && <small className="quiet">{t('사진 필요')}</small>}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('사진')}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
    </span>
  )
}

/** The area asks for more than the types do. */
function AddCheck({ onAdd }: { onAdd(line: PermitCheckLine): Promise<void> }) {
  const t = useT()
  const add = async () => {
    const checkDesc = await openDialog<string>({
      label: t('확인사항 추가'),
      width: '480px',
      content: (close) => (
        <form
          id="permit-add-check"
          onSubmit={(event) => {
            event.preventDefault()
            close(String(new FormData(event.currentTarget).get('checkDesc') ?? '').trim())
          }}
        >
          <label className="permit-add">
            {t('확인사항')}
            <input name="checkDesc" maxLength={300} required data-focus-first />
          </label>
        </form>
      ),
      actions: () => (
        <Button type="primary" htmlType="submit" form="permit-add-check">
          {t('추가')}
        </Button>
      ),
    })
    if (!checkDesc) return
    const none = { typeCd: null, lawRefDesc: null, okDt: null, checkUserId: null, photoFileNo: null, memoDesc: null }
    await onAdd({ ...none, checkItemNo: null, stageCd: 'PREP', checkDesc, requiredYn: 'Y', photoYn: 'N', okYn: 'N' })
  }
  return (
    <Button icon={<Plus size={16} aria-hidden />} onClick={() => void add()}>
      {t('확인사항 추가')}
    </Button>
  )
}
