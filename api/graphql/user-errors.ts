import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  RuleError,
  ValidationError,
  type DomainError,
  type FieldProblem,
} from '../core/errors.ts';
import { builder } from './builder.ts';

/** The errors that a mutation can return. Each has a type below. */
export type UserErrorClass =
  | typeof ValidationError
  | typeof NotFoundError
  | typeof ConflictError
  | typeof RuleError
  | typeof RateLimitedError;

const UserError = builder.interfaceRef<DomainError>('UserError').implement({
  description: 'An error that the user can do something about. The message is meant for people.',
  fields: (t) => ({ message: t.exposeString('message') }),
});

const FieldError = builder.objectRef<FieldProblem>('FieldError').implement({
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Dotted path of the field in the input.' }),
    message: t.exposeString('message'),
  }),
});

builder.objectType(ValidationError, {
  name: 'ValidationError',
  interfaces: [UserError],
  fields: (t) => ({ fields: t.expose('fields', { type: [FieldError] }) }),
});
builder.objectType(NotFoundError, {
  name: 'NotFoundError',
  description: 'The record does not exist or belongs to somebody else.',
  interfaces: [UserError],
});
builder.objectType(ConflictError, { name: 'ConflictError', interfaces: [UserError] });
builder.objectType(RuleError, {
  name: 'RuleError',
  interfaces: [UserError],
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Stable name of the rule, meant for programs.' }),
  }),
});
builder.objectType(RateLimitedError, {
  name: 'RateLimitedError',
  interfaces: [UserError],
  fields: (t) => ({ retryAfterSeconds: t.exposeInt('retryAfterSeconds') }),
});
