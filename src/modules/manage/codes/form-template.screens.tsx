/** Forms: the versions of each, the one in use, and their files. */
import { Button, Input, Upload } from 'antd'
import { FileDown, FileUp } from 'lucide-react'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import { type MasterRow, refreshMaster } from '#platform/web/master/master-state.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { formTemplateMaster } from './form-template.master.ts'

export const FormTemplateList = () => (
  <MasterList
    master={formTemplateMaster}
    onNew={() => void openVersion()}
    below={(row, editable) => <VersionPart row={row} editable={editable} />}
  />
)

function VersionPart({ row, editable }: { row: MasterRow; editable: boolean }) {
  const t = useT()
  const names = { formKey: String(row.formKey), formNm: String(row.formNm) }
  return (
    <div className="form-buttons">
      <ActionButton icon={<FileDown size={16} aria-hidden />} onAction={() => download(row)}>
        {String(row.fileOrgNm)}
      </ActionButton>
      {editable && (
        <Button icon={<FileUp size={16} aria-hidden />} onClick={() => void openVersion(names)}>
          {t('새 버전 올리기')}
        </Button>
      )}
    </div>
  )
}

async function download({ formTemplateNo, fileOrgNm }: MasterRow): Promise<void> {
  const { blob } = await api.blob(`${formTemplateMaster.api}/${formTemplateNo}/file`)
  saveBlob(blob, String(fileOrgNm))
}

interface Names {
  formKey: string
  formNm: string
}
async function openVersion(names?: Names): Promise<void> {
  const added = await openDialog<{ versionNo: number }>({
    label: translateNow('양식 올리기'),
    content: (close) => <VersionForm names={names} onDone={close} />,
    width: 'min(560px, 92vw)',
  })
  if (!added) return
  await refreshMaster(formTemplateMaster)
  toast(translateNow('버전 {n}을(를) 올렸습니다. 이제 이 버전을 사용합니다.', { n: added.versionNo }))
}

function VersionForm({ names, onDone }: { names: Names | undefined; onDone(added: { versionNo: number }): void }) {
  const t = useT()
  const [values, setValues] = useState<Names>(names ?? { formKey: '', formNm: '' })
  const [isBusy, setBusy] = useState(false)
  const isComplete = /^\w{1,40}$/.test(values.formKey) && values.formNm.trim() !== ''
  const send = async (file: File) => {
    setBusy(true)
    const form = new FormData()
    form.append('file', file, file.name)
    const query = new URLSearchParams({ ...values })
    try {
      onDone(await api.upload<{ versionNo: number }>(`${formTemplateMaster.api}/upload?${query}`, form))
    } catch (error) {
      alreadyTold(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="master-upload" aria-busy={isBusy}>
      <FormField
        name="formKey"
        label={t('양식 키')}
        required
        width="long"
        help={t('영문, 숫자, 밑줄. 화면의 버튼이 부르는 이름입니다.')}
      >
        {(wiring) => (
          <Input
            {...wiring}
            value={values.formKey}
            maxLength={40}
            disabled={names !== undefined}
            onChange={({ target }) => setValues({ ...values, formKey: target.value })}
          />
        )}
      </FormField>
      <FormField name="formNm" label={t('양식명')} required width="long">
        {(wiring) => (
          <Input
            {...wiring}
            value={values.formNm}
            maxLength={100}
            onChange={({ target }) => setValues({ ...values, formNm: target.value })}
          />
        )}
      </FormField>
      <Upload
        accept=".xlsx,.xls,.docx,.doc,.hwp,.hwpx,.pptx,.ppt,.pdf"
        showUploadList={false}
        disabled={!isComplete || isBusy}
        beforeUpload={(file) => {
          void send(file)
          return false
        }}
      >
        <Button type="primary" icon={<FileUp size={16} aria-hidden />} disabled={!isComplete} loading={isBusy}>
          {t('파일 고르기')}
        </Button>
      </Upload>
    </div>
  )
}
