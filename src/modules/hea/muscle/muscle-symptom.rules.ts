/** Answers are written by whoever gives them, through routes of their own; here they are only read. */
import { rulesFor } from '#platform/server/documents/rules.ts'
import { muscleSymptom } from './muscle-symptom.model.ts'

export const muscleSymptomRules = rulesFor(muscleSymptom, {})
