import type { VNode } from 'preact';
import { colourOf, initials } from '../../../web/initials.js';
import type { PageUser } from '../../protocol.js';

export function avatar(user: PageUser, size: 'large' | 'medium' | 'tiny'): VNode {
  return (
    <span class={`avatar avatar-${size}`} style={{ 'background-color': colourOf(user.id) }} aria-hidden="true">
      {initials(user.name)}
    </span>
  );
}
