export { CoverTrollTown as Cover } from '../../../web/look/covers/CoverTrollTown.tsx';
