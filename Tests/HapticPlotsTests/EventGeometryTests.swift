import TactusHapticPatterns
import TactusHapticPlots
import TactusHapticSynthesis
import Testing

/// The positions of shapes in a plot, from the numbers of a pattern.
@Suite struct EventGeometryTests {
  private func scene(_ pattern: HapticPattern, _ options: PlotOptions = PlotOptions()) -> PlotScene
  {
    HapticPlot(pattern, options: options, ruler: FixedRuler()).scene
  }

  private func shapes(_ scene: PlotScene, _ role: PlotShape.Role) throws -> [PlotShape] {
    try #require(scene.lane(.intensity)).shapes.filter { $0.role == role }
  }

  private func scale(_ scene: PlotScene) throws -> ValueScale {
    ValueScale(0...1, in: try #require(scene.lane(.intensity)).frame, padding: 9)
  }

  @Test(
    "A continuous event reaches from its start to its release's end",
    arguments: [(0.0, 0.2), (0.05, 0.1), (1.0, 3.0), (12.0, 25.0)])
  func continuous(start: Double, duration: Double) throws {
    let scene = scene(HapticPattern(events: [TestPatterns.hum(at: start, for: duration)]))
    let bounds = try #require(try shapes(scene, .event(0)).first).bounds
    let release = ActuatorProfile.tapticEngine.mapping.release.shortest
    #expect(abs(bounds.x - scene.time.x(start)) <= 0.5)
    #expect(abs(bounds.maxX - scene.time.x(start + duration + release)) <= 0.5)
  }

  @Test("The height of an event is its intensity", arguments: [0.1, 0.5, 1] as [Float])
  func height(intensity: Float) throws {
    let scene = scene(
      HapticPattern(events: [TestPatterns.hum(at: 0, for: 1, intensity: intensity)]))
    let bounds = try #require(try shapes(scene, .event(0)).first).bounds
    let scale = try scale(scene)
    #expect(abs(bounds.y - scale.y(Double(intensity))) <= 0.5)
    #expect(abs(bounds.maxY - scale.bottom) <= 0.5)
  }

  @Test("A tap's head is at its time and intensity, in the color of its sharpness")
  func tap() throws {
    let scene = scene(TestPatterns.taps)
    let scale = try scale(scene)
    for (index, event) in TestPatterns.taps.events.enumerated() {
      let head = try #require(
        try shapes(scene, .tapHead(index)).first {
          if case .disc = $0.form { true } else { false }
        })
      let center = PlotPoint(head.bounds.midX, head.bounds.midY)
      #expect(abs(center.x - scene.time.x(event.time)) <= 0.5)
      #expect(abs(center.y - scale.y(Double(event[.hapticIntensity]))) <= 0.5)
      let color = SharpnessRamp(.light).color(Double(event[.hapticSharpness]))
      #expect(head.fill == .solid(color))
    }
  }

  @Test("A tap is visible in a pattern of any length", arguments: [0.3, 3, 70, 600])
  func tapIsVisible(length: Double) throws {
    let pattern = HapticPattern(events: [
      TestPatterns.tap(at: 0.1), TestPatterns.tap(at: length),
    ])
    let stems = try shapes(scene(pattern), .tapHead(0))
    #expect(stems.contains { ($0.stroke?.width ?? 0) >= 1 && $0.bounds.height > 50 })
    #expect(stems.contains { $0.bounds.width >= 3 })
  }

  @Test("An intensity curve multiplies, and what was written is dashed above it")
  func curve() throws {
    let scene = scene(TestPatterns.controlled)
    let scale = try scale(scene)
    let body = try #require(try shapes(scene, .event(0)).first)
    guard case .polygon(let points) = body.form else {
      Issue.record("A continuous event is no polygon")
      return
    }
    // Half way the curve is at one half of 0.8.
    let x = scene.time.x(1)
    let right = try #require(points.firstIndex { $0.x >= x })
    let (a, b) = (points[right - 1], points[right])
    let y = a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    #expect(abs(y - scale.y(0.4)) <= 0.5)
    let written = try #require(try shapes(scene, .written(0)).first)
    #expect(abs(written.bounds.y - scale.y(0.8)) <= 0.5)
    #expect(written.stroke?.dashes.isEmpty == false)
  }

  @Test("A sharpness control adds to the color from its time on")
  func gradient() throws {
    let scene = scene(TestPatterns.controlled)
    let body = try #require(try shapes(scene, .event(0)).first)
    guard case .gradient(let from, let to, let stops) = body.stroke?.paint else {
      Issue.record("The color does not change")
      return
    }
    #expect(abs(from - scene.time.x(0.5)) <= 0.5)
    let ramp = SharpnessRamp(.light)
    #expect(stops.first?.color == ramp.color(0.25))
    #expect(stops.last?.color == ramp.color(0.75))
    let change = try #require(stops.first { $0.color == ramp.color(0.75) })
    #expect(abs(from + change.offset * (to - from) - scene.time.x(1)) <= 0.5)
  }

  @Test("A control's line passes through its points")
  func control() throws {
    let scene = scene(TestPatterns.controlled)
    let lane = try #require(scene.lane(.factors))
    let scale = ValueScale(0...1, in: lane.frame, padding: 8)
    let discs = lane.shapes.filter { if case .disc = $0.form { true } else { false } }
    #expect(discs.count == 2)
    #expect(abs(discs[0].bounds.midX - scene.time.x(0.5)) <= 0.5)
    #expect(abs(discs[0].bounds.midY - scale.y(1)) <= 0.5)
    #expect(abs(discs[1].bounds.midX - scene.time.x(1.5)) <= 0.5)
    #expect(abs(discs[1].bounds.midY - scale.y(0)) <= 0.5)
  }

  @Test("A point that a later change overrides is hollow")
  func overridden() throws {
    let pattern = HapticPattern(
      events: [TestPatterns.hum(at: 0, for: 2)],
      parameters: [DynamicParameter(.hapticIntensity, 0.2, time: 0.5)],
      curves: [
        ParameterCurve(
          .hapticIntensity, time: 0,
          points: [
            ParameterCurve.ControlPoint(time: 0, value: 1),
            ParameterCurve.ControlPoint(time: 1, value: 1),
          ])
      ])
    let lane = try #require(scene(pattern).lane(.factors))
    let discs = lane.shapes.filter { if case .disc = $0.form { true } else { false } }
    #expect(discs.map { $0.stroke == nil } == [true, false])
  }

  @Test("The envelope is the one that the synthesis plays")
  func envelope() throws {
    let others = [
      EventParameter(.attackTime, 0.7), EventParameter(.decayTime, 0.6),
      EventParameter(.sustained, 0),
    ]
    let event = TestPatterns.hum(at: 0, for: 2, others: others)
    let pattern = HapticPattern(events: [event])
    let trace = try #require(PatternTraces(pattern).haptic.first)
    let shape = ActuatorProfile.tapticEngine.mapping.envelope(
      of: event, controls: PatternControls(pattern))
    for step in 0...200 {
      let time = Double(step) / 100
      #expect(abs(trace.level(at: time) - shape.level(at: time)) <= 1e-6)
    }
  }

  @Test("A range of time cuts what is outside of it")
  func range() throws {
    let options = PlotOptions(from: 0.7, to: 0.9)
    let scene = scene(TestPatterns.controlled, options)
    #expect(scene.time.range == 0.7...0.9)
    let bounds = try #require(try shapes(scene, .event(0)).first).bounds
    #expect(abs(bounds.x - scene.time.x(0.7)) <= 0.5)
    #expect(abs(bounds.maxX - scene.time.x(0.9)) <= 0.5)
  }
}

/// The marks of values that a plot assumes (Signal.M4).
@Suite struct AssumedValueTests {
  private func lane(_ kind: PlotLane.Kind, _ events: [HapticEvent]) throws -> PlotLane {
    try #require(
      HapticPlot(HapticPattern(events: events), ruler: FixedRuler()).scene.lane(kind))
  }

  private func isDashed(_ lane: PlotLane, _ role: PlotShape.Role) -> Bool {
    lane.shapes.contains { $0.role == role && !($0.stroke?.dashes.isEmpty ?? true) }
  }

  @Test("An event without intensity is dashed and labeled, and the legend explains it")
  func intensity() throws {
    let lane = try lane(
      .intensity,
      [
        HapticEvent(
          .continuous, time: 0, duration: 1, parameters: [EventParameter(.hapticSharpness, 0.5)]),
        HapticEvent(.transient, time: 2), TestPatterns.hum(at: 3, for: 1),
        TestPatterns.tap(at: 5),
      ])
    #expect(isDashed(lane, .event(0)) && isDashed(lane, .tapHead(1)))
    #expect(!isDashed(lane, .event(2)) && !isDashed(lane, .tapHead(3)))
    let texts = lane.labels.map(\.text)
    #expect(texts.contains("intensity 0.6 (assumed)"))
    #expect(texts.contains { $0.hasPrefix("assumed") })
    #expect(texts.contains("intensity 1"))
  }

  @Test("A pattern with every value has no such mark")
  func complete() throws {
    let lane = try lane(.intensity, TestPatterns.taps.events + [TestPatterns.hum(at: 1, for: 1)])
    #expect(lane.shapes.allSatisfy { $0.stroke?.dashes.isEmpty ?? true })
    #expect(!lane.labels.contains { $0.text.contains("assumed") })
  }

  @Test("Assumed sharpness is a dashed line or a ring, assumed volume a dashed box")
  func others() throws {
    let sharpness = try lane(
      .sharpness,
      [
        HapticEvent(.continuous, time: 0, duration: 1), HapticEvent(.transient, time: 2),
        TestPatterns.tap(at: 3, sharpness: 0.9),
      ])
    #expect(isDashed(sharpness, .event(0)))
    let background = PlotShape.Paint.solid(PlotTheme.light.background)
    #expect(sharpness.shapes.first { $0.role == .tapHead(1) }?.fill == background)
    #expect(sharpness.shapes.first { $0.role == .tapHead(2) }?.fill != background)
    let tone = HapticEvent(.audioContinuous, time: 0, duration: 1)
    #expect(isDashed(try lane(.audio, [tone]), .event(0)))
  }
}
