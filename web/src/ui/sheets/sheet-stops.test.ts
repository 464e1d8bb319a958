import { describe, expect, test } from 'vitest';
import { neighborStop, restingStop, sheetHeight } from './sheet-stops';

const ROOM = { height: 780, head: 60 };

describe('the sheet over the map', () => {
  test('rests at 132 px, at 46% and at the full height minus 60 px', () => {
    expect(sheetHeight('summary', ROOM)).toBe(132);
    expect(sheetHeight('half', ROOM)).toBe(359);
    expect(sheetHeight('full', ROOM)).toBe(720);
  });

  test('is half open with room for the buttons, but never higher than when it is full', () => {
    expect(sheetHeight('half', { height: 576, head: 60 })).toBe(316);
    expect(sheetHeight('half', { height: 320, head: 60 })).toBe(260);
  });

  test('is half open below the header, even above a keyboard', () => {
    expect(sheetHeight('half', { height: 380, head: 126 })).toBe(254);
    expect(sheetHeight('half', { height: 240, head: 126 })).toBe(132);
    expect(sheetHeight('full', { height: 380, head: 126 })).toBe(320);
  });

  test('is never higher than the available height', () => {
    expect(sheetHeight('full', { height: 120, head: 60 })).toBe(120);
  });

  test('comes to rest at the nearest stop when it is released slowly', () => {
    expect(restingStop(200, 0, ROOM)).toBe('summary');
    expect(restingStop(300, 0.1, ROOM)).toBe('half');
    expect(restingStop(700, -0.2, ROOM)).toBe('full');
  });

  test('continues in the direction of a flick', () => {
    expect(restingStop(150, 0.9, ROOM)).toBe('half');
    expect(restingStop(340, -0.9, ROOM)).toBe('summary');
    expect(restingStop(370, 0.9, ROOM)).toBe('full');
    expect(restingStop(370, -0.9, ROOM)).toBe('half');
  });

  test('stays where it is at either end', () => {
    expect(neighborStop('full', 'up')).toBe('full');
    expect(neighborStop('summary', 'down')).toBe('summary');
    expect(restingStop(132, -2, ROOM)).toBe('summary');
  });
});
