import { Component, type VNode } from 'preact';

interface MemoProps {
  readonly deps: readonly unknown[];
  readonly draw: () => VNode;
}

/** Drawn again only when one of `deps` is another than last time. */
export class Memo extends Component<MemoProps> {
  override shouldComponentUpdate({ deps }: MemoProps): boolean {
    const before = this.props.deps;
    return deps.length !== before.length || deps.some((value, index) => !Object.is(value, before[index]));
  }

  override render(): VNode {
    return this.props.draw();
  }
}
