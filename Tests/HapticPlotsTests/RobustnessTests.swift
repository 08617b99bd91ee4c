import TactusHapticPatterns
import TactusHapticPlots
import TactusHapticSynthesis
import Testing

/// Plots of extreme patterns.
@Suite struct RobustnessTests {
  /// Returns whether all coordinates of a scene are finite.
  private func isFinite(_ scene: PlotScene) -> Bool {
    func isFinite(_ rect: PlotRect) -> Bool {
      rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite
    }
    let shapes = scene.shapes + scene.lanes.flatMap(\.shapes)
    let labels = scene.labels + scene.lanes.flatMap(\.labels)
    return shapes.allSatisfy { isFinite($0.bounds) } && labels.allSatisfy { isFinite($0.frame) }
  }

  static let odd: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, .greatestFiniteMagnitude,
  ]

  @Test("No invalid number in a pattern leads to an invalid plot", arguments: odd)
  func numbers(odd: Double) throws {
    var pattern = TestPatterns.controlled
    pattern.events += [
      TestPatterns.hum(at: odd, for: 1), TestPatterns.hum(at: 0, for: odd),
      TestPatterns.tap(at: odd),
      TestPatterns.tap(at: 0.1, intensity: Float(odd), sharpness: Float(odd)),
      HapticEvent(.audioContinuous, time: odd, duration: odd),
      HapticEvent(
        .audioCustom, time: 0, duration: odd, waveform: WaveformReference(path: "a", loops: true)),
    ]
    pattern.parameters += DynamicParameter.ID.allCases.flatMap {
      [DynamicParameter($0, Float(odd), time: 0.5), DynamicParameter($0, 0.5, time: odd)]
    }
    pattern.curves.append(
      ParameterCurve(
        .hapticSharpness, time: odd,
        points: [ParameterCurve.ControlPoint(time: odd, value: Float(odd))]))
    let signals = RenderedSignals(
      sampleRate: 100, drive: [0, Float(odd), 1], felt: [Float(odd), 2], left: [], right: [])
    let plot = HapticPlot(
      pattern, signals: signals,
      waveforms: ["a": Waveform(sampleRate: 100, channels: [[Float(odd), 0, 1]])],
      options: PlotOptions(width: odd, height: odd))
    #expect(isFinite(plot.scene))
    #expect(!(try plot.bytes(as: .svg)).isEmpty)
    let terminal = TerminalPlot(pattern, signals: signals)
    #expect(terminal.lines.count > 5)
    #expect(terminal.playheadColumn(at: .nan) == nil)
  }

  @Test("A range of time may be any numbers", arguments: odd, odd)
  func ranges(from: Double, to: Double) {
    let options = PlotOptions(from: from, to: to)
    let plot = HapticPlot(TestPatterns.controlled, options: options)
    #expect(isFinite(plot.scene))
    let terminal = TerminalPlot(
      TestPatterns.controlled, options: TerminalPlotOptions(from: from, to: to))
    #expect(terminal.lines.count > 5)
  }

  @Test(
    "Ten thousand events of a kind make a picture of bounded size",
    arguments: HapticEvent.Kind.allCases)
  func manyEvents(kind: HapticEvent.Kind) throws {
    var pattern = HapticPattern()
    for index in 0..<10_000 {
      pattern.events.append(
        HapticEvent(
          kind, time: Double(index) * 0.007, duration: kind == .transient ? nil : 0.1,
          parameters: [EventParameter(.hapticSharpness, Float(index % 10) / 10)]))
    }
    let plot = HapticPlot(pattern)
    let shapes = plot.scene.lanes.reduce(0) { $0 + $1.shapes.count }
    #expect(shapes < 5_000)
    #expect(try plot.bytes(as: .svg).count < 1_500_000)
    #expect(TerminalPlot(pattern).lines.count <= 26)
  }

  @Test("Ten thousand long events over one another are drawn in bounded work")
  func overlapping() {
    let pattern = HapticPattern(
      events: (0..<10_000).map { TestPatterns.hum(at: Double($0) * 1e-4, for: 20) })
    let plot = HapticPlot(pattern)
    #expect(plot.scene.lanes.reduce(0) { $0 + $1.shapes.count } < 5_000)
  }

  @Test("A curve of ten thousand points makes a line of bounded size")
  func manyPoints() throws {
    let points = (0..<10_000).map {
      ParameterCurve.ControlPoint(time: Double($0) * 0.003, value: Float($0 % 7) / 6)
    }
    let pattern = HapticPattern(
      events: [TestPatterns.hum(at: 0, for: 30)],
      curves: [
        ParameterCurve(.hapticIntensity, time: 0, points: points),
        ParameterCurve(.hapticSharpness, time: 0, points: points),
      ])
    #expect(try HapticPlot(pattern).bytes(as: .svg).count < 1_000_000)
  }
}
