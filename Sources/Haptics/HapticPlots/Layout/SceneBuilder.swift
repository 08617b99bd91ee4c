import TactusHapticPatterns
import TactusHapticSynthesis

/// A builder that stacks a pattern's lanes into a scene.
struct SceneBuilder {
  let pattern: HapticPattern
  let signals: RenderedSignals?
  let waveforms: [String: Waveform]
  let actuator: ActuatorProfile
  let options: PlotOptions
  let ruler: any TextRuler

  /// A lane to build, with its natural height.
  private struct Plan {
    var height: Double
    var build: (LaneCanvas) -> PlotLane
  }

  /// The margin around the plot, in points.
  private static let margin = 18.0
  /// The width of the area left of the lanes for their values, in points.
  private static let left = 62.0
  /// The horizontal padding within a lane in points, which leaves room for a tap's head.
  private static let padding = 10.0
  /// The distance between two lanes without the lower one's name, in points.
  private static let gap = 8.0
  /// The least height of a lane, in points.
  private static let minHeight = 30.0

  func scene() -> PlotScene {
    let traces = PatternTraces(
      pattern, waveforms: waveforms, mapping: actuator.mapping)
    let width = Finite.clamp(options.width, 480...8000)
    let range = VisibleTimeRange.range(
      from: options.from, to: options.to, traces: traces, signals: signals)
    let plans = plans(traces, range)
    // Room for the frequencies of the sharpness lane, or for the time axis' unit.
    let hasFrequencies =
      SharpnessLane.hasVariation(traces.haptic) && traces.haptic.contains { !$0.isTap }
    let right = hasFrequencies ? 64.0 : 40.0
    let time = TimeScale(
      range, left: Self.left + Self.padding, width: width - Self.left - right - 2 * Self.padding)

    let head = PlotHeader(
      traces: traces, pattern: pattern, actuator: actuator, theme: options.theme, ruler: ruler)
    let top = head.height(hasTitle: options.title != nil)
    let heights = heights(plans, top: top)
    var scene = PlotScene(
      width: width, height: 0, theme: options.theme, title: options.title ?? "", time: time)
    (scene.shapes, scene.labels) = head.layOut(
      title: options.title, from: Self.margin, to: width - Self.margin)

    let axis = TimeAxis(time, ruler: ruler)
    var y = top
    for (plan, height) in zip(plans, heights) {
      y += LaneCanvas.headHeight
      let frame = PlotRect(
        x: Self.left, y: y, width: width - Self.left - right, height: height)
      var lane = plan.build(
        LaneCanvas(frame: frame, time: time, theme: options.theme, ruler: ruler))
      lane.shapes.insert(contentsOf: axis.grid(in: frame, theme: options.theme), at: 0)
      scene.lanes.append(lane)
      y += height + Self.gap
    }
    if let last = scene.lanes.last {
      scene.shapes += axis.marks(beneath: last.frame, theme: options.theme)
      scene.labels += axis.labels(beneath: last.frame, theme: options.theme, ruler: ruler)
      y = last.frame.maxY + TimeAxis.height
    }
    scene.height = (y + 8).rounded(.up)
    return scene
  }

  // MARK: Lanes

  /// Returns the lanes that have content, from top to bottom.
  private func plans(_ traces: PatternTraces, _ range: ClosedRange<Double>) -> [Plan] {
    var plans: [Plan] = []
    if !traces.haptic.isEmpty || traces.audio.isEmpty {
      plans.append(Plan(height: 172) { IntensityLane(traces.haptic, canvas: $0).lane() })
    }
    if SharpnessLane.hasVariation(traces.haptic) {
      plans.append(
        Plan(height: 66) {
          SharpnessLane(canvas: $0, events: traces.haptic, actuator: actuator).lane()
        })
    }
    let factors = traces.controls.filter(\.id.multiplies)
    if !factors.isEmpty {
      plans.append(
        Plan(height: 58) { ControlLane(canvas: $0, kind: .factors, controls: factors).lane() })
    }
    let offsets = traces.controls.filter { !$0.id.multiplies }
    if !offsets.isEmpty {
      plans.append(
        Plan(height: 66) { ControlLane(canvas: $0, kind: .offsets, controls: offsets).lane() })
    }
    if !traces.audio.isEmpty {
      let rows = AudioLane.rows(traces.audio, in: range)
      plans.append(
        Plan(height: 52 * Double(max(1, rows.count))) {
          AudioLane(rows, canvas: $0, waveforms: waveforms).lane()
        })
    }
    if let signals, signals.sampleRate > 0 {
      let rate = signals.sampleRate
      if signals.drive.contains(where: { $0 != 0 }) {
        plans.append(
          Plan(height: 96) { SignalLane.drive($0).lane(signals.drive, sampleRate: rate) })
      }
      if signals.felt.contains(where: { $0 != 0 }) {
        plans.append(
          Plan(height: 96) { SignalLane.felt($0).lane(signals.felt, sampleRate: rate) })
      }
    }
    return plans
  }

  /// Returns the height of each lane, scaled to the requested total height.
  private func heights(_ plans: [Plan], top: Double) -> [Double] {
    let natural = plans.map(\.height)
    guard let height = options.height else { return natural }
    let others =
      top + Double(plans.count) * LaneCanvas.headHeight
      + Double(plans.count - 1) * Self.gap + TimeAxis.height + 8
    let room = Finite.clamp(height, 0...8000) - others
    let share = room / natural.reduce(0, +)
    return natural.map { max(Self.minHeight, $0 * share) }
  }
}
