/** 건강자료 반출: what leaves and why, its approval, and the file for once. */
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Download } from 'lucide-react'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { askPassword } from './ask-password.tsx'
import { heaExport } from './hea-export.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(heaExport)

const useKinds = () =>
  useQuery({
    queryKey: ['hea/privacy/export', 'kinds'],
    queryFn: ({ signal }) =>
      api.get<{ rows: { code: string; codeNm: string }[] }>(`${heaExport.api}-kinds`, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.rows ?? []

export function HeaExportList() {
  const kinds = useKinds()
  return (
    <List
      columns={['exportBizCd', 'receiverDesc', 'rowCnt', 'fileDt', 'createUserId']}
      cells={{
        exportBizCd: ({ exportBizCd }) => kinds.find(({ code }) => code === exportBizCd)?.codeNm ?? exportBizCd,
      }}
      filters={['fileDt', 'exportBizCd']}
      stateTabs
      empty="반출한 건강자료가 없습니다."
    />
  )
}

export function HeaExportDetail() {
  const kinds = useKinds()
  return (
    <Detail>
      <Section title="반출" hint="승인된 뒤 신청한 사람이 한 번만 암호가 걸린 파일로 받습니다.">
        <Field name="exportTitle" />
        <Field name="exportBizCd">
          {({ value, setValue, wiring }) => (
            <Select
              {...wiring}
              className="form-select"
              value={value}
              onChange={setValue}
              options={kinds.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
            />
          )}
        </Field>
        <Field name="within" hint="자료를 작성한 날입니다. 사후관리 소견 목록은 결과표를 받은 날입니다." />
        <Fields names={['purposeDesc', 'receiverDesc']} />
      </Section>
      <Taken />
      <Actions>
        <TakeFile />
      </Actions>
    </Detail>
  )
}

function Taken() {
  const t = useT()
  const { statusCd } = useRecord()
  if (statusCd !== 'DONE') return null
  return (
    <Section title="반출 기록">
      <p>
        <StatusTag tone="done">{t('반출완료')}</StatusTag>
      </p>
      <Fields names={['rowCnt', 'fileDt', 'markDesc']} />
    </Section>
  )
}

function TakeFile() {
  const t = useT()
  const { userId } = usePerson()
  const { statusCd, createUserId, heaExportNo } = useRecord()
  if (statusCd !== 'APPR' || createUserId !== userId || heaExportNo === null) return null
  return (
    <Button type="primary" icon={<Download size={16} aria-hidden />} onClick={() => void take(heaExportNo)}>
      {t('파일 받기')}
    </Button>
  )
}

const FILE_TIMEOUT_MS = 120_000

async function take(no: number): Promise<void> {
  const isDone = await askPassword(async (passwordDesc) => {
    const { blob, fileName } = await api.blob(`${heaExport.api}/${no}/file`, {
      body: { passwordDesc },
      timeoutMs: FILE_TIMEOUT_MS,
      quiet: true,
    })
    saveBlob(blob, fileName ?? 'export.xlsx')
  })
  if (!isDone) return
  toast(translateNow('파일을 내려받았습니다.'))
  await queryClient.invalidateQueries()
}
