import { describe, expect, test } from 'vitest';
import { fitsTitle, judge, type Situation } from '../../../../../src/discord/games/meteor/chat/judge.js';
import { allowedEmoji } from '../../../../../src/discord/games/meteor/chat/emoji.js';
import type { MessageContent } from '../../../../../src/discord/gateway/incoming.js';
import { chatWord } from '../../../../../src/text/meteor/index.js';
import { said } from '../../../../support/said.js';

const SILENT: Situation = {
  exempt: false,
  speech: 'silent',
  strict: false,
  readable: true,
  obeys: true,
  gestures: allowedEmoji(['<:thumbs:111111111111111111>', '<a:dance:222222222222222222>']),
};

type Typed = { readonly type: 'pass' | 'time-out' } | { readonly type: 'launch'; readonly target: string | null };
const phrases = (content: string): Typed | null => {
  const word = chatWord(content);
  if (word === null) return null;
  return word.word === 'launch' ? { type: 'launch', target: word.target } : { type: word.word };
};

function verdict(message: Partial<MessageContent>, at: Partial<Situation> = {}): string {
  const result = judge(said(message), { ...SILENT, ...at }, phrases);
  if (result.do === 'command')
    return result.command.type === 'launch' ? `launch ${result.command.target ?? '-'}` : result.command.type;
  return result.do === 'delete' ? result.why : 'allow';
}

describe('R11: what players may write in the silence', () => {
  test.each([
    ['pass', 'pass'],
    ['PASS!', 'pass'],
    ['  Pass. ', 'pass'],
    ['launch', 'launch -'],
    ['Launch!!', 'launch -'],
    ['launch B', 'launch B'],
    ['launch b.', 'launch B'],
    ['time out', 'time-out'],
    ['TIME-OUT', 'time-out'],
    ['timeout', 'time-out'],
    ['**pass**', 'pass'],
    ['||launch b||', 'launch B'],
    ['pass 🟥🟥🟨', 'talk'],
    ['launch 🇨🇫🇦', 'talk'],
    ['launch B 🔴🔵', 'talk'],
    ['pass ❤️💚', 'talk'],
    ['pass ⚂⚄', 'talk'],
    ['pass Ⓒ', 'talk'],
    ['pass 👍', 'talk'],
    ['pass‼️', 'talk'],
    ['pass 1️⃣', 'talk'],
    ['pass <:c:111111111111111111>', 'talk'],
    ['launch ñ', 'talk'],
    ['launch ñ', 'talk'],
    ['launch Ж', 'talk'],
    ['launch BC', 'talk'],
    ['launch 3', 'talk'],
    ['pass me the C', 'talk'],
    ['launch at the big one', 'talk'],
    ['I have C F', 'talk'],
    ['ok', 'talk'],
    ['C', 'talk'],
    ['3', 'talk'],
    ['https://tenor.com/view/x', 'talk'],
    [':)', 'talk'],
    ['...', 'talk'],
    ['<@123456789012345678>', 'talk'],
    ['👍', 'allow'],
    ['👍 🎉', 'allow'],
    ['👍🏽', 'allow'],
    ['☄️', 'allow'],
    ['☄', 'allow'],
    ['🚀🚀🚀', 'allow'],
    ['👨‍👩‍👧', 'allow'],
    ['🙈 ', 'allow'],
    ['👍 yes', 'talk'],
    ['🇨 🇫', 'talk'],
    ['🇩🇪', 'talk'],
    ['1️⃣', 'talk'],
    ['#️⃣', 'talk'],
    ['🅰️', 'talk'],
    ['🅱', 'talk'],
    ['Ⓜ️', 'talk'],
    ['🟥', 'talk'],
    ['🔴', 'talk'],
    ['🟩👍', 'talk'],
    ['⚪', 'talk'],
    ['🔷', 'talk'],
    ['❤️', 'talk'],
    ['💙', 'talk'],
    ['🖤', 'talk'],
    ['❤️‍🔥', 'talk'],
    ['♥️', 'talk'],
    ['🏴‍☠️', 'talk'],
    ['🏁', 'talk'],
    ['🔟', 'talk'],
    ['🆗', 'talk'],
    ['🏿', 'talk'],
    ['<:thumbs:111111111111111111>', 'allow'],
    ['<a:dance:222222222222222222> 👍', 'allow'],
    ['<:dance:222222222222222222>', 'allow'],
    ['<:I_have_CCF:111111111111111111>', 'talk'],
    ['<:dance:111111111111111111>', 'talk'],
    ['<:thumbs:111111111111111111><a:C:222222222222222222>', 'talk'],
    ['<:thumbs:123456789012345678>', 'talk'],
    ['<:CFA:123456789012345678>', 'talk'],
    ['<:i_have_c:123456789012345678>', 'talk'],
    ['<:rd_bl_yl:123456789012345678>', 'talk'],
    ['<:mygreencard:123456789012345678>', 'talk'],
    ['❓', 'allow'],
    ['❗', 'allow'],
    ['✅', 'allow'],
    ['⭐', 'allow'],
    ['😍🥰😻', 'allow'],
    ['👩🏽‍🚀', 'allow'],
    ['🫱🏻‍🫲🏿', 'allow'],
    ['😮‍💨', 'allow'],
    ['🚀', 'allow'],
    ['🚀👍', 'talk'],
    ['🕒', 'talk'],
    ['⏰', 'talk'],
    ['🎲', 'talk'],
    ['⛳', 'talk'],
    ['⏺️', 'talk'],
    ['🛑', 'talk'],
    ['💌', 'talk'],
    ['🛰️', 'talk'],
    ['🏭', 'talk'],
    ['⚛️', 'talk'],
    ['⛽', 'talk'],
    ['☢️', 'talk'],
    ['⚡', 'talk'],
    ['🧪', 'talk'],
    ['⚗️', 'talk'],
    ['🔌', 'talk'],
    ['🔋', 'talk'],
    ['🪫', 'talk'],
    ['🍏', 'talk'],
    ['📘', 'talk'],
    ['🍀', 'talk'],
    ['🥇', 'talk'],
    ['🎱', 'talk'],
    ['🦖', 'talk'],
    ['🇫', 'talk'],
    ['⚂', 'talk'],
    ['©️', 'talk'],
    ['<:c:123456789012345678>', 'talk'],
    ['<:redSquare:123456789012345678>', 'talk'],
    ['<:chemical:123456789012345678>', 'talk'],
    ['<:thumbs:123456789012345678> C', 'talk'],
  ])('%s → %s', (content, expected) => {
    expect(verdict({ content })).toBe(expected);
  });

  test.each([
    ['a picture', { attachments: 1 }, 'files'],
    ['a picture with “pass”', { attachments: 1, content: 'pass' }, 'files'],
    ['a sticker', { stickers: 1 }, 'allow'],
    ['a sticker beside a word', { stickers: 1, content: 'pass' }, 'pass'],
    ['a sticker with words', { stickers: 1, content: 'mine' }, 'talk'],
    ['a forward', { forward: true }, 'files'],
    ['a poll', { extras: true }, 'talk'],
    ['a poll beside a word does nothing', { extras: true, content: 'pass' }, 'talk'],
    ['a poll beside a gesture', { extras: true, content: '👍' }, 'talk'],
    ['a poll beside a sticker', { extras: true, stickers: 1 }, 'talk'],
    ['nothing that the bot can see', {}, 'talk'],
    ['nothing but what is not drawn', { content: '\u200B' }, 'talk'],
    ['a reply of nothing that the bot can see', { type: 19 }, 'talk'],
    ['a title that the server left out', { type: 18 }, 'allow'],
    ['a voice message', { voice: true, attachments: 1 }, 'files'],
    ['a reply that is a gesture', { type: 19, content: '👍' }, 'allow'],
    ['a reply in words', { type: 19, content: 'yes' }, 'talk'],
    ['a thread by a telling name', { type: 18, content: 'I have C' }, 'talk'],
    ['a thread by a word or a gesture', { type: 18, content: '👍' }, 'allow'],
    ['a thread by a typed word does nothing', { type: 18, content: 'pass' }, 'allow'],
    ['a thread’s new name that tells', { type: 4, content: 'I hold C C F' }, 'talk'],
    ['a thread’s new name by a word does nothing', { type: 4, content: 'time out' }, 'allow'],
    ['someone joined', { type: 7 }, 'allow'],
    ['a pin', { type: 6, content: 'x' }, 'allow'],
    ['an edit into talk', { edited: true, content: 'I have C' }, 'talk'],
    ['an edit into a command does nothing', { edited: true, content: 'pass' }, 'allow'],
  ] as const)('%s', (_, message, expected) => {
    expect(verdict(message)).toBe(expected);
  });
});

describe('R11: whom the silence holds for', () => {
  test.each([
    ['bots, and moderators who don’t play', { exempt: true }, 'allow'],
    ['where the rules let all go', { speech: 'free' }, 'allow'],
    ['after the satellite', { speech: 'open' }, 'allow'],
    ['a leaver stays silent', { obeys: false }, 'talk'],
    ['without the intent nothing can be told', { readable: false }, 'allow'],
  ] as const)('%s', (_, at, expected) => {
    expect(verdict({ content: 'I have C' }, at)).toBe(expected);
  });

  test('after the satellite showing cards is still not allowed', () => {
    expect(verdict({ attachments: 1 }, { speech: 'open' })).toBe('files');
    expect(verdict({ forward: true }, { speech: 'open' })).toBe('files');
    expect(verdict({ attachments: 1 }, { speech: 'free' })).toBe('allow');
  });

  test('after the satellite a link that unfolds into a picture goes, at once or as Discord adds it; in the silence it was talk', () => {
    const link = { content: 'https://example.org/hand', extras: true } as const;
    const unfolded = { ...link, pictures: true, unfolded: true } as const;
    expect(verdict(link, { speech: 'open' })).toBe('allow');
    expect(verdict({ ...link, pictures: true }, { speech: 'open' })).toBe('files');
    expect(verdict(unfolded, { speech: 'open' })).toBe('files');
    expect(verdict(link)).toBe('talk');
    expect(verdict(unfolded)).toBe('allow');
    expect(verdict(unfolded, { strict: true })).toBe('allow');
    expect(verdict(unfolded, { speech: 'free' })).toBe('allow');
  });

  test('after the satellite a poll is talk like any other', () => {
    expect(verdict({ extras: true }, { speech: 'open' })).toBe('allow');
    expect(verdict({}, { speech: 'open' })).toBe('allow');
  });

  test('a leaver’s word does nothing, and may stand', () => {
    expect(verdict({ content: 'pass' }, { obeys: false })).toBe('allow');
  });
  test('typed words do what they say where talk is free', () => {
    expect(verdict({ content: 'pass' }, { speech: 'free' })).toBe('pass');
  });
});

describe('R11: strict silence', () => {
  const strict = { strict: true } as const;
  test.each([
    ['words', { content: 'hello' }, 'talk'],
    ['typed words', { content: 'pass' }, 'talk'],
    ['emoji', { content: '👍' }, 'talk'],
    ['what the bot can’t read', { content: '' }, 'talk'],
    ['titles', { type: 4, content: '👍' }, 'talk'],
    ['stickers stay', { stickers: 1 }, 'allow'],
    ['a sticker with words', { stickers: 1, content: 'C' }, 'talk'],
    ['a sticker with a poll', { stickers: 1, extras: true }, 'talk'],
    ['joining stays', { type: 7 }, 'allow'],
  ] as const)('%s', (_, message, expected) => {
    expect(verdict(message, strict)).toBe(expected);
    expect(verdict(message, { ...strict, readable: false })).toBe(expected);
  });

  test('in a Time Out typed words do what they say', () => {
    expect(verdict({ content: 'pass' }, { ...strict, speech: 'free' })).toBe('pass');
    expect(verdict({ content: 'what is a Retrofit?' }, { ...strict, speech: 'free' })).toBe('allow');
  });
});

describe('R11: a thread’s title', () => {
  test.each([
    ['x', false],
    ['I hold C C F', false],
    ['🟥', false],
    ['👍', true],
    ['pass', true],
  ])('%s', (title, fits) => {
    expect(fitsTitle(title, SILENT, phrases)).toBe(fits);
    expect(fitsTitle(title, { ...SILENT, strict: true }, phrases)).toBe(false);
  });
});
