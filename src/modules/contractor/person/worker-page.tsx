/** The code that leads a worker to his own page: read with his phone, or written down. */
import '../contractor.css'
import { Button } from 'antd'
import { Copy, QrCode as QrIcon } from 'lucide-react'
import { send } from '#platform/web/calls/ask.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { QrCode } from '#platform/web/parts/qr-code.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { workerPage } from './person.calls.ts'

const givers = ['VAD', 'VSM', 'EDU', 'SHM']

export function WorkerPageButton({ personNo, vendorCd }: { personNo: number; vendorCd: string | null }) {
  const t = useT()
  const { roles, kind, vendorCd: own } = usePerson()
  if (!roles.some((role) => givers.includes(role)) || (kind === 'vendor' && own !== vendorCd)) return null
  return (
    <Button icon={<QrIcon size={16} aria-hidden />} onClick={() => void openWorkerPage(personNo)}>
      {t('본인 페이지 QR')}
    </Button>
  )
}

async function openWorkerPage(personNo: number): Promise<void> {
  const { personNm, path } = await send(workerPage, { no: personNo })
  await openDialog({
    label: `${translateNow('본인 페이지 QR')} · ${personNm}`,
    width: 'min(440px, 92vw)',
    content: () => <WorkerCode address={`${location.origin}${path}`} />,
  })
}

function WorkerCode({ address }: { address: string }) {
  const t = useT()
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast(t('복사했습니다.'))
  }
  return (
    <div className="notice">
      <QrCode className="worker-qr" text={address} label={t('본인 페이지 QR')} />
      <p className="quiet">
        {t('본인 휴대폰으로 찍으면 교육·안전카드·서명할 것을 볼 수 있습니다. 이름과 휴대폰 번호 뒤 4자리로 열립니다.')}
      </p>
      <output>{address}</output>
      <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
        {t('주소 복사')}
      </Button>
    </div>
  )
}
