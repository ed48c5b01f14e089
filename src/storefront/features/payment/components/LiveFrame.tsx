import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { marked, readFrameMessage } from '../../../../contract/payment/frameMessages';
import type { FrameMessage, ShopMessage } from '../../../../contract/payment/frameMessages';
import { framePath } from '../../../../contract/payment/paymentPaths';
import { useMessages } from '../../../messages';
import { afterDelay } from '../../../platform/afterDelay';
import { FrameSkeleton } from './FrameSkeleton';
import type { PaymentFrameProps } from './paymentFrameProps';

interface LiveFrameProps extends PaymentFrameProps {
  /** The frame's page did not come. */
  readonly onAbsent: () => void;
}

/** A page that has been loaded and still says nothing is not the frame's: an error of a server or a proxy. */
const SILENCE_MS = 5000;

/** The frame itself, as high as it says it is; what it must do before it is ready waits until then. */
export function LiveFrame({
  method,
  request,
  challenge,
  onToken,
  onProblem,
  onChallengeEnded,
  onAbsent,
}: LiveFrameProps) {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const isReady = height !== null;
  const [firstRequest] = useState(request);
  const stopWaiting = useRef(() => {});
  // Not the state: the frame may be loaded between its first word and the render that follows it.
  const hasSpoken = useRef(false);

  // The frame's origin is opaque: no target but the window itself can be named, and nothing secret is said to it.
  const say = (message: ShopMessage) => frame.current?.contentWindow?.postMessage(marked(message), '*');

  const hear = useEffectEvent((message: FrameMessage) => {
    switch (message.type) {
      case 'ready':
      case 'resized':
        hasSpoken.current = true;
        stopWaiting.current();
        setHeight(message.height);
        break;
      case 'token':
        onToken(message.token, message.label, message.mandateReference);
        break;
      case 'problem':
        onProblem(message.code);
        break;
      case 'challengeEnded':
        onChallengeEnded(message.transactionId, message.outcome);
        break;
    }
  });

  // Before the browser may load the frame: its first word comes only once.
  useLayoutEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(data);
      if (message) hear(message);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      stopWaiting.current();
    };
  }, []);

  useEffect(() => {
    if (isReady && request !== firstRequest) say({ type: 'submit' });
  }, [isReady, request, firstRequest]);

  useEffect(() => {
    if (!isReady || challenge === null) return;
    say({ type: 'challenge', transactionId: challenge });
    return () => say({ type: 'challengeDropped' });
  }, [isReady, challenge]);

  const waitForWord = () => {
    if (!hasSpoken.current) stopWaiting.current = afterDelay(SILENCE_MS, onAbsent);
  };

  return (
    <>
      {!isReady && <FrameSkeleton />}
      <Frame
        ref={frame}
        title={t(method === 'card' ? 'payment.cardFrame' : 'payment.sepaFrame')}
        sandbox="allow-scripts allow-forms"
        src={framePath(method)}
        height={height ?? 0}
        onLoad={waitForWord}
      />
    </>
  );
}

const Frame = styled.iframe`
  display: block;
  width: calc(100% + 8px);
  margin: -4px;
  border: 0;
`;
