/** Education: courses, rounds with seats, and what vendors hold for their own people. */
import type { Module } from '#platform/model/module.ts'
import { educationTaskClasses } from './education-files.model.ts'
import { eduExternal } from './external/edu-external.model.ts'
import { eduFix } from './fix/edu-fix.model.ts'
import { eduNeed } from './need/edu-need.model.ts'
import { eduRound } from './round/edu-round.model.ts'

export const education: Module = { models: [eduRound, eduFix, eduExternal, eduNeed], taskClasses: educationTaskClasses }
