import TactusTextFormatting

/// The labels with intensity and sharpness of events, where there is room.
struct EventLabels {
  let events: [EventTrace]
  let canvas: LaneCanvas
  let scale: ValueScale

  /// The maximum number of events with labels.
  private static let maxEvents = 16

  /// Returns the labels of the events that have room for one; none overlaps another or a tap's
  /// head.
  ///
  /// Labels are placed from left to right and from right to left, and the better result is used; if
  /// both leave out an event, taps get shorter labels.
  func labels() -> [PlotLabel] {
    let visible = events.filter { canvas.time.range.contains($0.start) }
    guard !visible.isEmpty, visible.count <= Self.maxEvents else { return [] }
    var best: [[PlotLabel]] = []
    for (order, isShort) in [(visible, false), (visible.reversed(), false), (visible, true)] {
      let labels = labels(of: order, shortTaps: isShort)
      if labels.count > best.count { best = labels }
      if best.count == visible.count { break }
    }
    return best.flatMap(\.self)
  }

  /// Returns the labels of each event that has room for one, in the given order of precedence.
  private func labels(of visible: [EventTrace], shortTaps: Bool) -> [[PlotLabel]] {
    var taken = visible.filter(\.isTap).flatMap(obstacles)
    var labels: [[PlotLabel]] = []
    // Taps before continuous events, since there is less room for them.
    for event in visible.filter(\.isTap) + visible.filter({ !$0.isTap }) {
      let words = words(event).dropFirst(shortTaps && event.isTap ? 1 : 0)
      guard let placed = place(event, words: words, avoiding: taken) else { continue }
      labels.append(placed)
      taken += placed.map { $0.frame.grown(by: 2) }
    }
    return labels
  }

  /// Returns the areas of a tap that labels avoid.
  private func obstacles(_ tap: EventTrace) -> [PlotRect] {
    let x = canvas.time.x(tap.start)
    let y = scale.y(tap.struckLevel)
    return [
      PlotRect(x: x, y: y, width: 0, height: 0).grown(by: IntensityLane.headRadius + 1),
      PlotRect(x: x - 1, y: y, width: 2, height: scale.bottom - y),
    ]
  }

  /// Returns the label with the longest text that fits, at the first free position.
  ///
  /// A label may cover the body of a tap if there is no other position.
  private func place(
    _ event: EventTrace, words: ArraySlice<[String]>, avoiding taken: [PlotRect]
  ) -> [PlotLabel]? {
    place(event, words: words, avoiding: taken, crossingTaps: false)
      ?? place(event, words: words, avoiding: taken, crossingTaps: true)
  }

  private func place(
    _ event: EventTrace, words: ArraySlice<[String]>, avoiding taken: [PlotRect],
    crossingTaps: Bool
  ) -> [PlotLabel]? {
    for lines in words where !lines.isEmpty {
      let sizes = lines.map { canvas.ruler.size(of: $0, style: .tiny) }
      let width = sizes.map(\.width).max() ?? 0
      let height = sizes.map(\.height).reduce(0, +)
      for corner in corners(of: event, width: width, height: height) {
        let frame = PlotRect(x: corner.x, y: corner.y, width: width, height: height)
        guard canvas.frame.contains(frame), !taken.contains(where: frame.overlaps),
          !isCrossed(frame.grown(by: 2), byTaps: !crossingTaps),
          event.isTap || isInside(frame, event)
        else { continue }
        var y = corner.y
        return zip(lines, sizes).map { line, size in
          defer { y += size.height }
          return PlotLabel(
            line, style: .tiny, color: canvas.theme.text, x: corner.x, middle: y + size.height / 2,
            ruler: canvas.ruler)
        }
      }
    }
    return nil
  }

  /// Returns the texts of an event's label, long and short.
  ///
  /// Values that change during the event are left out, since outline and color show them.
  private func words(_ event: EventTrace) -> [[String]] {
    let intensity = NumberFormat.short(event.isTap ? event.struckLevel : event.writtenPeak)
    let sharpness = NumberFormat.short(event.sharpness(at: event.start))
    var long: [String] = []
    var short: [String] = []
    if event.isTap || !event.isControlled {
      long.append("intensity \(intensity)" + (event.assumesLevel ? " (assumed)" : ""))
      short.append(event.assumesLevel ? "i (\(intensity))" : "i \(intensity)")
    }
    if event.isTap || !event.changesSharpness {
      long.append("sharpness \(sharpness)" + (event.assumesSharpness ? " (assumed)" : ""))
      short.append(event.assumesSharpness ? "s (\(sharpness))" : "s \(sharpness)")
    }
    return [long, short]
  }

  /// Returns whether an event's outline crosses a rectangle.
  private func isCrossed(_ frame: PlotRect, byTaps: Bool) -> Bool {
    let from = canvas.time.time(frame.x)
    let to = canvas.time.time(frame.maxX)
    return events.contains { event in
      guard byTaps || !event.isTap, event.end >= from, event.start <= to else { return false }
      let sampleCount = 12
      let even = (0...sampleCount).map { from + (to - from) * Double($0) / Double(sampleCount) }
      let corners = event.corners().flatMap { [$0.nextDown, $0, $0.nextUp] }
      let times = (even + corners).filter { $0 >= from && $0 <= to }.sorted()
      let heights = times.map { y(event, $0) }
      return zip(heights, heights.dropFirst()).contains {
        min($0, $1) <= frame.maxY && max($0, $1) >= frame.y
      }
    }
  }

  /// Returns whether a rectangle is below an event's outline, so that it is seen to belong to it.
  private func isInside(_ frame: PlotRect, _ event: EventTrace) -> Bool {
    let (from, to) = (canvas.time.time(frame.x), canvas.time.time(frame.maxX))
    guard from >= event.start, to <= event.end else { return false }
    // No outline crosses the rectangle, so that one place decides.
    return y(event, (from + to) / 2) <= frame.y
  }

  private func y(_ event: EventTrace, _ time: Double) -> Double {
    scale.y(event.level(at: time))
  }

  /// Returns the candidate positions of a label's top left corner, by preference.
  private func corners(of event: EventTrace, width: Double, height: Double) -> [PlotPoint] {
    let x = canvas.time.x(event.start)
    guard event.isTap else {
      // There is most room at the bottom of an event; with a slow attack, only further to the
      // right.
      let end = canvas.time.x(canvas.time.clamp(event.end))
      let foot = scale.bottom - height - 4
      let middle = PlotPoint((x + end - width) / 2, foot)
      return [PlotPoint(x + 10, foot), middle].filter { $0.x + width + 6 <= end }
    }
    let y = scale.y(event.struckLevel)
    let gap = IntensityLane.headRadius + 4
    let beside = max(y - height / 2 + 2, canvas.frame.y + 4)
    // Along the body of a wide tap, as near to its head as possible.
    let along = (1...6).map { step in
      let share = Double(step) / 6
      return PlotPoint(x + (canvas.time.x(event.end) - x) * share + 4, beside)
    }
    return [
      PlotPoint(x + gap, y - height / 2 + 2), PlotPoint(x + gap, y),
      PlotPoint(x - gap - width, y - height / 2 + 2), PlotPoint(x - gap - width, y),
    ] + along + [
      PlotPoint(x + gap, scale.bottom - height - 3), PlotPoint(x - width / 2, y - height - gap),
    ]
  }
}
