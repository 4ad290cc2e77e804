/** Administration: the documents that it has; its masters and screens stand beside. */
import type { Module } from '#platform/model/module.ts'
import { authRequest } from './authority/auth-request.model.ts'

export const manage: Module = { models: [authRequest], taskClasses: [] }
