import TactusHapticPatterns
import TactusHapticPlots
import TactusHapticSynthesis
import Testing

/// The lanes of a plot and their layout.
@Suite struct SceneTests {
  private func kinds(_ pattern: HapticPattern, _ signals: RenderedSignals? = nil) -> [PlotLane.Kind]
  {
    HapticPlot(pattern, signals: signals, ruler: FixedRuler()).scene.lanes.map(\.kind)
  }

  @Test("Empty lanes are left out")
  func lanes() {
    let hum = HapticPattern(events: [TestPatterns.hum(at: 0, for: 1)])
    #expect(kinds(hum) == [.intensity])
    #expect(kinds(TestPatterns.taps) == [.intensity, .sharpness])
    #expect(kinds(TestPatterns.controlled) == [.intensity, .sharpness, .factors, .offsets])
    let tone = HapticPattern(events: [HapticEvent(.audioContinuous, time: 0, duration: 1)])
    #expect(kinds(tone) == [.audio])
    let signals = TestPatterns.sine(150, seconds: 1)
    #expect(kinds(hum, signals) == [.intensity, .drive, .felt])
    var silent = signals
    silent.felt = Array(repeating: 0, count: 48_000)
    #expect(kinds(hum, silent) == [.intensity, .drive])
  }

  @Test("The plot of an empty pattern has a note")
  func empty() throws {
    let scene = HapticPlot(HapticPattern(), ruler: FixedRuler()).scene
    #expect(scene.lanes.map(\.kind) == [.intensity])
    #expect(try #require(scene.lane(.intensity)).labels.contains { $0.text == "No haptic events" })
    #expect(scene.labels.contains { $0.text.contains("no events") })
  }

  @Test("Lanes are stacked within the plot, on one time axis")
  func stacked() {
    let scene = HapticPlot(
      TestPatterns.controlled, signals: TestPatterns.sine(150, seconds: 2), ruler: FixedRuler()
    ).scene
    for (upper, lower) in zip(scene.lanes, scene.lanes.dropFirst()) {
      #expect(upper.frame.maxY < lower.frame.y)
      #expect(upper.frame.x == lower.frame.x && upper.frame.width == lower.frame.width)
    }
    let whole = PlotRect(x: 0, y: 0, width: scene.width, height: scene.height)
    for lane in scene.lanes {
      #expect(whole.contains(lane.frame))
      #expect(lane.labels.allSatisfy { whole.contains($0.frame) })
    }
    #expect(scene.labels.allSatisfy { whole.contains($0.frame) })
  }

  @Test(
    "A height that is asked for is kept, if the lanes can do with it",
    arguments: [500.0, 700, 1400])
  func height(height: Double) {
    let scene = HapticPlot(
      TestPatterns.taps, options: PlotOptions(height: height), ruler: FixedRuler()
    ).scene
    #expect(abs(scene.height - height) <= 1)
  }

  @Test("A height too small for the lanes becomes what they need at least")
  func leastHeight() {
    let scene = HapticPlot(
      TestPatterns.controlled, options: PlotOptions(height: 10), ruler: FixedRuler()
    ).scene
    #expect(scene.lanes.allSatisfy { $0.frame.height >= 30 })
    #expect(scene.height < 400)
  }

  @Test(
    "A long title is truncated in its middle and stays beside the legend", arguments: [480.0, 960])
  func longTitle(width: Double) throws {
    let title = "a-very-long-name-" + String(repeating: "of-a-file-", count: 30) + "end.ahap"
    let options = PlotOptions(title: title, width: width)
    let scene = HapticPlot(TestPatterns.taps, options: options, ruler: FixedRuler()).scene
    let label = try #require(scene.labels.first { $0.style == .title })
    #expect(label.text.hasPrefix("a-") && label.text.contains("…"))
    for other in scene.labels where other != label { #expect(!label.frame.overlaps(other.frame)) }
    #expect(scene.title == title)
  }

  @Test("Overlapping sounds are in separate rows with labels")
  func audio() throws {
    let path = "chime.wav"
    let pattern = HapticPattern(events: [
      HapticEvent(
        .audioCustom, time: 0, duration: 1, parameters: [EventParameter(.audioVolume, 0.8)],
        waveform: WaveformReference(path: path)),
      HapticEvent(
        .audioContinuous, time: 0.5, duration: 1, parameters: [EventParameter(.audioPitch, 0.2)]),
    ])
    let waveforms = [
      path: Waveform(
        sampleRate: 8000, channels: [TestPatterns.wave(440, seconds: 1, sampleRate: 8000)])
    ]
    let lane = try #require(
      HapticPlot(pattern, waveforms: waveforms, ruler: FixedRuler()).scene.lane(.audio))
    let boxes = lane.shapes.filter { if case .box = $0.form { true } else { false } }
    #expect(boxes.count == 2 && boxes[0].bounds.maxY < boxes[1].bounds.y)
    #expect(lane.labels.contains { $0.text == "chime.wav  volume 0.8" })
    #expect(lane.labels.contains { $0.text.contains("pitch +0.2") })
    let missing = try #require(HapticPlot(pattern, ruler: FixedRuler()).scene.lane(.audio))
    #expect(missing.labels.contains { $0.text.contains("sound not loaded") })
  }
}

extension SceneTests {
  @Test(
    "The label of a continuous event is below its outline, or left out",
    arguments: [0.005, 0.02, 0.05, 0.1, 0.5, 1])
  func labelsInside(intensity: Float) throws {
    for (duration, fade) in [(1.0, Float(0)), (0.3, 0), (0.5, 0.9), (0.02, 0.9)] {
      let event = HapticEvent(
        .continuous, time: 0.2, duration: duration,
        parameters: [
          EventParameter(.hapticIntensity, intensity), EventParameter(.hapticSharpness, 0.5),
          EventParameter(.releaseTime, fade),
        ])
      let pattern = HapticPattern(events: [event, HapticEvent(.transient, time: 1.9)])
      let scene = HapticPlot(pattern, ruler: FixedRuler()).scene
      let lane = try #require(scene.lane(.intensity))
      let trace = try #require(PatternTraces(pattern).haptic.first)
      let scale = ValueScale(0...1, in: lane.frame, padding: 9)
      for label in lane.labels
      where label.text.hasPrefix("intensity ") && label.frame.maxX < scene.time.x(1.5) {
        for x in stride(from: label.frame.x, through: label.frame.maxX, by: 2) {
          #expect(scale.y(trace.level(at: scene.time.time(x))) <= label.frame.y + 1)
        }
      }
    }
  }

  @Test("Shapes stay within their lane", arguments: [nil, 0.02...0.05, 0.7...0.9, 1.4...5])
  func within(range: ClosedRange<Double>?) {
    var pattern = TestPatterns.controlled
    pattern.events += TestPatterns.taps.events
    pattern.events += [
      HapticEvent(.audioContinuous, time: 0, duration: 3),
      HapticEvent(.audioCustom, time: 0.9, waveform: WaveformReference(path: "missing")),
    ]
    let options = PlotOptions(from: range?.lowerBound, to: range?.upperBound)
    let scene = HapticPlot(
      pattern, signals: TestPatterns.sine(170, seconds: 2), options: options, ruler: FixedRuler()
    ).scene
    for lane in scene.lanes {
      for shape in lane.shapes where shape.role != .legend {
        #expect(lane.frame.grown(by: 0.01).contains(shape.bounds), "\(lane.kind) \(shape.role)")
      }
    }
  }
}
