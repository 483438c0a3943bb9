import type { VNode } from 'preact';
import { colourOf, initials } from '../../web/initials.js';

/** Somebody's picture, over their initials: those are seen where there is no picture, or it doesn't load. */
export const drawAvatar = (name: string, picture: string | undefined): VNode => (
  <span class="avatar" style={{ 'background-color': colourOf(name) }} aria-hidden="true">
    {initials(name)}
    {picture !== undefined && (
      <img
        src={picture}
        alt=""
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    )}
  </span>
);
