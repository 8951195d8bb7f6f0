import { holdMovingPictures } from '../../../test/look/hold-pictures.tsx';
import { HouseMark } from './HouseMark.tsx';

holdMovingPictures({ HouseMark: (props) => <HouseMark mark="ckcocw" {...props} /> });
