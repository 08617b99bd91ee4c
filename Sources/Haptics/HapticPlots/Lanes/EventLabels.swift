import TextForms

/// Writes intensity and sharpness beside events, where few of them leave room for it.
struct EventLabels {
  let events: [EventTrace]
  let canvas: LaneCanvas
  let scale: ValueScale

  /// Above this many events labels would be in the way.
  private static let mostEvents = 16

  /// The labels of the events that have room for one; none overlaps another, or a tap's head.
  ///
  /// Where labels are put in each other's way from left to right, they may not be from right to
  /// left; if both leave an event without, the taps have short ones.
  func labels() -> [PlotLabel] {
    let visible = events.filter { canvas.time.range.contains($0.start) }
    guard !visible.isEmpty, visible.count <= Self.mostEvents else { return [] }
    var best: [[PlotLabel]] = []
    for (order, isShort) in [(visible, false), (visible.reversed(), false), (visible, true)] {
      let labels = labels(of: order, shortTaps: isShort)
      if labels.count > best.count { best = labels }
      if best.count == visible.count { break }
    }
    return best.flatMap(\.self)
  }

  /// The labels of each event that has room for one, the first ones choosing first.
  private func labels(of visible: [EventTrace], shortTaps: Bool) -> [[PlotLabel]] {
    var taken = visible.filter(\.isTap).flatMap(obstacles)
    var labels: [[PlotLabel]] = []
    // Taps before what lasts: there is less room for them.
    for event in visible.filter(\.isTap) + visible.filter({ !$0.isTap }) {
      let words = words(event).dropFirst(shortTaps && event.isTap ? 1 : 0)
      guard let placed = place(event, words: words, avoiding: taken) else { continue }
      labels.append(placed)
      taken += placed.map { $0.frame.grown(by: 2) }
    }
    return labels
  }

  /// What a tap covers and no label should.
  private func obstacles(_ tap: EventTrace) -> [PlotRect] {
    let x = canvas.time.x(tap.start)
    let y = scale.y(tap.struckLevel)
    return [
      PlotRect(x: x, y: y, width: 0, height: 0).grown(by: IntensityLane.headRadius + 1),
      PlotRect(x: x - 1, y: y, width: 2, height: scale.bottom - y),
    ]
  }

  /// The first of the event's places that is free, with the longest words that fit there.
  ///
  /// A label rather stands on the pale body of a tap than nowhere.
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
          !isCrossed(frame.grown(by: 2), byTaps: !crossingTaps)
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

  /// What there is to say of an event, in full and in short.
  ///
  /// Of what changes while the event lasts its outline and its colour say more.
  private func words(_ event: EventTrace) -> [[String]] {
    let intensity = NumberText.short(event.isTap ? event.struckLevel : event.writtenPeak)
    let sharpness = NumberText.short(event.sharpness(at: event.start))
    var long: [String] = []
    var short: [String] = []
    if event.isTap || !event.isControlled {
      long.append("intensity \(intensity)")
      short.append("i \(intensity)")
    }
    if event.isTap || !event.changesSharpness {
      long.append("sharpness \(sharpness)")
      short.append("s \(sharpness)")
    }
    return [long, short]
  }

  /// Whether the outline of an event runs through a rectangle.
  private func isCrossed(_ frame: PlotRect, byTaps: Bool) -> Bool {
    let from = canvas.time.time(frame.x)
    let to = canvas.time.time(frame.maxX)
    return events.contains { event in
      guard byTaps || !event.isTap, event.end >= from, event.start <= to else { return false }
      let looks = 12
      let even = (0...looks).map { from + (to - from) * Double($0) / Double(looks) }
      let corners = event.corners().flatMap { [$0.nextDown, $0, $0.nextUp] }
      let times = (even + corners).filter { $0 >= from && $0 <= to }.sorted()
      let heights = times.map { y(event, $0) }
      return zip(heights, heights.dropFirst()).contains {
        min($0, $1) <= frame.maxY && max($0, $1) >= frame.y
      }
    }
  }

  private func y(_ event: EventTrace, _ time: Double) -> Double {
    scale.y(event.level(at: time))
  }

  /// Where the top left corner of an event's label may be, the best place first.
  private func corners(of event: EventTrace, width: Double, height: Double) -> [PlotPoint] {
    let x = canvas.time.x(event.start)
    guard event.isTap else {
      // At the foot of an event there is most room; a slow attack leaves it only further on.
      let end = canvas.time.x(canvas.time.clamp(event.end))
      let foot = scale.bottom - height - 4
      let middle = PlotPoint((x + end - width) / 2, foot)
      return [PlotPoint(x + 10, foot), middle].filter { $0.x + width + 6 <= end }
    }
    let y = scale.y(event.struckLevel)
    let gap = IntensityLane.headRadius + 4
    let beside = max(y - height / 2 + 2, canvas.frame.y + 4)
    // Along the body of a wide tap, as near to its head as there is room.
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
