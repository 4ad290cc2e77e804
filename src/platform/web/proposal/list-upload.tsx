/** 엑셀 업로드 of a list: a filled-in form enters new rows, the list's own sheet is looked at before anything is written. */
import { useState } from 'react'
import type { Proposal } from '#platform/model/proposal.ts'
import type { SheetCounts } from '#platform/model/sheet.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { platformNow, translateOf, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { type SheetTarget, SheetUpload } from '#platform/web/sheet/sheet-upload.tsx'
import { ProposalReview } from './proposal-review.tsx'

interface ListTarget extends SheetTarget {
  /** He may enter new rows; who may not comes with the sheet of the list alone. */
  readonly canCreate: boolean
  /** Rows have been written, or taken back. */
  onWritten(): void
}

export async function openListUpload(target: ListTarget): Promise<void> {
  await openDialog({
    label: platformNow('{label} 엑셀 업로드', { label: translateOf(target.area)(target.label) }),
    content: (close) => <ListUpload target={target} onEntered={() => close()} />,
    width: 'min(960px, 96vw)',
  })
}

type Answer = SheetCounts | Proposal
const isProposal = (answer: Answer): answer is Proposal => 'proposalNo' in answer

function ListUpload({ target, onEntered }: { target: ListTarget; onEntered(): void }) {
  const t = usePlatformT()
  const [proposal, setProposal] = useState<Proposal>()
  if (proposal) return <ProposalReview first={proposal} onWritten={target.onWritten} />
  const { ofList, canCreate, onWritten } = target
  const takes = !canCreate && ofList ? { ...target, upload: ofList } : target
  const done = (answer: Answer) => {
    if (isProposal(answer)) {
      setProposal(answer)
      return
    }
    onWritten()
    toast(platformNow('{n}건을 등록했습니다.', { n: answer.inserted }))
    onEntered()
  }
  return (
    <SheetUpload<Answer>
      target={takes}
      told={() => null}
      onDone={done}
      {...(ofList && {
        note: canCreate
          ? t('양식을 채운 파일이나, 이 목록에서 내려받아 고친 파일을 올릴 수 있습니다.')
          : t('이 목록에서 내려받아 고친 파일을 올릴 수 있습니다. 먼저 확인만 하고, 저장은 그다음에 합니다.'),
      })}
    />
  )
}
