/**
 * Looks at the page that is shown, once, and says what is wrong with it. Loaded into every page of a hunt, called as
 * `hunt.look(asked)`; it reads the page as it is drawn and knows nothing of how it is made.
 *
 * asked.least      how large a target has to be at least, in pixels
 * asked.fits       whether the whole page has to fit the window, or may scroll downwards
 * asked.allowed    [{ kind, selector, by }]: what is meant to be so (`by`: what lies above it)
 * asked.names      of the players, which may be longer than any place for them: they may end in dots
 * asked.known      flaws that are known already (`kind selector`): nobody waits to see whether they stay
 * asked.deep       whether to look also for what lies on text, and for pale text, which takes longer than all the rest
 * asked.patience   how many milliseconds all others get to go away
 */
(() => {
  const SLACK = 1.5; // pixels: halves are rounded, shadows and italics lean out
  const INK = 0.24; // of the height of a line, above and below, is room for accents that few letters use
  const TARGETS =
    'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="button"]';
  const PASSING =
    /^(svelte-.*|s-.*|k-.*|p\d|tone-\d|lit|busy|turn|won|chosen|if|now|done|on|off|left|right|big|middle|small)$/;
  const NOT_TEXT = new Set(["SCRIPT", "STYLE", "OPTION", "TITLE", "NOSCRIPT", "TEMPLATE", "title", "desc"]);
  const DRAWN = new Set(["svg", "path", "use", "g", "circle", "rect", "ellipse", "polygon", "line", "IMG", "CANVAS"]);
  const fine = new WeakMap(); // where a text was when it was last looked at, if nothing was wrong with it

  /** All that one look remembers, so that nothing is asked twice. */
  class Look {
    constructor(asked) {
      Object.assign(this, asked);
      this.root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
      this.styles = new Map();
      this.clips = { "": new Map(), absolute: new Map(), fixed: new Map() };
      this.seen = new Map();
      this.flaws = [];
      this.elements = [];
    }

    style(one) {
      if (!this.styles.has(one)) this.styles.set(one, getComputedStyle(one));
      return this.styles.get(one);
    }

    isVisible(one) {
      if (!this.seen.has(one)) {
        const parent = one.parentElement;
        const hidden =
          (parent && parent !== this.root && !this.isVisible(parent)) ||
          this.style(one).clipPath === "inset(50%)" || // for readers of the page who do not see it
          // what has no box of its own is as visible as what stands in it
          (this.style(one).display !== "contents" &&
            !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
        this.seen.set(one, !hidden);
      }
      return this.seen.get(one);
    }

    /** What cuts off, or lets scroll, what leaves it; from the inside out. `need`: how what stands in it is positioned. */
    clippers(one, need = "") {
      if (!one || one === document.documentElement) return [];
      const known = this.clips[need];
      if (!known.has(one)) known.set(one, this.clippersFrom(one, need));
      return known.get(one);
    }

    clippersFrom(at, need) {
      const style = this.style(at);
      const { position, transform } = style;
      const holds = position !== "static" || transform !== "none" || style.containerType !== "normal";
      if (need === "fixed" ? transform === "none" : need && !holds) return this.clippers(at.parentElement, need);
      const beyond = this.clippers(at.parentElement, position === "absolute" || position === "fixed" ? position : "");
      const [x, y] = [mode(style.overflowX), mode(style.overflowY)];
      return at !== document.body && (x || y) ? [{ at, ...inner(at, style), x, y, style }, ...beyond] : beyond;
    }

    isFixed(one) {
      for (let at = one; at && at !== this.root; at = at.parentElement)
        if (["fixed", "sticky"].includes(this.style(at).position)) return at;
      return null;
    }

    isAllowed(kind, one, by) {
      return this.allowed.some(
        (rule) =>
          rule.kind === kind &&
          (rule.selector ? one.closest(rule.selector) : true) &&
          (rule.by ? by?.closest(rule.by) : true),
      );
    }

    note(kind, one, said, box, by) {
      if (this.isAllowed(kind, one, by)) return;
      const selector = by ? `${nameOf(one)} × ${nameOf(by)}` : nameOf(one);
      if (this.flaws.some((flaw) => flaw.kind === kind && flaw.selector === selector)) return;
      const { left, top, right, bottom } = box ?? one.getBoundingClientRect();
      const words = (one.innerText ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 80);
      const rounded = [left, top, right - left, bottom - top].map((x) => Math.round(x * 10) / 10);
      this.flaws.push({ kind, selector, said, words, box: rounded });
      this.elements.push(one);
    }

    /** Every line of text that is to be seen, with the element that it stands in; `same`: as when last looked at. */
    lines() {
      const found = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(this.root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const one = node.parentElement;
        if (!node.data.trim() || NOT_TEXT.has(one.tagName) || !this.isVisible(one)) continue;
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
        const now = [innerWidth, innerHeight, node.data, ...rects.flatMap((rect) => [rect.x, rect.y, rect.right, rect.bottom])].join();
        const same = fine.get(node) === now;
        fine.set(node, now);
        for (const rect of rects) found.push({ one, node, same, ...sides(rect) });
      }
      return found;
    }
  }

  const sides = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const mode = (overflow) =>
    overflow === "visible" ? "" : overflow === "auto" || overflow === "scroll" ? "scrolls" : "cuts";
  const width = (box) => box.right - box.left;
  const height = (box) => box.bottom - box.top;

  /** The inside of an element, without its border, in pixels of the window. */
  function inner(one, style) {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const zoom = one.currentCSSZoom ?? 1;
    const edge = (side) => parseFloat(style[`border${side}Width`]) * zoom;
    return { left: left + edge("Left"), top: top + edge("Top"), right: right - edge("Right"), bottom: bottom - edge("Bottom") };
  }

  /** A name that is the same in every game: no numbers, no colours, nothing that comes and goes. */
  function nameOf(one) {
    const path = [];
    for (let at = one; at && at !== document.body && path.length < 3; at = at.parentElement) {
      const classes = [...at.classList].filter((name) => !PASSING.test(name)).slice(0, 2);
      path.unshift(at.tagName.toLowerCase() + (at.id && !/\d/.test(at.id) ? `#${at.id}` : "") + classes.map((name) => `.${name}`).join(""));
      if (at.matches("dialog, main, header.bar, section[class]")) break;
    }
    return path.join(" > ");
  }

  // --- the page in its window ---------------------------------------------------------------------------

  function overflow(look) {
    const page = document.documentElement;
    const wide = page.scrollWidth - page.clientWidth;
    if (wide > 0) {
      const all = [...document.body.querySelectorAll("*")].filter((one) => look.isVisible(one));
      const out = all.filter((one) => {
        const { right, width } = one.getBoundingClientRect();
        return width && right > page.clientWidth + 0.5 && !look.clippers(one.parentElement).length;
      });
      look.note("overflow", out.at(-1) ?? document.body, `the page is ${wide} px wider than its window`);
    }
    const high = page.scrollHeight - page.clientHeight;
    if (look.fits && high > 0) look.note("overflow", document.body, `the page is ${high} px higher than its window`);
    if (look.root === document.body) return;
    const { left, top, right, bottom } = look.root.getBoundingClientRect();
    const over = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
    if (over > SLACK) look.note("overflow", look.root, `the sheet leaves the window by ${Math.round(over)} px`);
    if (mode(look.style(look.root).overflowX) && look.root.scrollWidth > look.root.clientWidth + 1)
      look.note("overflow", look.root, `the sheet is ${look.root.scrollWidth - look.root.clientWidth} px too wide inside`);
  }

  // --- text in its boxes --------------------------------------------------------------------------------

  function cut(look, line) {
    const room = height(line) * INK;
    const free = { x: false, y: false };
    for (const clip of look.clippers(line.one)) {
      if (clip.style.webkitLineClamp === "none" || clip.at.scrollHeight <= clip.at.clientHeight + parseFloat(clip.style.fontSize) / 2) continue;
      if (look.names.includes(clip.at.textContent.trim())) return;
      return look.note("cut", clip.at, "the last lines of the text are left out"); // and have no place to be measured
    }
    for (const clip of look.clippers(line.one)) {
      const across = Math.max(clip.left - line.left, line.right - clip.right);
      const down = Math.max(clip.top - line.top, line.bottom - clip.bottom);
      const sideways = clip.x === "cuts" && !free.x && across > SLACK;
      const downwards = clip.y === "cuts" && !free.y && down > Math.max(SLACK, room);
      if (sideways || downwards) {
        const by = Math.round(sideways ? across : down);
        const dots = clip.style.textOverflow === "ellipsis" || clip.style.webkitLineClamp !== "none";
        if (dots && look.names.includes(line.node.data.trim())) return;
        return look.note("cut", line.one, `${by} px of the text ${dots ? "end in dots" : "are cut off"}`, line);
      }
      // a padding beside the text can be what has no room: then dots stand in it, and its place says nothing
      const own = line.one.getBoundingClientRect();
      const leans = Math.max(clip.left - own.left, own.right - clip.right) > 0.5;
      if (clip.style.textOverflow === "ellipsis" && leans && !look.names.includes(line.node.data.trim()))
        return look.note("cut", line.one, "the text ends in dots", line);
      free.x ||= clip.x === "scrolls";
      free.y ||= clip.y === "scrolls";
      if (free.x && free.y) return;
    }
    const fixed = look.isFixed(line.one) || look.root !== document.body;
    const out = Math.max(
      free.x ? 0 : -line.left - scrollX,
      free.y ? 0 : -line.top - (fixed ? 0 : scrollY) - room,
      free.x || !fixed ? 0 : line.right - innerWidth,
      free.y || !fixed ? 0 : line.bottom - innerHeight - room,
    );
    if (out > SLACK) look.note("cut", line.one, `${Math.round(out)} px of the text are outside of the window`, line);
  }

  const isPainted = (style) =>
    alpha(style.backgroundColor) > 0.1 ||
    style.backgroundImage !== "none" ||
    style.boxShadow !== "none" ||
    (style.borderTopStyle !== "none" && parseFloat(style.borderTopWidth) > 0);

  function spill(look, line) {
    let inside = null; // what stands in a place of its own, such as a badge at a corner
    for (let at = line.one; at && at !== look.root.parentElement; at = at.parentElement) {
      const style = look.style(at);
      if (mode(style.overflowX) || mode(style.overflowY)) return;
      if (style.display !== "inline" && style.display !== "contents" && isPainted(style) && at !== document.body) {
        const box = at.getBoundingClientRect();
        const across = Math.max(box.left - line.left, line.right - box.right);
        const down = Math.max(box.top - line.top, line.bottom - box.bottom) - height(line) * INK;
        if (Math.max(across, down) <= SLACK) return;
        const own = inside?.getBoundingClientRect();
        const meant = own && Math.max(box.left - own.left, own.right - box.right, box.top - own.top, own.bottom - box.bottom) > SLACK;
        if (!meant) look.note("spill", line.one, `the text leaves ${nameOf(at)} by ${Math.round(Math.max(across, down))} px`, line);
        return;
      }
      if (style.position === "absolute" || style.position === "fixed") inside = at;
    }
  }

  // --- things on top of each other ------------------------------------------------------------------------

  /** What of a line is to be seen through everything that cuts it, its ink only; null: nothing. */
  function shown(look, line, frame = []) {
    const ink = height(line) * INK;
    const box = { left: line.left + 1, right: line.right - 1, top: line.top + ink, bottom: line.bottom - ink };
    for (const clip of [...look.clippers(line.one), ...frame]) {
      box.left = Math.max(box.left, clip.left);
      box.right = Math.min(box.right, clip.right);
      box.top = Math.max(box.top, clip.top);
      box.bottom = Math.min(box.bottom, clip.bottom);
    }
    return width(box) > 1 && height(box) > 1 ? box : null;
  }

  const start = (line) => line.node.data.trim().slice(0, 30);
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  function overlaps(look, lines) {
    const ordered = [...lines].sort((a, b) => a.top - b.top);
    ordered.forEach((a, i) => {
      for (let j = i + 1; j < ordered.length && ordered[j].top < a.bottom; j++) {
        const b = ordered[j];
        if (a.one === b.one || !meet(a, b) || look.isFixed(a.one) !== look.isFixed(b.one)) continue;
        const [one, other] = [shown(look, a), shown(look, b)];
        const meant = look.isAllowed("overlap", b.one, a.one) || look.isAllowed("overlap", a.one, b.one);
        if (one && other && meet(one, other) && !meant)
          look.note("overlap", a.one, `“${start(a)}” and “${start(b)}” lie on each other`, a, b.one);
      }
    });
  }

  /** Whether something hides what lies below it. */
  const isOpaque = (look, one) =>
    DRAWN.has(one.tagName)
      ? one.tagName !== "svg" && one.tagName !== "g"
      : alpha(look.style(one).backgroundColor) * Number(look.style(one).opacity) > 0.6;

  function hidden(look, line, stack) {
    const at = stack.findIndex((one) => one === line.one || line.one.contains(one));
    if (at < 0 && !stack.some((one) => one.contains(line.one))) return false;
    const below = at < 0 ? stack.findIndex((one) => one.contains(line.one)) : at;
    const layer = look.isFixed(line.one);
    const above = stack.slice(0, below).find((one) => isOpaque(look, one) && look.isFixed(one) === layer);
    if (above) look.note("overlap", line.one, "something lies on the text", line, above);
    return below > 0;
  }

  // --- contrast -------------------------------------------------------------------------------------------

  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const colours = new Map();
  function colour(text) {
    if (!colours.has(text)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = text;
      pen.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
      colours.set(text, [r, g, b, a / 255]);
    }
    return colours.get(text);
  }
  const alpha = (text) => (text === "transparent" || text === "rgba(0, 0, 0, 0)" ? 0 : colour(text)[3]);
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const linear = (c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const ratio = (a, b) => {
    const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };

  /** The colour behind a line of text; null where it is not one colour. */
  function ground(look, line, stack) {
    const from = stack.findIndex((one) => one === line.one || one.contains(line.one));
    const layers = [];
    for (const one of from < 0 ? [] : stack.slice(from)) {
      const style = look.style(one);
      if (DRAWN.has(one.tagName) && !one.contains(line.one)) return null;
      for (const part of ["::before", "::after"]) {
        const extra = getComputedStyle(one, part);
        if (extra.content !== "none" && extra.position === "absolute" && isPainted(extra)) return null;
      }
      if (style.backgroundImage !== "none" || style.backgroundClip === "text") return null;
      if (one instanceof SVGElement) return null;
      const [r, g, b, a] = colour(style.backgroundColor);
      if (a) layers.push([r, g, b, a]);
      if (a > 0.99) return layers.reduceRight((below, above) => over(above, below), [255, 255, 255, 1]);
    }
    return null;
  }

  const strong = new Set(); // what was seen in these colours and places before, and was strong enough

  function contrast(look, line, stack) {
    const style = look.style(line.one);
    const places = [];
    for (let at = line.one; at && places.length < 4; at = at.parentElement) places.push(at.getAttribute("class"));
    const seen = [style.color, style.fontSize, document.documentElement.dataset.theme, ...places].join("|");
    if (strong.has(seen)) return;
    strong.add(seen);
    if (line.one.closest(":disabled, [aria-disabled='true']") || line.one instanceof SVGElement) return;
    const below = ground(look, line, stack);
    if (!below) return;
    let opacity = 1;
    for (let at = line.one; at; at = at.parentElement) opacity *= Number(look.style(at).opacity);
    const [r, g, b, a] = colour(style.webkitTextFillColor || style.color);
    const size = parseFloat(style.fontSize) * (line.one.currentCSSZoom ?? 1);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const found = ratio(over([r, g, b, a * opacity], below), below);
    if (found >= (large ? 3 : 4.5) - 0.02 || style.textShadow !== "none") return;
    strong.delete(seen);
    look.note("contrast", line.one, `contrast ${found.toFixed(2)} of ${large ? 3 : 4.5}`, line);
  }

  // --- targets --------------------------------------------------------------------------------------------

  const belongs = (one, hit) => hit && (one.contains(hit) || hit.closest("label")?.contains(one));

  const isWellInside = ({ top, left, bottom, right }) =>
    top > 24 && left > 24 && bottom < innerHeight - 24 && right < innerWidth - 24;

  /** Brings one target after the other into the middle of the window; then everything is where it was. */
  function inMiddle(all) {
    const before = new Map([[document.scrollingElement, [scrollX, scrollY]]]);
    for (const { one, then } of all) {
      for (let at = one.parentElement; at; at = at.parentElement)
        if (!before.has(at) && (at.scrollTop || at.scrollLeft || at.scrollHeight > at.clientHeight + 1))
          before.set(at, [at.scrollLeft, at.scrollTop]);
      one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      then(one.getBoundingClientRect());
    }
    for (const [at, [left, top]] of [...before].reverse()) at.scrollTo({ left, top, behavior: "instant" });
  }

  const centre = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const isInWindow = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  /** What lies on a target, at its middle or at both of two corners of its inside. */
  function coverOf(one, box) {
    const [x, y] = centre(box);
    const [dx, dy] = [width(box) * 0.3, height(box) * 0.3];
    const stranger = ([px, py]) => {
      const hit = isInWindow(px, py) ? document.elementFromPoint(px, py) : one;
      return belongs(one, hit) ? null : hit;
    };
    const corner = () => stranger([x - dx, y - dy]);
    return stranger([x, y]) ?? (corner() && stranger([x + dx, y + dy]) ? corner() : null);
  }

  /** Smaller than a finger needs by itself. */
  function seemsSmall(look, one, own) {
    const { least } = look;
    if (width(own) >= least - 0.5 && height(own) >= least - 0.5) return false;
    return !(one.matches("a") && look.style(one).display === "inline"); // a word in a sentence
  }

  /** Too small, also with what is hit beside it: a padding without a colour, a whole panel that is one target. */
  function isSmall(look, one, now) {
    const { least } = look;
    const [x, y] = centre(now);
    const isHit = ([px, py]) => {
      const hit = isInWindow(px, py) ? document.elementFromPoint(px, py) : null;
      return belongs(one, hit) || Boolean(hit && look.isAllowed("covered", one, hit));
    };
    const far = (dx, dy, most) => {
      let steps = 0;
      while (steps < most && isHit([x + dx * (steps + 1), y + dy * (steps + 1)])) steps++;
      return steps;
    };
    const reaches = (dx, dy) => {
      const there = far(dx, dy, least - 1);
      return there + far(-dx, -dy, least - 1 - there) >= least - 1;
    };
    return !reaches(-1, 0) || !reaches(0, -1);
  }

  /** What seems to be wrong where a target is now may be right in the middle of the window, where nothing is in its way. */
  function targets(look) {
    const doubted = [];
    for (const one of look.root.querySelectorAll(TARGETS)) {
      if (!look.isVisible(one) || one.disabled || one.closest("[inert]")) continue;
      const box = one.getBoundingClientRect();
      if (!box.width || !box.height) continue;
      const label = one.matches("input") && one.closest("label");
      const own = label ? label.getBoundingClientRect() : box;
      const inside = isWellInside(box);
      if (seemsSmall(look, one, own) && !(inside && !isSmall(look, one, box)))
        doubted.push({ one, then: (now) => isSmall(look, one, now) && look.note("small", one, `${Math.round(width(own))} × ${Math.round(height(own))} px of ${look.least}`, box) });
      if (coverOf(one, box))
        doubted.push({
          one,
          then: (now) => {
            const by = coverOf(one, now);
            if (by) look.note("covered", one, `something lies on it`, box, by);
          },
        });
    }
    if (doubted.length) inMiddle(doubted);
  }

  // --- together -------------------------------------------------------------------------------------------

  function lookOnce(asked) {
    const look = new Look(asked);
    overflow(look);
    targets(look);
    const lines = look.lines();
    for (const line of lines.filter((line) => !line.same)) {
      const before = look.flaws.length;
      cut(look, line);
      spill(look, line);
      if (look.flaws.length > before) fine.delete(line.node);
    }
    overlaps(look, lines);
    if (asked.deep) lookDeep(look, lines);
    return look;
  }

  function lookDeep(look, lines) {
    const putBack = letThrough();
    const told = new Set();
    const frame = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }]; // only here can be seen what lies where
    for (const line of lines) {
      const box = shown(look, line, frame);
      if (!box || told.has(line.one)) continue;
      const stack = document.elementsFromPoint(...centre(box));
      if (!hidden(look, line, stack)) {
        contrast(look, line, stack);
        told.add(line.one);
      }
    }
    putBack();
  }

  /** For a while everything can be hit; told to the few that cannot, because a rule for all makes all styles anew. */
  function letThrough() {
    const few = [...document.querySelectorAll("body, body *")].filter((one) => getComputedStyle(one).pointerEvents !== "auto");
    const before = few.map(({ style }) => [style.getPropertyValue("pointer-events"), style.getPropertyPriority("pointer-events")]);
    for (const one of few) one.style.setProperty("pointer-events", "auto", "important");
    return () => few.forEach((one, i) => one.style.setProperty("pointer-events", ...before[i]));
  }

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));

  /** What is wrong and stays wrong: what is still on its way gets the time to arrive. */
  async function look(asked) {
    await frame();
    await frame();
    let found = lookOnce(asked);
    const key = (flaw) => `${flaw.kind} ${flaw.selector}`;
    if (found.flaws.some((flaw) => !asked.known.includes(key(flaw)))) {
      await document.fonts.ready;
      await pause(asked.patience);
      const before = new Set(found.flaws.map(key));
      found = lookOnce(asked);
      const kept = found.flaws.map((flaw) => before.has(key(flaw)));
      found.elements = found.elements.filter((_, i) => kept[i]);
      found.flaws = found.flaws.filter((_, i) => kept[i]);
    }
    window.hunt.found = found.elements;
    return found.flaws;
  }

  /** Mark what was found, for a picture; null: no more. */
  function mark(index) {
    for (const one of document.querySelectorAll("[data-hunted]")) {
      one.style.outline = "";
      delete one.dataset.hunted;
    }
    const one = index === null ? null : window.hunt.found[index];
    if (!one?.isConnected) return;
    one.dataset.hunted = "";
    one.style.outline = "3px solid #f0f";
    const { top, bottom } = one.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) one.scrollIntoView({ block: "center", behavior: "instant" });
  }

  window.hunt = { ...window.hunt, look, mark, found: [] };
})();
