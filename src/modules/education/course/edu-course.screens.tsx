/** Courses, and the questions of their tests. */
import { MasterList } from '#platform/web/master/master-list.tsx'
import { eduCourseMaster, eduQuestionMaster } from './edu-course.master.ts'

export const EduCourseList = () => <MasterList master={eduCourseMaster} />
export const EduQuestionList = () => <MasterList master={eduQuestionMaster} />
