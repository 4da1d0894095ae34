// Pictures in the page: to be looked at closely, in the whole window too, and taken along.

import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Picture as PictureData } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import { Starred } from './barred.tsx';
import { type Copyable, CopyMenu } from './copy-menu.tsx';
import { Canvas, type Zoom } from './picture-canvas.tsx';
import { pngOf, standaloneSvg } from './picture-files.ts';
import { STEP } from './picture-size.ts';
import '../style/picture.css';

interface Props {
  readonly picture: PictureData;
  /** What the files are called. */
  readonly name?: string;
  readonly also?: readonly Copyable[];
  /** Without buttons and copies. */
  readonly bare?: boolean;
  /** What it belongs to, in the spoken names of its buttons. */
  readonly of?: string | undefined;
  /** Where a game that stands in it is looked at. */
  readonly addressOf?: (game: string) => string;
  /** Told when the drawing stands there, in the whole window too. */
  readonly onDrawn?: (drawing: HTMLElement) => void;
}

/** A picture with its buttons and copies. */
export function Picture({
  picture,
  name = 'picture',
  also = [],
  bare = false,
  of,
  addressOf,
  onDrawn,
}: Props) {
  const t = texts.value.parts.picture;
  const zoom = useRef<Zoom>(null);
  const shown = useSignal<Shown>(undefined);
  const full = useSignal(false);
  if (bare) {
    return (
      <figure class="picture bare">
        <Canvas svg={picture.svg} reached={false} addressOf={addressOf} />
      </figure>
    );
  }
  return (
    <figure class="picture">
      <Canvas svg={picture.svg} zoom={zoom} shown={shown} addressOf={addressOf} onDrawn={onDrawn} />
      <div class="picture-tools">
        <ZoomButtons zoom={zoom} shown={shown} of={of}>
          <button
            type="button"
            class="plain"
            aria-label={spokenName(t.fullScreen, of)}
            title={t.fullScreen}
            onClick={() => {
              full.value = true;
            }}
          >
            <span class="corners" />
          </button>
        </ZoomButtons>
        <CopyMenu
          label={texts.value.parts.copy.picture}
          items={[...copies(picture, name), ...also]}
          of={of}
        />
        <ZoomNow shown={shown} />
      </div>
      {full.value && (
        <FullScreen
          picture={picture}
          addressOf={addressOf}
          onDrawn={onDrawn}
          close={() => {
            full.value = false;
          }}
        />
      )}
    </figure>
  );
}

type Shown = number | 'whole' | undefined;

function spokenName(name: string, of: string | undefined): string {
  return of === undefined ? name : `${name}: ${of}`;
}

interface ZoomProps {
  readonly zoom: { readonly current: Zoom | null };
  readonly shown: Signal<Shown>;
  readonly of?: string | undefined;
  readonly children?: preact.ComponentChildren;
}

function ZoomButtons({ zoom, shown, of, children }: ZoomProps) {
  const t = texts.value.parts.picture;
  const { value } = shown;
  return (
    <div class="zoom" role="group" aria-label={spokenName(t.size, of)}>
      <button
        type="button"
        class="plain"
        aria-label={spokenName(t.zoomOut, of)}
        title={t.zoomOutTitle}
        onClick={() => zoom.current?.by(1 / STEP)}
      >
        −
      </button>
      <button
        type="button"
        class="plain"
        aria-label={spokenName(t.zoomIn, of)}
        title={t.zoomInTitle}
        onClick={() => zoom.current?.by(STEP)}
      >
        +
      </button>
      <button
        type="button"
        class="plain"
        aria-label={spokenName(t.fit, of)}
        aria-pressed={value === 'whole'}
        title={t.fitTitle}
        onClick={() => zoom.current?.whole()}
      >
        {t.fit}
      </button>
      {children}
    </div>
  );
}

/** How large it is, once somebody has changed that. */
function ZoomNow({ shown }: { readonly shown: Signal<Shown> }) {
  const { value } = shown;
  return (
    <span class="quiet zoom-now" role="status">
      {typeof value === 'number' && `${value} %`}
    </span>
  );
}

interface FullProps {
  readonly picture: PictureData;
  readonly addressOf: Props['addressOf'];
  readonly onDrawn: Props['onDrawn'];
  readonly close: () => void;
}

/** The picture in the whole window; Esc leads back to the button that opened it. */
function FullScreen({ picture, addressOf, onDrawn, close }: FullProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const zoom = useRef<Zoom>(null);
  const shown = useSignal<Shown>(undefined);
  useLayoutEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="full-screen"
      aria-label={picture.title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        // Nothing that is being computed is meant by it.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (!event.defaultPrevented && (event.target as Element).closest('a')) close();
      }}
    >
      <div class="full-head">
        <p class="full-title" lang="en">
          <Starred text={picture.title} />
        </p>
        <ZoomButtons zoom={zoom} shown={shown} />
        <ZoomNow shown={shown} />
        <button type="button" onClick={close}>
          {texts.value.parts.picture.close}
        </button>
      </div>
      <Canvas
        svg={picture.svg}
        zoom={zoom}
        shown={shown}
        full
        addressOf={addressOf}
        onDrawn={onDrawn}
      />
    </dialog>
  );
}

function copies(picture: PictureData, name: string): Copyable[] {
  const { tikz } = picture;
  return [
    {
      label: 'SVG',
      file: `${name}.svg`,
      type: 'image/svg+xml',
      text: () => standaloneSvg(picture),
    },
    { label: 'PNG', file: `${name}.png`, type: 'image/png', blob: () => pngOf(picture) },
    ...(tikz === ''
      ? []
      : [{ label: 'TikZ', file: `${name}.tex`, type: 'text/x-tex', text: () => tikz }]),
  ];
}
