/** Postures: the list, and the sheet of one. */
import { Link } from 'react-router'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useAttachedPicture } from '#platform/web/form/attachments/attached-image.tsx'
import { ImageMarker } from '#platform/web/form/image-marker.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Level } from './muscle.parts.tsx'
import { musclePosture } from './muscle-posture.model.ts'
import { muscleWork } from './muscle-work.model.ts'
import type { Tool } from './posture.logic.ts'
import { PostureSheet } from './posture-sheet.tsx'
import { choicesText, readChoices } from './posture-steps.logic.ts'
import { scoresIn } from './posture-wire.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(musclePosture)
const { useRecords: useWorks } = screensFor(muscleWork)

const MOST_WORKS = 300

/** All cells ask together: their answer is one. */
function WorkName({ no }: { no: number | null }) {
  const { rows = [] } = useWorks({ limit: MOST_WORKS })
  return rows.find(({ muscleWorkNo }) => muscleWorkNo === no)?.workNm ?? null
}

export function MusclePostureList() {
  return (
    <List
      columns={['muscleWorkNo', 'toolCd', 'sumAScore', 'sumBScore', 'finalScore', 'actionLvlCd']}
      cells={{
        muscleWorkNo: ({ muscleWorkNo }) => <WorkName no={muscleWorkNo} />,
        actionLvlCd: ({ actionLvlCd }) => <Level code={actionLvlCd} />,
      }}
      widths={{ actionLvlCd: 112 }}
      filters={['toolCd', 'actionLvlCd']}
      stateTabs
      excel
      empty="평가한 자세가 없습니다."
      peek={<Fields names={['muscleWorkNo', 'toolCd', 'finalScore', 'actionLvlCd', 'photoFileId']} />}
    />
  )
}

export function MusclePostureDetail() {
  return (
    <Detail>
      <Section title="자세">
        <Fields names={['muscleWorkNo', 'postureTitle', 'toolCd', 'photoFileId']} />
        <Photo />
      </Section>
      <Sheet />
      <WayBack />
      <Actions />
    </Detail>
  )
}

/** The picture with its marks: what is judged at which place. */
function Photo() {
  const t = useT()
  const { photoFileId, photoMarks, can } = useRecord()
  const { mode } = useDocument()
  const image = useAttachedPicture(photoFileId)
  if (!image) return null
  if (mode !== 'draft' || !can.edit.includes('photoMarks'))
    return (
      <div className="is-narrow">
        <ImageMarker label={t('사진 표시')} image={image} value={photoMarks} types={markTypes} />
      </div>
    )
  return (
    <Field name="photoMarks">
      {({ value, setValue, wiring }) => (
        <div className="is-narrow">
          <ImageMarker
            wiring={wiring}
            image={image}
            value={value}
            label={t('사진 표시')}
            types={markTypes}
            onChange={setValue}
          />
        </div>
      )}
    </Field>
  )
}
const markTypes = { JOINT: '꺾인 관절', LOAD: '무게가 걸린 곳' }

function Sheet() {
  const t = useT()
  const { mode, can } = useDocument()
  const record = useRecord()
  const tool: Tool = record.toolCd ?? 'RULA'
  const choices = readChoices(tool, record.stepDesc)
  const shared = { tool, choices, scores: scoresIn(record) }
  return (
    <Panel title={`${tool} ${t('자세평가')}`} label="자세평가">
      {mode === 'draft' && can.edit.includes('stepDesc') ? (
        <Field name="stepDesc" label="">
          {({ setValue }) => <PostureSheet {...shared} onChoose={(next) => setValue(choicesText(next))} />}
        </Field>
      ) : (
        <PostureSheet {...shared} />
      )}
    </Panel>
  )
}

function WayBack() {
  const t = useT()
  const { muscleWorkNo } = useRecord()
  if (!muscleWorkNo) return null
  return (
    <p>
      <Link to={`${muscleWork.route.staff}/${muscleWorkNo}`}>{t('단위작업으로 돌아가기')}</Link>
    </p>
  )
}
