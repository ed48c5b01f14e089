import { at, box, line, oval, shape } from '../parts/draw';
import { across, down, shadow, slant } from '../parts/light';
import { carton } from '../parts/packs';
import { picture } from '../parts/picture';
import { wall } from '../parts/surface';

export const coldChain = (): string =>
  picture(
    'af',
    wall('dawn'),
    shape('M0 640H1200V800H0z', down('#d8cdb8', '#b9ab90')),
    shadow(760, 660, 480, 40),
    box(420, 40, 700, 590, 20, slant('#ffffff', '#f3f6f4', '#cfd7d5')),
    box(470, 90, 600, 500, 8, down('#dfeef2', '#b4d0d8')),
    shape('M470 590L560 500H980L1070 590z', '#9dbcc4'),
    line('M560 500V130H980V500', '#ffffff', 5, 'opacity=".7"'),
    line('M620 150V480M700 150V480M780 150V480M860 150V480M940 150V480', '#ffffff', 3, 'opacity=".5"'),
    shape('M1070 70L1190 20V650L1070 600z', slant('#ffffff', '#dfe5e3', '#aab5b3')),
    line('M1150 260V400', '#55605a', 14),
    shape('M470 70L340 10V660L470 600z', slant('#f6f9f8', '#c3cdcb')),
    line('M744 220v90M705 242l78 46M783 242l-78 46', '#5e93a6', 11),
    box(480, 610, 590, 34, 8, '#0f4c3a'),
    shadow(420, 742, 380, 34),
    line('M90 660L60 260H110', '#55605a', 18),
    line('M94 650L66 270', '#ffffff', 4, 'opacity=".5"'),
    box(80, 640, 720, 40, 10, across('#8b9796', '#f4f7f6', '#97a3a2')),
    ...[170, 700].map((x) => oval(x, 716, 40, 40, '#39423f') + oval(x, 716, 16, 16, '#cfd7d5')),
    at(240, 640, carton('#0f4c3a'), 1.05),
    at(440, 640, carton('#46708f'), 1.05),
    at(650, 640, carton('#c98a3c'), 1.05),
    line('M346 610V330', '#8b9796', 12),
    line('M343 600V340', '#ffffff', 4),
    box(280, 200, 140, 140, 24, slant('#ffffff', '#fbf2d8', '#e0cfa0')),
    box(300, 226, 100, 58, 8, '#23332e'),
    line('M326 256h12M352 256h12M376 246h2', '#b9e0a0', 15),
    line('M320 312h60', '#0f4c3a', 12),
  );
