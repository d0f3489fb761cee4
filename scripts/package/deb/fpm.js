#!/usr/bin/env node
/**
 * electron-builder runs this in place of the packer fpm, with fpm's arguments. It is JavaScript, because an executable file has
 * no loader for TypeScript on every supported Node.
 */
import { register } from 'tsx/esm/api';

register();
const { orderOf } = await import('./order.ts');
const { makeDeb } = await import('./make-deb.ts');
try {
  makeDeb(orderOf(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
