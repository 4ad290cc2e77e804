/** Requests for authority: the list, and one request from being written to its approval. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { authRequest } from './auth-request.model.ts'
import { firstGroups } from './health-level.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(authRequest)

export function AuthRequestList() {
  return <List columns={['userId', 'changeDesc', 'createDt', 'createUserId']} filters={['userId']} stateTabs excel />
}

export function AuthRequestDetail() {
  return (
    <Detail>
      <Section title="신청 내용" hint="본인이나 소속 부서원의 권한을 신청합니다. 마지막 결재와 함께 적용됩니다.">
        <Fields names={['userId']} />
        <Fields names={['authChanges']} />
        <Field name="reasonDesc" hint="어떤 업무에 필요한지 적습니다." />
      </Section>
      <Appointment />
      <Actions />
    </Detail>
  )
}

/** Asked of whoever may be the first of his kind, and of nobody else. */
function Appointment() {
  const { authChanges, appointDocNo, appointFileId } = useRecord()
  const mayBeFirst = authChanges?.some(({ changeCd, authGrpCd }) => changeCd === 'ADD' && firstGroups.has(authGrpCd))
  if (!mayBeFirst && !appointDocNo && !appointFileId) return null
  return (
    <Section
      title="선임"
      hint="산업보건의와 보건관리자가 아직 없을 때 첫 사람을 신청하면 적습니다. 안전보건총괄책임자나 경영책임자가 결재합니다."
    >
      <Fields names={['appointDocNo', 'appointFileId']} />
    </Section>
  )
}
