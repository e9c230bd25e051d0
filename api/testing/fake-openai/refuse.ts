import type { ServerResponse } from 'node:http';
import type { ChatRequest } from './chat-request.ts';
import type { Fault } from './faults.ts';

export function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** An error as OpenAI words it. */
export function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  { param = null, code = null }: { param?: string | null; code?: string | null } = {},
): void {
  send(response, status, { error: { message, type: 'invalid_request_error', param, code } });
}

const gone = (response: ServerResponse) => new Promise((resolve) => response.once('close', resolve));

/**
 * Fails before anything of an answer is written.
 *
 * @returns whether it did
 */
export async function fail(fault: Fault | null, response: ServerResponse): Promise<boolean> {
  switch (fault) {
    case 'unauthorized':
      sendError(response, 401, 'Incorrect API key provided: sk-secret.', { code: 'invalid_api_key' });
      return true;
    case 'no-model':
      sendError(response, 404, 'The model does not exist or you do not have access to it.', {
        code: 'model_not_found',
      });
      return true;
    case 'too-long-a-prompt':
      sendError(response, 400, 'This model’s maximum context length is 8192 tokens.', {
        param: 'messages',
        code: 'context_length_exceeded',
      });
      return true;
    case 'rate-limited':
      sendError(response, 429, 'Rate limit reached.', { code: 'rate_limit_exceeded' });
      return true;
    case 'rate-limited-briefly':
      response.setHeader('retry-after-ms', '20');
      sendError(response, 429, 'Rate limit reached.', { code: 'rate_limit_exceeded' });
      return true;
    case 'rate-limited-30':
      response.setHeader('retry-after', '30');
      sendError(response, 429, 'Rate limit reached.', { code: 'rate_limit_exceeded' });
      return true;
    case 'no-credit':
      sendError(response, 429, 'You exceeded your current quota.', { code: 'insufficient_quota' });
      return true;
    case 'timeout-status':
      sendError(response, 408, 'The request took too long.');
      return true;
    case 'conflict-status':
      sendError(response, 409, 'The resource was changed meanwhile.');
      return true;
    case 'server-error':
      sendError(response, 500, 'The server had an error.');
      return true;
    case 'endless-error':
      response.writeHead(500, { 'content-type': 'application/json' }).write('{"error": {"message": "');
      await gone(response);
      return true;
    case 'html':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Proxy</title>Sign in.');
      return true;
    case 'html-error':
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      return true;
    case 'redirect':
      response.writeHead(307, { location: '/v1/elsewhere' }).end();
      return true;
    case 'hang':
      await gone(response);
      return true;
    case 'hang-up':
      response.destroy();
      return true;
    default:
      return false;
  }
}

/** What a server that knows less of the protocol has against a request, as real ones put it; null if nothing. */
export function complainAbout(
  fault: Fault | null,
  asked: ChatRequest,
): { status: number; body: object } | null {
  const { response_format: format } = asked;
  const openAi = (message: string, param: string) => ({
    status: 400,
    body: { error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' } },
  });
  switch (fault) {
    case 'no-schema':
      return format?.type === 'json_schema'
        ? openAi(
            "'response_format' of type 'json_schema' is not supported with this model.",
            'response_format',
          )
        : null;
    case 'no-json':
      return format ? openAi('This response_format type is unavailable now', 'response_format') : null;
    case 'old-limit':
      return asked.max_completion_tokens === undefined
        ? null
        : openAi('Unrecognized argument: max_completion_tokens', 'max_completion_tokens');
    case 'new-limit':
      return asked.max_tokens === undefined
        ? null
        : openAi(
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            'max_tokens',
          );
    // As vLLM did.
    case 'no-count': {
      const message = "[{'type': 'extra_forbidden', 'loc': ('body', 'stream_options')}]";
      return asked.stream_options
        ? { status: 400, body: { object: 'error', message, type: 'BadRequestError', param: null, code: 400 } }
        : null;
    }
    // As servers made with FastAPI do.
    case 'no-effort':
      return asked.reasoning_effort
        ? {
            status: 422,
            body: { detail: [{ loc: ['body', 'reasoning_effort'], msg: 'Extra inputs are not permitted' }] },
          }
        : null;
    case 'plain-only':
      return format || asked.stream_options || asked.reasoning_effort
        ? { status: 400, body: { message: 'Bad request' } }
        : null;
    default:
      return null;
  }
}
