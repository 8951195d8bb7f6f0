import { InputError } from '../../kernel/table.ts';
import type { Settings } from '../settings.ts';
import { addressOf } from './site.ts';
import { type Finding, warn, wrong } from './texts.ts';

/** Settings that each can be read, but do not go together; `site` is where people reach the server. */
export function checkSettings(settings: Settings, site: URL): Finding[] {
  const { proxies, host, port, domain, pushSubject, mail, metricsPort, metricsHost, metricsToken } = settings;
  const url = addressOf(site);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(site.hostname);
  const isItself = site.protocol === 'http:' && Number(site.port || 80) === port;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const findings: Finding[] = [];
  if (!isItself && proxies === 0) findings.push(wrong('proxy-not-trusted', { url }));
  if (proxies > 0 && isEverywhere) findings.push(warn('proxy-and-open', { proxies }));
  if (domain !== undefined && !isHere && site.hostname !== domain && !site.hostname.endsWith(`.${domain}`))
    findings.push(wrong('domain-elsewhere', { domain, host: site.hostname }));
  if (pushSubject !== undefined && site.protocol !== 'https:' && !isHere)
    findings.push(wrong('push-without-https', { url }));
  if (mail !== undefined && mail.site !== url) findings.push(warn('mail-elsewhere', { site: mail.site, url }));
  const isPrivate = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|localhost$)/.test(metricsHost);
  if (metricsPort !== undefined && metricsToken === undefined && !isPrivate)
    findings.push(warn('metrics-open', { host: metricsHost, port: metricsPort }));
  return findings;
}

/** The problems of an `InputError`, one for each line. */
export function settingsMistakes(error: unknown): Finding[] {
  if (!(error instanceof InputError)) throw error;
  return error.message.split('\n').map((problem) => wrong('settings-wrong', { problem }));
}

const FIRST_SUPPORTED_NODE = 22;

export function checkNode(version: string): Finding[] {
  return Number(version.split('.')[0]) < FIRST_SUPPORTED_NODE ? [warn('node-old', { version })] : [];
}
