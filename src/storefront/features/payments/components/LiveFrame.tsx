import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  marked,
  readFrameMessage,
  type FrameMessage,
  type ShopMessage,
} from '../../../../contract/payment/frameMessages';
import { framePath } from '../../../../contract/payment/paymentPaths';
import { withBase } from '../../../../contract/pages/basePath';
import { localeIn } from '../../../api';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { afterDelay } from '../../../platform/afterDelay';
import { FrameSkeleton } from './FrameSkeleton';
import type { PaymentFrameProps } from './paymentFrameProps';

/**
 * The frame has to report within this many ms of loading; otherwise its page is not the frame's but an error of a
 * server or proxy.
 */
const SILENCE_MS = 5000;

/** The frame, as high as it reports; requests wait until it is ready. */
export function LiveFrame({
  method,
  request,
  challenge,
  onToken,
  onProblem,
  onChallengeEnded,
  onAbsent,
}: Omit<PaymentFrameProps, 'isAbsent' | 'onRetry'>) {
  const t = useMessages();
  const locale = useShopSelector(localeIn);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const isReady = height !== null;
  const [firstRequest] = useState(request);
  const stopWaiting = useRef(() => {});
  // A ref and not state: the frame may load between its first message and the next render.
  const hasReported = useRef(false);

  // The frame's origin is opaque, so '*' is the only possible target: nothing secret may be sent.
  const postToFrame = (message: ShopMessage) => frame.current?.contentWindow?.postMessage(marked(message), '*');

  const onFrameMessage = useEffectEvent((message: FrameMessage) => {
    switch (message.type) {
      case 'ready':
      case 'resized':
        hasReported.current = true;
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

  // Listens before the browser can load the frame: its first message is sent only once.
  useLayoutEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(data);
      if (message) onFrameMessage(message);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      stopWaiting.current();
    };
  }, []);

  useEffect(() => {
    if (isReady && request !== firstRequest) postToFrame({ type: 'submit' });
  }, [isReady, request, firstRequest]);

  useEffect(() => {
    if (!isReady || challenge === null) return;
    postToFrame({ type: 'challenge', transactionId: challenge });
    return () => postToFrame({ type: 'challengeDropped' });
  }, [isReady, challenge]);

  const waitForWord = () => {
    if (!hasReported.current) stopWaiting.current = afterDelay(SILENCE_MS, onAbsent);
  };

  return (
    <>
      {!isReady && <FrameSkeleton />}
      <Frame
        ref={frame}
        title={t(method === 'card' ? 'payment.cardFrame' : 'payment.sepaFrame')}
        sandbox="allow-scripts allow-forms"
        src={withBase(framePath(method, locale))}
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
