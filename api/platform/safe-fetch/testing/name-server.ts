import { createSocket } from 'node:dgram';
import ipaddr from 'ipaddr.js';

/** A real DNS server on loopback with the given names. */
export interface TestNameServer {
  address: string;
  /** The queries so far, as in `A one.example.com`. */
  asked: string[];
  close: () => void;
}

const TYPES: Record<number, 'A' | 'AAAA'> = { 1: 'A', 28: 'AAAA' };
const HEADER = 12;

function question(message: Buffer): { name: string; end: number; type: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 5, type: message.readUInt16BE(at + 1) };
}

/** A resource record: a pointer to the name in the question, the type, class IN, zero time to live, the address. */
function record(type: number, address: string): Buffer {
  const bytes = Buffer.from(ipaddr.parse(address).toByteArray());
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc000 + HEADER, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}

export async function startNameServer(names: Record<string, string[]>): Promise<TestNameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (message, from) => {
    const { name, end, type } = question(message);
    asked.push(`${TYPES[type] ?? type} ${name}`);
    const known = names[name.toLowerCase()];
    const wanted = (known ?? []).filter((address) => address.includes(':') === (TYPES[type] === 'AAAA'));
    const head = Buffer.from(message.subarray(0, HEADER));
    head.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(wanted.length, 6);
    head.fill(0, 8);
    const answer = [head, message.subarray(HEADER, end), ...wanted.map((address) => record(type, address))];
    socket.send(Buffer.concat(answer), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${socket.address().port}`, asked, close: () => void socket.close() };
}
