import type { VNode } from 'preact';
import { cardOf } from '../../../../games/meteor/catalogue.js';
import { t } from '../../words.js';
import type { DragState } from './drag.js';

/** Cards, Energy and piles as pictures with words behind them: colour, shape and letter say the same. */

export function energyName(letter: string): string {
  switch (letter) {
    case 'C':
      return t('meteor.card.energy.C');
    case 'F':
      return t('meteor.card.energy.F');
    case 'A':
      return t('meteor.card.energy.A');
    case 'E':
      return t('meteor.card.energy.E');
    default:
      return letter;
  }
}

function technologyShort(id: string): string {
  switch (id) {
    case 'communications':
      return t('meteor.card.technology-short.communications');
    case 'survey':
      return t('meteor.card.technology-short.survey');
    case 'deflector':
      return t('meteor.card.technology-short.deflector');
    case 'supply':
      return t('meteor.card.technology-short.supply');
    case 'salvage':
      return t('meteor.card.technology-short.salvage');
    case 'booster':
      return t('meteor.card.technology-short.booster');
    default:
      return id;
  }
}

/** A card in words, where room is short. */
export function cardWords(id: string): string {
  const card = cardOf(id);
  switch (card?.kind) {
    case 'energy':
      return energyName(card.energy);
    case 'rocket':
      return t('meteor.card.rocket-plain', { damage: card.damage });
    case 'technology':
      return technologyShort(id);
    default:
      return id;
  }
}

export const energyChip = (letter: string, key: string | number, missing = false): VNode => (
  <span key={key} class={`chip chip-${letter}${missing ? ' missing' : ''}`} aria-hidden="true">
    {letter}
  </span>
);

export const rocketIcon = (damage: number | string, className = ''): VNode => (
  <span class={`rocket ${className}`} aria-hidden="true">
    <svg viewBox="0 0 32 40" focusable="false">
      <path class="rocket-fire" d="M11 31 16 40 21 31Z" />
      <path class="rocket-fin" d="M8 20 2 30v4l8-5ZM24 20l6 10v4l-8-5Z" />
      <path class="rocket-body" d="M16 1c6 5 8 12 8 18l-2 12H10L8 19C8 13 10 6 16 1Z" />
    </svg>
    <b>{damage}</b>
  </span>
);

const satelliteIcon = (): VNode => (
  <svg class="satellite" viewBox="0 0 40 32" aria-hidden="true" focusable="false">
    <path class="satellite-wing" d="M1 9h11v14H1ZM28 9h11v14H28Z" />
    <path class="satellite-body" d="M14 7h12v18H14Z" />
    <path class="satellite-line" d="M12 16h2M26 16h2M20 7V2M4.700 9v14M8.300 9v14M31.700 9v14M35.300 9v14" />
  </svg>
);

/** A card's face, drawn the same in hand and while it is dragged. */
export function cardFace(id: string): VNode {
  const card = cardOf(id);
  switch (card?.kind) {
    case 'energy':
      return <span class={`face-energy chip chip-${card.energy}`}>{card.energy}</span>;
    case 'rocket':
      return (
        <span class="face">
          {rocketIcon(card.damage)}
          <span class="cost">{[...card.cost].map((letter, at) => energyChip(letter, at))}</span>
        </span>
      );
    case 'technology':
      return (
        <span class="face">
          {satelliteIcon()}
          <span class="face-name">{technologyShort(id)}</span>
          <span class="cost">{[...card.cost].map((letter, at) => energyChip(letter, at))}</span>
        </span>
      );
    default:
      return <span class="face">{id}</span>;
  }
}

/** A card of a pile: small. */
export function pileCard(id: string, key: number): VNode {
  const card = cardOf(id);
  switch (card?.kind) {
    case 'energy':
      return energyChip(card.energy, key);
    case 'rocket':
      return (
        <span key={key} class="pile-rocket">
          {rocketIcon(card.damage)}
        </span>
      );
    default:
      return (
        <span key={key} class="pile-technology" aria-hidden="true">
          {satelliteIcon()}
        </span>
      );
  }
}

/** What is dragged, under the finger; `damage`: of the Rocket that it is. */
export const drawDragged = ({ what, x, y }: DragState, damage: number | undefined): VNode => (
  <span class="dragged" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
    {what.kind === 'card' ? cardFace(what.card) : rocketIcon(damage ?? '')}
  </span>
);
