import TactusHapticPatterns
import TactusHapticSynthesis
import TactusTextFormatting

/// A painter of the lines of a terminal plot.
struct TerminalPainter {
  let grid: TerminalGrid
  let ink: TerminalFormatter
  let glyphs: TerminalGlyphs

  private let pattern: HapticPattern
  private let signals: RenderedSignals?
  private let actuator: ActuatorProfile
  private let options: TerminalPlotOptions
  private let traces: PatternTraces
  private let columns: Int
  /// Whether the pattern has only sounds, so that bars show the volume.
  private let hasOnlySounds: Bool
  /// Whether digits show the sharpness, for lack of colors.
  private let hasDigits: Bool
  /// The line on assumed values; `nil` if the file has all.
  private let assumptions: String?
  /// The number of lines for the intensity and for the waveform.
  private let heights: (intensity: Int, felt: Int)

  /// The acceleration at the upper edge of the felt waveform in g, as text.
  private let feltLimit: String

  /// The least number of cells left of the plot.
  private static let minGutter = 7

  init(
    pattern: HapticPattern, signals: RenderedSignals?, waveforms: [String: Waveform],
    actuator: ActuatorProfile, options: TerminalPlotOptions
  ) {
    self.pattern = pattern
    self.actuator = actuator
    self.options = options
    let isFelt = signals.map { $0.sampleRate > 0 && $0.felt.contains { $0 != 0 } } ?? false
    self.signals = isFelt ? signals : nil
    traces = PatternTraces(pattern, waveforms: waveforms, mapping: actuator.mapping)
    columns = max(20, min(1000, options.columns))
    let range = VisibleTimeRange.range(
      from: options.from, to: options.to, traces: traces, signals: self.signals)
    feltLimit = NumberFormat.short(WaveformBitmap.limit(self.signals, over: range), places: 4)
    // The longest label is the lowest of the felt waveform; a space and the axis follow it.
    let gutter = max(Self.minGutter, feltLimit.count + 5)
    grid = TerminalGrid(range: range, gutter: gutter, width: columns - gutter)
    ink = TerminalFormatter(colors: options.colors)
    glyphs = TerminalGlyphs(options.characters)
    assumptions = Self.assumptions(in: traces)
    // Title, caption, playhead, axis, its labels, the legend, and digits instead of colors.
    hasOnlySounds = traces.haptic.isEmpty && !traces.audio.isEmpty
    hasDigits = options.colors == .none && !hasOnlySounds
    let others =
      (options.title == nil ? 5 : 6) + (hasDigits ? 1 : 0)
      + (assumptions == nil ? 0 : 1)
    let room = min(26, max(12, options.rows)) - others
    heights =
      isFelt
      ? (max(3, room - room * 2 / 5), max(1, min(8, room * 2 / 5))) : (max(3, min(14, room)), 0)
  }

  func paint() -> (lines: [String], playheadLine: Int) {
    let profile = IntensityProfile(
      hasOnlySounds ? traces.audio : traces.haptic, over: grid.range, columns: grid.width)
    var lines: [String] = []
    if let title = options.title { lines.append(ink.bold(fit(title, columns))) }
    lines.append(
      faint(
        glyphs.text(
          PlotHeader.caption(
            pattern, actuator, ruler: CellRuler(), width: Double(columns)))))
    lines += intensity(profile)
    if hasDigits { lines.append(digits(profile)) }
    let playhead = lines.count
    lines.append("")
    lines += felt()
    lines += axis()
    lines.append(legend())
    if let assumptions {
      let indent = String(repeating: " ", count: grid.gutter)
      lines.append(faint(indent + fit(glyphs.text(assumptions), grid.width)))
    }
    return (lines, playhead)
  }

  // MARK: Panels

  /// Returns the intensity as bars, colored by sharpness.
  private func intensity(_ profile: IntensityProfile) -> [String] {
    let height = heights.intensity
    let steps = glyphs.bars.count - 1
    let ramp = SharpnessRamp(options.theme)
    return (0..<height).map { row in
      let below = (height - 1 - row) * steps
      let cells = profile.columns.map { column -> (Character, PlotColor?) in
        // Even the weakest level is visible.
        let filled = max(
          column.level > 0 ? 1 : 0, Int((column.level * Double(height * steps)).rounded()))
        let color = hasOnlySounds ? options.theme.audio : ramp.color(column.sharpness)
        return (glyphs.bars[max(0, min(steps, filled - below))], color)
      }
      let value =
        switch row {
        case 0: "1"
        case height / 2 where height % 2 == 1: "0.5"
        case height - 1: "0"
        default: ""
        }
      return gutter(value) + ink.row(cells)
    }
  }

  /// Returns the sharpness in tenths, a digit for each column, for terminals without colors.
  private func digits(_ profile: IntensityProfile) -> String {
    let cells = profile.columns.map { column in
      column.level > 0 ? String(min(9, Int(column.sharpness * 10 + 1e-6))) : " "
    }
    return CellRuler.right("sharp", grid.gutter - 1) + " " + cells.joined()
  }

  /// Returns the lines of the felt waveform.
  private func felt() -> [String] {
    guard let signals, heights.felt > 0 else { return [] }
    let height = heights.felt
    let canvas = WaveformBitmap(
      signals.felt, sampleRate: signals.sampleRate, over: grid.range,
      across: grid.width * glyphs.dots.across, down: height * glyphs.dots.down)
    return (0..<height).map { row in
      let cells = (0..<grid.width).map { column in
        let cell = glyphs.cell { across, down in
          canvas.isSet(
            column * glyphs.dots.across + across, row * glyphs.dots.down + down)
        }
        return (character: cell, color: Optional(options.theme.felt))
      }
      let value =
        switch row {
        case 0: "\(feltLimit) g"
        case height / 2 where height % 2 == 1: "0"
        case height - 1: "\u{2212}\(feltLimit) g"
        default: ""
        }
      return gutter(value) + ink.row(cells)
    }
  }

  /// Returns the lines of the time axis and its labels.
  private func axis() -> [String] {
    let unit = grid.unit
    let scale = unit.perSecond
    let ticks = Ticks.fitting(
      grid.range.lowerBound * scale...grid.range.upperBound * scale, length: Double(grid.width),
      atLeast: 8, room: { Double($0.count + 3) })
    var line = Array(repeating: glyphs.line, count: grid.width)
    var numbers = Array(repeating: Character(" "), count: columns)
    var free = 0
    for value in ticks.values {
      guard let column = grid.column(Finite.clamp(value / scale, grid.range)) else { continue }
      line[column] = glyphs.tick
      var text = glyphs.text(ticks.label(value))
      if value == ticks.values.last { text += " \(unit.symbol)" }
      let width = text.count
      let center = grid.gutter + column - (ticks.label(value).count - 1) / 2
      let start = max(0, min(columns - width, center))
      guard start >= free, start + width <= columns else { continue }
      numbers.replaceSubrange(start..<start + width, with: text)
      free = start + width + 1
    }
    let corner = String(repeating: " ", count: grid.gutter - 1) + String(glyphs.corner)
    return [faint(corner + String(line)), faint(trimmed(String(numbers)))]
  }

  /// Returns the legend for height, color and waveform.
  private func legend() -> String {
    var parts: [(text: String, width: Int)] = []
    func add(_ text: String, shown: String? = nil) {
      let text = glyphs.text(text)
      parts.append((shown ?? faint(text), CellRuler.cells(text)))
    }
    if hasOnlySounds { add("height volume of sounds") }
    if !traces.haptic.isEmpty {
      add("height intensity")
      if hasDigits {
        add("digits sharpness in tenths")
      } else {
        let ramp = SharpnessRamp(options.theme)
        let swatches = (0..<10).map { step in
          (character: glyphs.swatch, color: Optional(ramp.color(Double(step) / 9)))
        }
        let plain = "sharpness 0 \(String(repeating: "x", count: 10)) 1"
        add(plain, shown: faint("sharpness 0 ") + ink.row(swatches) + faint(" 1"))
      }
    }
    if heights.felt > 0 { add("below felt acceleration") }
    var line = String(repeating: " ", count: grid.gutter)
    var width = grid.gutter
    for (index, part) in parts.enumerated() {
      let gap = index == 0 ? "" : "   "
      guard width + gap.count + part.width <= columns else { break }
      line += gap + part.text
      width += gap.count + part.width
    }
    return trimmed(line)
  }

  /// Returns the line on values that the file lacks, so that defaults are shown (Signal.M4).
  private static func assumptions(in traces: PatternTraces) -> String? {
    let parts = [
      ("intensity", traces.haptic.count(where: \.assumesLevel)),
      ("sharpness", traces.haptic.count(where: \.assumesSharpness)),
      ("volume", traces.audio.count(where: \.assumesLevel)),
    ].filter { $0.1 > 0 }
    guard !parts.isEmpty else { return nil }
    return "assumed, not in the file: "
      + parts.map { "\($0) of \($1)" }.joined(separator: ", ")
  }

  // MARK: Texts

  /// Returns the cells left of a line of the plot.
  private func gutter(_ value: String) -> String {
    let text = CellRuler.right(glyphs.text(value), grid.gutter - 2)
    return faint(text + " " + String(value.isEmpty ? glyphs.edge : glyphs.edgeTick))
  }

  private func faint(_ text: String) -> String { ink.text(text, options.theme.secondaryText) }

  private func fit(_ text: String, _ width: Int) -> String {
    glyphs.text(
      CellRuler().fit(PlainText.line(text), style: .small, width: Double(width)))
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
