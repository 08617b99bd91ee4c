import TactusHapticPatterns
import TactusHapticSynthesis
import TactusTextFormatting

/// A lane of audio events, each drawn as the outline of its waveform.
///
/// Events that overlap in time are drawn in separate rows.
struct AudioLane {
  let canvas: LaneCanvas
  let rows: [[EventTrace]]
  let waveforms: [String: Waveform]

  /// The maximum number of rows; further events share the last one.
  static let maxRows = 4
  /// The maximum number of events with labels.
  private static let maxLabels = 40
  /// The maximum number of events that are drawn separately.
  private static let maxEvents = 400

  init(_ rows: [[EventTrace]], canvas: LaneCanvas, waveforms: [String: Waveform]) {
    self.rows = rows
    self.canvas = canvas
    self.waveforms = waveforms
  }

  /// Distributes events over as few rows as keep those apart that overlap in time.
  static func rows(_ events: [EventTrace], in range: ClosedRange<Double>) -> [[EventTrace]] {
    var rows: [[EventTrace]] = []
    let visible = events.filter { $0.end >= range.lowerBound && $0.start <= range.upperBound }
    if visible.count > maxEvents { return [visible] }
    for event in visible {
      if let row = rows.firstIndex(where: { ($0.last?.end ?? 0) <= event.start }) {
        rows[row].append(event)
      } else if rows.count < maxRows {
        rows.append([event])
      } else {
        rows[maxRows - 1].append(event)
      }
    }
    return rows
  }

  func lane() -> PlotLane {
    var lane = PlotLane(kind: .audio, frame: canvas.frame)
    lane.labels = [
      canvas.name("Audio"), canvas.note("height: volume"),
    ]
    let count = rows.reduce(0) { $0 + $1.count }
    guard count <= Self.maxEvents else {
      lane.shapes = density()
      return lane
    }
    let height = canvas.frame.height / Double(max(1, rows.count))
    let isNamed = count <= Self.maxLabels
    for (index, row) in rows.enumerated() {
      let frame = PlotRect(
        x: canvas.frame.x, y: canvas.frame.y + Double(index) * height,
        width: canvas.frame.width, height: height)
      lane.shapes += [
        PlotShape(
          role: .grid,
          form: .line([PlotPoint(frame.x, frame.midY), PlotPoint(frame.maxX, frame.midY)]),
          stroke: PlotShape.Stroke(paint: .solid(canvas.theme.grid), width: 0.75))
      ]
      for (place, event) in row.enumerated() {
        let next = place + 1 < row.count ? row[place + 1].start : canvas.time.range.upperBound
        lane.shapes += shapes(event, in: frame)
        if isNamed, let label = label(event, in: frame, until: canvas.time.x(next)) {
          lane.labels.append(label)
        }
      }
    }
    return lane
  }

  // MARK: Events

  private func shapes(_ event: EventTrace, in frame: PlotRect) -> [PlotShape] {
    let start = canvas.time.clamp(event.start)
    let end = canvas.time.clamp(event.end)
    let left = canvas.time.x(start)
    let box = PlotRect(
      x: left, y: frame.y + 3, width: max(3, canvas.time.x(end) - left), height: frame.height - 6)
    var shapes = [
      PlotShape(
        role: .event(event.index), form: .box(box, radius: 3),
        fill: .solid(canvas.theme.audio.opacity(0.12)),
        stroke: PlotShape.Stroke(
          paint: .solid(canvas.theme.audio.opacity(0.6)), width: 0.75,
          dashes: event.assumesLevel ? LaneCanvas.assumedDashes : []))
    ]
    guard end > start else { return shapes }
    let reach = box.height / 2 - 1
    let outline = waveform(event).flatMap { self.outline($0, event, start...end) }
    let upper: [PlotPoint]
    let lower: [PlotPoint]
    if let outline {
      func points(_ samples: [SignalOutline.Sample]) -> [PlotPoint] {
        let places = samples.map { sample in
          PlotPoint(
            canvas.time.x(sample.time),
            frame.midY - sample.value * event.level(at: sample.time) * reach)
        }
        return LineSampler.simplified(places, tolerance: 0.1)
      }
      upper = points(outline.upper)
      lower = outline.isTrace ? [] : points(outline.lower)
    } else {
      upper = LineSampler.line(
        over: start...end, corners: event.corners(), on: canvas.time,
        y: { frame.midY - event.level(at: $0) * reach })
      lower = upper.map { PlotPoint($0.x, 2 * frame.midY - $0.y) }
    }
    guard upper.count > 1 else { return shapes }
    if lower.isEmpty {
      shapes.append(
        PlotShape(
          role: .event(event.index), form: .line(upper),
          stroke: PlotShape.Stroke(paint: .solid(canvas.theme.audio), width: 1)))
    } else {
      shapes.append(
        PlotShape(
          role: .event(event.index), form: .polygon(upper + lower.reversed()),
          fill: .solid(canvas.theme.audio.opacity(0.5)),
          stroke: PlotShape.Stroke(paint: .solid(canvas.theme.audio), width: 0.75)))
    }
    return shapes
  }

  private func waveform(_ event: EventTrace) -> Waveform? {
    guard let path = event.event.waveform?.path, let waveform = waveforms[path],
      waveform.frameCount > 0, waveform.sampleRate > 0
    else { return nil }
    return waveform
  }

  /// Returns the outline of the waveform's first channel while the event plays it, once or looped.
  private func outline(
    _ waveform: Waveform, _ event: EventTrace, _ range: ClosedRange<Double>
  ) -> SignalOutline? {
    guard let samples = waveform.channels.first else { return nil }
    let width = canvas.time.x(range.upperBound) - canvas.time.x(range.lowerBound)
    let columns = max(1, Int(width * 2))
    // A higher pitch plays the samples faster.
    let rate = waveform.sampleRate * SoundMapping.ratio(pitch: Double(event.event[.audioPitch]))
    let length = Double(samples.count) / rate
    guard event.event.waveform?.loops == true, event.end - event.start > length else {
      let end = min(range.upperBound, event.start + length)
      guard end > range.lowerBound else { return nil }
      return SignalOutline(
        samples, sampleRate: rate, start: event.start, in: range.lowerBound...end,
        columns: columns)
    }
    // Enough repetitions to fill the visible range, with a limit on the number of samples.
    let turns = min((range.upperBound - event.start) / length, 4_000_000 / Double(samples.count))
    var looped: [Float] = []
    for _ in 0..<max(1, Int(turns.rounded(.up))) { looped += samples }
    return SignalOutline(
      looped, sampleRate: rate, start: event.start, in: range, columns: columns)
  }

  /// Returns the highest level of each column, for more events than can be distinguished.
  private func density() -> [PlotShape] {
    let profile = IntensityProfile(
      rows.flatMap(\.self), over: canvas.time.range, columns: max(1, Int(canvas.time.width)))
    let width = canvas.time.width / Double(profile.columns.count)
    return profile.columns.enumerated().compactMap { index, column in
      guard column.level > 0 else { return nil }
      let reach = column.level * (canvas.frame.height / 2 - 4)
      let box = PlotRect(
        x: canvas.time.left + Double(index) * width, y: canvas.frame.midY - reach, width: width,
        height: 2 * reach)
      return PlotShape(
        role: .density, form: .box(box, radius: 0), fill: .solid(canvas.theme.audio.opacity(0.5)))
    }
  }

  // MARK: Words

  /// Returns the event's label, if there is room until the next event.
  private func label(_ event: EventTrace, in frame: PlotRect, until right: Double) -> PlotLabel? {
    let x = max(canvas.time.x(event.start), canvas.frame.x) + 7
    let room = right - x - 4
    for text in words(event) {
      let label = PlotLabel(
        text, style: .tiny, color: canvas.theme.text, x: x, middle: frame.y + 11,
        ruler: canvas.ruler)
      if label.frame.width <= room { return label }
    }
    return nil
  }

  /// Returns the texts of an event's label, from the longest to the shortest.
  private func words(_ event: EventTrace) -> [String] {
    let name: String
    if event.event.kind == .audioCustom {
      let file = event.event.waveform?.path.split(separator: "/").last.map(String.init) ?? "sound"
      name = canvas.ruler.fit(PlainText.line(file), style: .tiny, width: 260)
    } else {
      name = "tone"
    }
    let volume = NumberFormat.short(event.writtenPeak)
    var facts = ["volume \(volume)" + (event.assumesLevel ? " (assumed)" : "")]
    let pitch = Double(event.event[.audioPitch])
    if pitch != 0 { facts.append("pitch \(pitch > 0 ? "+" : "")\(NumberFormat.short(pitch))") }
    let pan = Double(event.event[.audioPan])
    if pan != 0 { facts.append("pan \(pan > 0 ? "+" : "")\(NumberFormat.short(pan))") }
    if event.event.waveform?.loops == true { facts.append("looped") }
    let missing = event.event.kind == .audioCustom && waveform(event) == nil
    if missing { facts.append("(sound not loaded)") }
    return [([name] + facts).joined(separator: "  "), name]
  }
}
