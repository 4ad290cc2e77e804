/** Isolations: the list, and one with its drawing, its points, the permits behind it and the locks of the crew. */
import { useQueryClient } from '@tanstack/react-query'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useAttachedPicture } from '#platform/web/form/attachments/attached-image.tsx'
import { ImageMarker } from '#platform/web/form/image-marker.tsx'
import { formatDateTime, formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { isoLive, type LiveAnswer } from './iso.calls.ts'
import { Links } from './iso-links.tsx'
import { isoPlan } from './iso-plan.model.ts'
import { Points } from './iso-points.tsx'
import { energies } from './isolation.logic.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(isoPlan)

export function IsoPlanList() {
  return (
    <List
      columns={[
        'isoDesc',
        'drawingNo',
        'pointCnt',
        'permitCnt',
        'permitDocNos',
        'personalCnt',
        'setUserId',
        'setYmd',
        'longYn',
      ]}
      widths={{ isoDesc: 160, drawingNo: 104, permitDocNos: 128 }}
      filters={['equipNo', 'setUserId', 'longYn']}
      stateTabs
      excel
      empty="등록한 격리가 없습니다."
      peek={
        <Fields names={['equipNo', 'isoDesc', 'drawingNo', 'lockBoxNo', 'pointCnt', 'permitDocNos', 'personalCnt']} />
      }
    />
  )
}

export function IsoPlanDetail() {
  return (
    <Detail print>
      <Section title="격리">
        <Fields names={['equipNo', 'isoDesc', 'drawingNo', 'areaDeptCd', 'lockBoxNo']} />
        <Field name="storedCds" />
        <Review />
      </Section>
      <Body />
      <Drawing />
      <Actions />
    </Detail>
  )
}

function Review() {
  const { longYn } = useRecord()
  return longYn === 'Y' ? <Fields names={['setYmd', 'nextReviewYmd']} /> : null
}

/** The picture with its marks: a mark for each kind of energy, clicked again it is gone. */
function Drawing() {
  const { drawingFileId, statusCd } = useRecord()
  // A plan that was never stored has no columns yet.
  const image = useAttachedPicture(drawingFileId ?? null)
  const isWritten = statusCd === 'TEMP'
  if (!isWritten && !drawingFileId) return null
  return (
    <Section title="도면">
      <Fields names={['drawingFileId']} />
      {image && (
        <Field name="isoMarks">
          {({ value, setValue, wiring }) => (
            <ImageMarker
              wiring={wiring}
              label="도면"
              image={image}
              types={energies}
              value={value}
              {...(isWritten && { onChange: setValue })}
            />
          )}
        </Field>
      )}
    </Section>
  )
}

/** While the plan is written its points are typed; from then on each is set, looked at and taken off. */
function Body() {
  const record = useRecord()
  const { statusCd, isoPlanNo } = record
  const { data, isError, error, refetch } = useAsked(
    isoLive,
    statusCd === 'TEMP' || isoPlanNo === null ? null : { no: isoPlanNo },
  )
  const told = useTold()
  if (statusCd === 'TEMP')
    return (
      <Section title="격리 지점" hint="도면의 순서대로 적습니다. 잠금번호와 꼬리표번호는 설치할 때 적어도 됩니다.">
        <Fields names={['points']} />
      </Section>
    )
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={6} />
  const parts = { record, live: data, onDone: told }
  return (
    <>
      <Points {...parts} />
      <Links {...parts} />
      <Kept {...parts} />
    </>
  )
}

/** The record and what stands beside it are asked again after each step. */
function useTold() {
  const client = useQueryClient()
  return () => client.invalidateQueries()
}

interface KeptProps {
  record: ReturnType<typeof useRecord>
  live: LiveAnswer
}
/** What happened out of the ordinary: reviews of what stays, locks that were cut off. */
function Kept({ record: { reviews, forces }, live: { names } }: KeptProps) {
  const t = useT()
  return (
    <>
      {(reviews ?? []).length > 0 && (
        <Panel title="장기 격리 검토">
          <ul className="stack is-close">
            {(reviews ?? []).map(({ reviewYmd, reviewUserId, reviewDesc }) => (
              <li key={reviewYmd}>
                {formatDay(reviewYmd)} {names[reviewUserId ?? '']}: {reviewDesc}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {(forces ?? []).length > 0 && (
        <Panel title="강제해제">
          <ul className="stack is-close">
            {(forces ?? []).map((force) => (
              <li key={force.forceDt}>
                <b>{formatDateTime(force.forceDt)}</b> {names[force.apprUserId ?? '']}: {force.reasonDesc}
                <p className="quiet">
                  {t('설치자 연락기록')}: {force.ownerContactDesc}
                </p>
                <p className="quiet">
                  {t('현장확인')}: {force.checkDesc} · {t('복귀 시 안내')}: {force.briefDesc}
                </p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
