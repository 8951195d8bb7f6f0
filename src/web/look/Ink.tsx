/**
 * The hatching that drawings refer to as `url(#ink-hatch)`: lines at 24 degrees, as a wiped ink roller leaves them.
 * Mount it once, at the root of the app.
 *
 * Rough edges are not filtered but cut into the paths (print/rough.ts): browsers crop displacement filters at the
 * borders of their raster tiles, which tears pictures apart while one scrolls.
 */
export function Ink() {
  return (
    <svg className="ink-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="ink-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
          <path d="M0 1H6" stroke="rgba(10, 16, 20, 0.3)" strokeWidth="1" />
        </pattern>
      </defs>
    </svg>
  );
}
