import { expect, it } from 'vitest';
import { nameAiService } from './name-ai-service.ts';

it.each([
  [undefined, 'OpenAI'],
  ['https://api.openai.com/v1', 'OpenAI'],
  ['https://eu.api.openai.com/v1', 'OpenAI'],
  ['https://api.groq.com/openai/v1', 'api.groq.com'],
  ['https://openai.com.evil.example/v1', 'openai.com.evil.example'],
  ['http://93.184.216.34:8000/v1', '93.184.216.34'],
])('a service at %s is called %s', (baseUrl, name) => {
  expect(nameAiService(baseUrl)).toBe(name);
});

it.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1:8000/v1',
  'http://[::1]:8000/v1',
  'http://192.168.1.20:1234/v1',
  'http://10.0.0.5/v1',
  'http://ollama:11434/v1',
  'http://speech.internal/v1',
  'http://gpu.lan./v1',
])('the name of a server in the installation’s own network isn’t told: %s', (baseUrl) => {
  expect(nameAiService(baseUrl)).toBeNull();
});
