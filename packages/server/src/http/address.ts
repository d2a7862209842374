/** Whom limits count: an IPv4 address, or the /64 of an IPv6 address, because one person has a whole /64. */
import { isIPv4, isIPv6 } from 'node:net';

export function addressKey(address: string): string {
  const plain = address.split('%')[0] as string; // without the zone of a link-local address
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6], groups[7]].map((group = 0) => `${group >> 8}.${group & 255}`).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean).flatMap(numbersOf));
  if (tail === undefined) return head;
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** One group, or the two that an IPv4 address at the end stands for. */
function numbersOf(group: string): number[] {
  if (!isIPv4(group)) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}
