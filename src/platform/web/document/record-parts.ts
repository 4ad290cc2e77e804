/** What a record is read and written with: a file of its own, which a list does without. See `record-parts-later.ts`. */
import { Actions } from './detail/actions.tsx'
import { DetailPage } from './detail/detail.tsx'
import { DocumentField } from './detail/fields.tsx'
import { LastStep } from './detail/last-step.tsx'
import { Section } from './detail/section.tsx'
import { SideSheet } from './list/side-sheet.tsx'
import { RecordPaper } from './print/paper.tsx'

export const recordParts = { Actions, DetailPage, DocumentField, LastStep, RecordPaper, Section, SideSheet }
export type RecordParts = typeof recordParts
