/** A checkup that was had elsewhere: where, when, with its paper. One form for the person and for the health manager. */
import { Button } from 'antd'
import { useState } from 'react'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { AttachmentBox } from '#platform/web/form/attachments/attachment-box-later.tsx'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { designatedClasses } from './checkup-codes.model.ts'
import { extResult } from './ext-result.model.ts'

export interface ExtValues {
  extOrgNm: string
  designationNo: string | null
  examYmd: string
  attachFileId: number
  reasonDesc?: string
}
interface ExtFormProps {
  classCd: string | null
  /** The health manager says why it counts. */
  isRecognized?: boolean
  send(values: ExtValues): Promise<unknown>
}

/** @returns whether it was sent */
export const openExtForm = async (label: string, form: ExtFormProps): Promise<boolean> =>
  (await openDialog<true>({
    label,
    width: 'min(520px, 92vw)',
    content: (close) => <ExtForm {...form} onDone={() => close(true)} />,
  })) ?? false

const { extOrgNm, designationNo, examYmd, attachFileId } = extResult.fields
const reason = { max: 500, lines: 2 }
const nothing = { extOrgNm: null, designationNo: null, examYmd: null, attachFileId: null, reasonDesc: null }
type Entered = { [Name in keyof ExtValues]-?: Required<ExtValues>[Name] | null }

function ExtForm({ classCd, isRecognized = false, send, onDone }: ExtFormProps & { onDone(): void }) {
  const t = useT()
  const [values, setValues] = useState<Entered>(nothing)
  const [errors, setErrors] = useState<Readonly<Record<string, { message: string }>>>({})
  const [isSending, setSending] = useState(false)
  const isDesignated = classCd !== null && designatedClasses.has(classCd)
  const set = (change: Partial<Entered>) => setValues((before) => ({ ...before, ...change }))
  const ready = readyOf(values, { isDesignated, isRecognized })
  const submit = async () => {
    if (!ready) return
    setSending(true)
    try {
      await send(ready)
      onDone()
    } catch (error) {
      const problems = error instanceof ApiError ? error.problems : []
      setErrors(Object.fromEntries(problems.map(({ field, message }) => [field, { message }])))
      if (!problems.some(({ field }) => field in nothing)) showFailure(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormField label={t(extOrgNm.label)} required width="full" error={errors.extOrgNm}>
        {(wiring) => (
          <TextInput
            wiring={wiring}
            field={extOrgNm}
            value={values.extOrgNm}
            onChange={(extOrgNm) => set({ extOrgNm })}
          />
        )}
      </FormField>
      {isDesignated && (
        <FormField
          label={t(designationNo.label)}
          required
          width="medium"
          help={t('특수건강진단기관의 지정번호입니다.')}
          error={errors.designationNo}
        >
          {(wiring) => (
            <TextInput
              wiring={wiring}
              field={designationNo}
              value={values.designationNo}
              onChange={(designationNo) => set({ designationNo })}
            />
          )}
        </FormField>
      )}
      <FormField label={t(examYmd.label)} required width="short" error={errors.examYmd}>
        {(wiring) => <DayInput wiring={wiring} value={values.examYmd} onChange={(examYmd) => set({ examYmd })} />}
      </FormField>
      <FormField
        label={t(attachFileId.label)}
        required
        isGroup
        width="full"
        help={t('보건관리자와 의무실만 볼 수 있으며 암호화하여 보관합니다.')}
        error={errors.attachFileId}
      >
        {(wiring) => (
          <AttachmentBox
            wiring={wiring}
            label={t(attachFileId.label)}
            taskClass={attachFileId.taskClass}
            attachFileId={values.attachFileId}
            onChange={(attachFileId) => set({ attachFileId })}
          />
        )}
      </FormField>
      {isRecognized && (
        <FormField label={t('인정 사유')} required width="full" error={errors.reasonDesc}>
          {(wiring) => (
            <TextInput
              wiring={wiring}
              field={reason}
              value={values.reasonDesc}
              onChange={(reasonDesc) => set({ reasonDesc })}
            />
          )}
        </FormField>
      )}
      <Button type="primary" htmlType="submit" loading={isSending} disabled={!ready}>
        {t(isRecognized ? '타기관 인정' : '제출')}
      </Button>
    </form>
  )
}

/** What is sent; undefined until everything is there. */
function readyOf(
  { extOrgNm, designationNo, examYmd, attachFileId, reasonDesc }: Entered,
  { isDesignated, isRecognized }: { isDesignated: boolean; isRecognized: boolean },
): ExtValues | undefined {
  if (!extOrgNm?.trim() || !examYmd || attachFileId === null) return undefined
  if ((isDesignated && !designationNo?.trim()) || (isRecognized && !reasonDesc?.trim())) return undefined
  return {
    extOrgNm,
    examYmd,
    attachFileId,
    designationNo: designationNo?.trim() || null,
    ...(isRecognized && reasonDesc && { reasonDesc }),
  }
}
