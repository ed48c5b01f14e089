import { startFrame } from '../paymentFrame/startFrame';

const root = document.getElementById('payment');
if (root) startFrame(root);
