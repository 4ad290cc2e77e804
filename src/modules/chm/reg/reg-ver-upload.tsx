/** Loading a version: what it is called, from when on it holds, where it comes from, then its sheet. */
import { Button, Checkbox } from 'antd'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { SheetCounts } from '#platform/model/sheet.ts'
import { renew } from '#platform/web/calls/ask.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { downloadForm, type SheetTarget, SheetUpload } from '#platform/web/sheet/sheet-upload.tsx'
import { regVerSheet, regVersions } from './reg.calls.ts'

export async function openVersionUpload(listNo: number): Promise<void> {
  const done = await openDialog<SheetCounts>({
    label: translateNow('판 적재'),
    width: 'min(760px, 92vw)',
    content: (close) => <VersionUpload listNo={listNo} onDone={close} />,
  })
  if (!done) return
  toast(translateNow('{n}건을 적재했습니다. 변경영향을 계산하세요.', { n: done.inserted }))
  await renew(regVersions)
}

interface Asked {
  verNm: string | null
  inForceYmd: string | null
  sourceDesc: string | null
  isWhole: boolean
}

function VersionUpload({ listNo, onDone }: { listNo: number; onDone(counts: SheetCounts): void }) {
  const t = useT()
  const [asked, setAsked] = useState<Asked>({ verNm: null, inForceYmd: null, sourceDesc: null, isWhole: false })
  const change = (patch: Partial<Asked>) => setAsked((before) => ({ ...before, ...patch }))
  const { verNm, inForceYmd, sourceDesc, isWhole } = asked
  const target: SheetTarget = {
    label: regVerSheet.label,
    area: 'chm',
    upload: `${regVerSheet.api}/upload`,
    report: `${regVerSheet.api}/upload-report`,
    query: { listNo, verNm, inForceYmd, sourceDesc, wholeYn: isWhole ? 'Y' : 'N' },
    tries: true,
    columnLabel: (name) => regVerSheet.columns[name as keyof typeof regVerSheet.columns]?.label ?? name,
  }
  return (
    <div className="stack">
      <FormField label={t('판 이름')} required help={t('고시 번호처럼 다시 찾을 수 있는 이름입니다.')}>
        {(wiring) => (
          <TextInput wiring={wiring} field={{ max: 100 }} value={verNm} onChange={(text) => change({ verNm: text })} />
        )}
      </FormField>
      <FormField label={t('시행일')} required>
        {(wiring) => <DayInput wiring={wiring} value={inForceYmd} onChange={(ymd) => change({ inForceYmd: ymd })} />}
      </FormField>
      <FormField label={t('출처')} required width="full">
        {(wiring) => (
          <TextInput
            wiring={wiring}
            field={{ max: 500 }}
            value={sourceDesc}
            onChange={(text) => change({ sourceDesc: text })}
          />
        )}
      </FormField>
      <Checkbox checked={isWhole} onChange={({ target: box }) => change({ isWhole: box.checked })}>
        {t('목록 전부가 실려 있습니다. 여기에 없는 물질은 비해당으로 봅니다.')}
      </Checkbox>
      <div>
        <Button icon={<Download size={16} aria-hidden />} onClick={() => void downloadForm(regVerSheet)}>
          {t('양식 다운로드')}
        </Button>
      </div>
      <SheetUpload<SheetCounts>
        target={target}
        told={({ inserted }) => <b>{t('{n}건을 적재합니다. 잘못된 칸이 없습니다.', { n: inserted })}</b>}
        onDone={onDone}
        disabled={!verNm?.trim() || inForceYmd === null || !sourceDesc?.trim()}
      />
    </div>
  )
}
