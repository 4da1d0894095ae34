// Something that cannot be drawn takes nothing else of the page with it.

import { Component, type ComponentChildren } from 'preact';
import { texts } from '../texts/texts.ts';

interface Props {
  /** What is drawn; another one is tried again. */
  readonly of: unknown;
  /** What it is, at the beginning of a sentence. */
  readonly what: string;
  readonly children: ComponentChildren;
}

interface State {
  /** What could not be drawn. */
  readonly failed?: { readonly of: unknown };
}

export class Guard extends Component<Props, State> {
  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failed: { of: this.props.of } });
  }

  override render() {
    const { of, what, children } = this.props;
    const { failed } = this.state;
    if (failed === undefined || failed.of !== of) return children;
    return (
      <p class="problem" role="alert">
        {texts.value.parts.cannotBeShown(what)}
      </p>
    );
  }
}
