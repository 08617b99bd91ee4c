import HapticPatterns
import HapticSynthesis

/// Stacks a pattern's lanes into a picture.
struct SceneBuilder {
  let pattern: HapticPattern
  let signals: RenderedSignals?
  let waveforms: [String: Waveform]
  let actuator: ActuatorProfile
  let options: PlotOptions
  let ruler: any TextRuler

  /// A lane that has something to show, and how high it would like to be.
  private struct Plan {
    var height: Double
    var build: (LaneCanvas) -> PlotLane
  }

  /// Points from the picture's edge to what is in it.
  private static let margin = 18.0
  /// Points left of the lanes, for their values.
  private static let left = 62.0
  /// Points within a lane left of the first time and right of the last, so that a tap's head fits.
  private static let air = 10.0
  /// Points between two lanes, without the lower one's name.
  private static let gap = 8.0
  /// The least points a lane can do with.
  private static let leastHeight = 30.0

  func scene() -> PlotScene {
    let traces = PatternTraces(
      pattern, waveforms: waveforms, mapping: actuator.mapping)
    let width = Finite.clamp(options.width, 480...8000)
    let range = VisibleTime.range(
      from: options.from, to: options.to, traces: traces, signals: signals)
    let plans = plans(traces, range)
    // Frequencies on the right of the sharpness lane, or only the time axis' unit.
    let hasFrequencies =
      SharpnessLane.hasSomething(traces.haptic) && traces.haptic.contains { !$0.isTap }
    let right = hasFrequencies ? 64.0 : 40.0
    let time = TimeScale(
      range, left: Self.left + Self.air, width: width - Self.left - right - 2 * Self.air)

    let head = PictureHead(
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

  /// The lanes that have something to show, from top to bottom.
  private func plans(_ traces: PatternTraces, _ range: ClosedRange<Double>) -> [Plan] {
    var plans: [Plan] = []
    if !traces.haptic.isEmpty || traces.audio.isEmpty {
      plans.append(Plan(height: 172) { IntensityLane(traces.haptic, canvas: $0).lane() })
    }
    if SharpnessLane.hasSomething(traces.haptic) {
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

  /// How high each lane is, so that all of them fill the height that was asked for.
  private func heights(_ plans: [Plan], top: Double) -> [Double] {
    let wished = plans.map(\.height)
    guard let height = options.height else { return wished }
    let others =
      top + Double(plans.count) * LaneCanvas.headHeight
      + Double(plans.count - 1) * Self.gap + TimeAxis.height + 8
    let room = Finite.clamp(height, 0...8000) - others
    let share = room / wished.reduce(0, +)
    return wished.map { max(Self.leastHeight, $0 * share) }
  }
}
