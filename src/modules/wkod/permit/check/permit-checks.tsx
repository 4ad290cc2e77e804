/** What has to be checked, to be ticked with one thumb; the photo is taken where one is asked for. */
import '../permit.css'
import { Button } from 'antd'
import { Camera, Check, LoaderCircle, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { AttachedImage } from '#platform/web/form/attachments/attached-image.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { lawText } from '#platform/web/parts/law-text.ts'
import { type CheckStage, checkStages } from '../fields/permit-codes.model.ts'
import { type PermitCheckLine, permit } from '../permit.model.ts'

const { useRecord } = screensFor(permit)
export const checkStageCds = Object.keys(checkStages) as CheckStage[]

/** How many are ticked of how many, for the head of the tab. */
export const checkCount = (lines: readonly PermitCheckLine[] | null): string =>
  lines && lines.length > 0 ? `${lines.filter(({ okYn }) => okYn === 'Y').length}/${lines.length}` : ''

export function Checks() {
  const t = useT()
  const { permitCheck, checkPhotoFileId, can, statusCd } = useRecord()
  const { editor } = useDocument()
  const stored = useStoredChecks()
  const [isUnkept, setUnkept] = useState(false)
  const lines = permitCheck ?? []
  if (lines.length === 0) return <p className="quiet">{t('신청하면 유형에 맞는 안전조치 항목이 나옵니다.')}</p>
  const mayTick = can.edit.includes('permitCheck')
  const send = async () => {
    setUnkept(false)
    setUnkept(!(await editor.save(['permitCheck', 'checkPhotoFileId'])))
  }
  const save = (next: readonly PermitCheckLine[], more = {}) => {
    editor.change({ permitCheck: next, ...more })
    return send()
  }
  const put = (line: PermitCheckLine, more = {}) =>
    save(
      lines.map((one) => (one.checkItemNo === line.checkItemNo ? line : one)),
      more,
    )
  const takePhoto = async (line: PermitCheckLine, file: File) => {
    const form = new FormData()
    form.set('taskClassNm', 'PERMIT_CHECK')
    if (checkPhotoFileId) form.set('attachFileId', String(checkPhotoFileId))
    form.set('file', file)
    const { attachFileId, files } = await api.upload<{ attachFileId: number; files: { fileNo: number }[] }>(
      '/api/attachfile/uploadfiles',
      form,
    )
    const photoFileNo = Math.max(...files.map(({ fileNo }) => fileNo))
    await put({ ...line, okYn: 'Y', photoFileNo }, { checkPhotoFileId: attachFileId })
  }
  return (
    <div className="stack">
      {checkStageCds.map((stage) => (
        <Stage
          key={stage}
          stage={stage}
          lines={lines.filter(({ stageCd }) => stageCd === stage)}
          stored={stored}
          onPut={mayTick ? put : undefined}
          onPhoto={mayTick && can.edit.includes('checkPhotoFileId') ? takePhoto : undefined}
          {...(isUnkept && { onRetry: send })}
        />
      ))}
      {statusCd === 'REVIEW' && mayTick && <AddCheck onAdd={(line) => save([...lines, line])} />}
    </div>
  )
}

/** As the server holds them: a tick counts from then on. */
export function useStoredChecks(): readonly PermitCheckLine[] {
  const { record } = useDocument().state
  return (record?.permitCheck ?? []) as PermitCheckLine[]
}

type Put = ((line: PermitCheckLine, more?: object) => Promise<void>) | undefined
interface StageProps {
  stage: CheckStage
  lines: readonly PermitCheckLine[]
  stored: readonly PermitCheckLine[]
  onPut: Put
  onPhoto: ((line: PermitCheckLine, file: File) => Promise<void>) | undefined
  /** What was chosen last could not be stored. */
  onRetry?: () => Promise<void>
  /** By item, what waits on this device, in words. */
  waiting?: ReadonlyMap<string | null, string>
}
export function Stage({ stage, lines, stored, ...acts }: StageProps) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <section aria-label={t(checkStages[stage])}>
      <h3>
        {t(checkStages[stage])}{' '}
        <small className="quiet">{checkCount(stored.filter(({ stageCd }) => stageCd === stage))}</small>
      </h3>
      <ul className="lines">
        {lines.map((line) => (
          <Item
            key={line.checkItemNo}
            line={line}
            stored={stored.find(({ checkItemNo }) => checkItemNo === line.checkItemNo)}
            {...acts}
          />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps extends Omit<StageProps, 'stage' | 'lines' | 'stored'> {
  line: PermitCheckLine
  /** Nothing of it yet where it was added a moment ago. */
  stored: PermitCheckLine | undefined
}
function Item({ line, stored, onPut, onPhoto, onRetry, waiting }: ItemProps) {
  const t = useT()
  const isOnItsWay = line.okYn !== stored?.okYn || line.photoFileNo !== stored.photoFileNo
  const waits = waiting?.get(line.checkItemNo)
  const isKeeping = isOnItsWay && !onRetry && waits === undefined
  const isOk = (waits === undefined ? stored : line)?.okYn === 'Y'
  const type = line.typeCd && line.typeCd in permitTypes ? permitTypes[line.typeCd as keyof typeof permitTypes] : null
  return (
    <li data-ok={(isOk && !isKeeping) || undefined}>
      <button
        type="button"
        aria-pressed={isOk}
        aria-busy={isKeeping}
        className="permit-tick"
        disabled={!onPut}
        onClick={() => void onPut?.({ ...line, okYn: line.okYn === 'Y' ? 'N' : 'Y' })}
      >
        <span className="permit-box">
          {isKeeping ? (
            <LoaderCircle className="spinning" size={16} aria-hidden />
          ) : (
            isOk && <Check size={16} aria-hidden />
          )}
        </span>
        <span>
          {t(line.checkDesc ?? '')}
          <small className="quiet">
            {isKeeping
              ? t('저장 중')
              : [
                  type && t(type),
                  line.lawRefDesc && lawText(line.lawRefDesc, t),
                  waits ?? (isOk && line.okDt && formatDateTime(line.okDt)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
          </small>
        </span>
      </button>
      {isOnItsWay && onRetry && <Unkept onRetry={onRetry} />}
      {line.photoYn === 'Y' && <Photo line={line} onPhoto={onPhoto} isShown={waiting === undefined} />}
    </li>
  )
}

/** What could not be stored stays as it was chosen, and is sent again from here. */
function Unkept({ onRetry }: { onRetry(): Promise<void> }) {
  const t = useT()
  return (
    <span className="row is-bad" role="alert">
      {t('저장하지 못했습니다.')}
      <ActionButton onAction={onRetry}>{t('다시 시도')}</ActionButton>
    </span>
  )
}

/** The camera comes first on a phone; the picture belongs to the permit and to this item. */
function Photo({ line, onPhoto, isShown }: Pick<StageProps, 'onPhoto'> & { line: PermitCheckLine; isShown: boolean }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isTaking, setTaking] = useState(false)
  useUnsaved(isTaking)
  const take = async (file: File | undefined) => {
    if (!file) return
    setTaking(true)
    try {
      await onPhoto?.(line, file)
    } catch (error) {
      alreadyTold(error)
    } finally {
      setTaking(false)
    }
  }
  return (
    <span className="row permit-photo">
      {isShown && line.photoFileNo && (
        <AttachedImage fileNo={line.photoFileNo} size="320" alt={t(line.checkDesc ?? '')} />
      )}
      {onPhoto && (
        <Button
          icon={<Camera size={16} aria-hidden />}
          loading={isTaking && { icon: <LoaderCircle className="spinning" size={16} aria-hidden /> }}
          aria-busy={isTaking}
          onClick={() => input.current?.click()}
        >
          {line.photoFileNo ? t('다시 찍기') : t('사진')}
        </Button>
      )}
      {!line.photoFileNo && !onPhoto && <small className="quiet">{t('사진 필요')}</small>}
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
          <label className="stack is-close">
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
