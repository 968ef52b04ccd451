/** The markers of the seats: ● ■ ▲ ◆ ✚ around a point. */
export function markerOf(tone: number, { x, y }: { x: number; y: number }, r: number): string {
  switch (tone % 5) {
    case 0:
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    case 1:
      return `M${x - r * 0.85} ${y - r * 0.85}h${r * 1.7}v${r * 1.7}h${-r * 1.7}z`;
    case 2:
      return `M${x} ${y - r * 1.1}L${x + r * 1.05} ${y + r * 0.8}H${x - r * 1.05}z`;
    case 3:
      return `M${x} ${y - r * 1.2}L${x + r * 1.2} ${y}L${x} ${y + r * 1.2}L${x - r * 1.2} ${y}z`;
    default: {
      const w = r * 0.42;
      return `M${x - w} ${y - r * 1.1}h${2 * w}v${r * 1.1 - w}h${r * 1.1 - w}v${2 * w}h${w - r * 1.1}v${r * 1.1 - w}h${-2 * w}v${w - r * 1.1}h${w - r * 1.1}v${-2 * w}h${r * 1.1 - w}z`;
    }
  }
}
