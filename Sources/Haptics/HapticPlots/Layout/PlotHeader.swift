import TactusHapticPatterns
import TactusHapticSynthesis
import TactusTextFormatting

/// The header above the lanes: title, caption and the color scale of sharpness.
struct PlotHeader {
  let traces: PatternTraces
  let pattern: HapticPattern
  let actuator: ActuatorProfile
  let theme: PlotTheme
  let ruler: any TextRuler

  /// Returns the height of the header, in points.
  func height(hasTitle: Bool) -> Double { hasTitle ? 62 : 40 }

  /// Lays out the header between a left and a right edge.
  func layOut(title: String?, from left: Double, to right: Double) -> (
    shapes: [PlotShape], labels: [PlotLabel]
  ) {
    var (shapes, labels) = traces.haptic.isEmpty ? ([], []) : ramp(from: left, to: right)
    let width = (labels.map(\.frame.x).min() ?? right) - 24 - left
    var middle = 24.0
    if let title {
      labels.append(
        PlotLabel(
          ruler.fit(PlainText.line(title), style: .title, width: width), style: .title,
          color: theme.text, x: left, middle: middle, ruler: ruler))
      middle += 23
    }
    labels.append(
      PlotLabel(
        Self.caption(pattern, actuator, ruler: ruler, width: width), style: .caption,
        color: theme.secondaryText, x: left, middle: middle, ruler: ruler))
    return (shapes, labels)
  }

  /// Returns the caption: duration, number of events, and the actuator.
  ///
  /// If there is too little room, the least important parts are left out.
  static func caption(
    _ pattern: HapticPattern, _ actuator: ActuatorProfile, ruler: any TextRuler, width: Double
  ) -> String {
    // The duration of a single tap is meaningless.
    let hasLength = pattern.duration > 0 && pattern.duration.isFinite
    var parts = hasLength ? [NumberFormat.seconds(pattern.duration)] : []
    func add(_ count: Int, _ noun: String) {
      if count > 0 { parts.append(NumberFormat.count(count, noun)) }
    }
    add(pattern.events.count { $0.kind == .transient }, "tap")
    add(pattern.events.count { $0.kind == .continuous }, "continuous event")
    add(pattern.events.count { !$0.kind.isHaptic }, "sound")
    if pattern.events.isEmpty { parts.append("no events") }
    let least = parts.count
    add(pattern.curves.count, "curve")
    add(pattern.parameters.count, "parameter change")
    let title = PlainText.line(actuator.title)
    func caption(_ parts: some Collection<String>) -> String {
      parts.joined(separator: "  ·  ")
    }
    for count in stride(from: parts.count, through: least, by: -1) {
      for text in [caption(parts.prefix(count) + [title]), caption(parts.prefix(count))]
      where ruler.size(of: text, style: .caption).width <= width { return text }
    }
    return ruler.fit(caption(parts.prefix(least)), style: .caption, width: width)
  }

  /// Returns the color scale of sharpness.
  private func ramp(from left: Double, to right: Double) -> (
    shapes: [PlotShape], labels: [PlotLabel]
  ) {
    let width = min(132, (right - left) * 0.14)
    func label(_ text: String, _ x: Double, _ middle: Double, _ anchor: PlotLabel.Anchor)
      -> PlotLabel
    {
      PlotLabel(
        text, style: .small, color: theme.secondaryText, x: x, middle: middle, anchor: anchor,
        ruler: ruler)
    }
    let crisp = label("1 crisp", right, 32, .right)
    let box = PlotRect(x: crisp.frame.x - 8 - width, y: 27, width: width, height: 10)
    let dull = label("dull 0", box.x - 8, 32, .right)
    let steps = 24
    let stops = (0...steps).map { step in
      PlotShape.Stop(
        offset: Double(step) / Double(steps),
        color: SharpnessRamp(theme).color(Double(step) / Double(steps)))
    }
    let shape = PlotShape(
      role: .legend, form: .box(box, radius: 3),
      fill: .gradient(from: box.x, to: box.maxX, stops: stops))
    return ([shape], [label("Sharpness", box.midX, 15, .center), dull, crisp])
  }
}
