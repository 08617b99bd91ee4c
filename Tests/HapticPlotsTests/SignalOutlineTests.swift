import TactusHapticPlots
import Testing

@Suite struct SignalOutlineTests {
  @Test("Over a short time the line follows every oscillation to its crest")
  func trace() {
    let wave = TestPatterns.wave(200, seconds: 0.1)
    let outline = SignalOutline(wave, sampleRate: 48_000, in: 0...0.1, columns: 800)
    #expect(outline.isTrace)
    #expect(zip(outline.upper, outline.upper.dropFirst()).allSatisfy { $0.time < $1.time })
    // 20 oscillations at 200 Hz cross zero 40 times.
    let signs = outline.upper.map { $0.value >= 0 }
    let crossings = zip(signs, signs.dropFirst()).count { $0 != $1 }
    #expect((39...40).contains(crossings))
    #expect(abs((outline.upper.map(\.value).max() ?? 0) - 1) < 0.001)
  }

  @Test(
    "Over a long time the band of a steady sine is straight: it does not beat with the columns",
    arguments: [80.0, 150, 229.7], [2.0, 3.3, 10, 70])
  func band(frequency: Double, seconds: Double) {
    let wave = TestPatterns.wave(frequency, seconds: seconds, sampleRate: 8000)
    let outline = SignalOutline(wave, sampleRate: 8000, in: 0...seconds, columns: 900)
    #expect(!outline.isTrace)
    let inner = outline.upper.filter { $0.time > 0.05 && $0.time < seconds - 0.05 }
    // A crest of the fastest sine is at most half a sample from one of its samples.
    let least = 1 - 0.5 * (Double.pi * frequency / 8000) * (Double.pi * frequency / 8000)
    #expect(inner.allSatisfy { $0.value >= least - 0.001 && $0.value <= 1.001 })
    let lower = outline.lower.filter { $0.time > 0.05 && $0.time < seconds - 0.05 }
    #expect(lower.allSatisfy { $0.value <= -least + 0.001 && $0.value >= -1.001 })
  }

  @Test("A single sample among millions is seen")
  func spike() {
    var samples = [Float](repeating: 0, count: 70 * 48_000)
    samples[1_234_567] = 0.5
    let outline = SignalOutline(samples, sampleRate: 48_000, in: 0...70, columns: 800)
    #expect(outline.upper.map(\.value).max() == 0.5)
    #expect(outline.peak == 0.5)
    let place = outline.upper.first { $0.value == 0.5 }?.time ?? 0
    #expect(abs(place - 1_234_567.0 / 48_000) <= 70.0 / 800)
  }

  @Test("Silence between two taps stays silent in the band")
  func silence() {
    var samples = [Float](repeating: 0, count: 10 * 8000)
    for start in [8000, 40_000] {
      for (index, value) in TestPatterns.wave(200, seconds: 0.02, sampleRate: 8000).enumerated() {
        samples[start + index] = value
      }
    }
    let outline = SignalOutline(samples, sampleRate: 8000, in: 0...10, columns: 500)
    let between = outline.upper.filter { $0.time > 1.05 && $0.time < 4.95 }
    #expect(between.count > 100 && between.allSatisfy { $0.value == 0 })
  }

  @Test("Taps that follow one another closely stay apart in the band")
  func closeTaps() {
    // One oscillation at 80 Hz every 25 ms: a crest and a trough in each.
    var samples = [Float](repeating: 0, count: 3 * 8000)
    let swing = TestPatterns.wave(80, seconds: 0.0125, sampleRate: 8000)
    for tap in 0..<100 {
      for (index, value) in swing.enumerated() { samples[tap * 200 + index] = value }
    }
    let outline = SignalOutline(samples, sampleRate: 8000, in: 0...3, columns: 1500)
    #expect(!outline.isTrace)
    for edge in [outline.upper, outline.lower] {
      for tap in 5..<90 {
        let pause = edge.filter { $0.time > Double(tap) * 0.025 + 0.015 }
          .prefix { $0.time < Double(tap) * 0.025 + 0.022 }
        #expect(pause.count >= 3 && pause.allSatisfy { abs($0.value) < 0.01 })
      }
    }
  }

  @Test("The number of points is bounded by the columns, not by the samples")
  func bounded() {
    let wave = TestPatterns.wave(150, seconds: 100, sampleRate: 8000)
    for span in [0.1, 1, 100] {
      let outline = SignalOutline(wave, sampleRate: 8000, in: 0...span, columns: 400)
      #expect(outline.upper.count <= 4 * 402 && outline.lower.count <= 402)
    }
  }

  @Test("Without samples, a rate or valid numbers the outline is empty")
  func nothing() {
    #expect(SignalOutline([], sampleRate: 48_000, in: 0...1, columns: 10).upper.isEmpty)
    #expect(SignalOutline([1], sampleRate: 0, in: 0...1, columns: 10).upper.isEmpty)
    let outline = SignalOutline(
      [.nan, .infinity, -.infinity, 0.5], sampleRate: 4, in: 0...1, columns: 4)
    #expect(outline.upper.allSatisfy { $0.value.isFinite })
    #expect(outline.peak == 0.5)
  }

  @Test("A range beyond the samples shows nothing of them")
  func beyond() {
    let outline = SignalOutline([1, 1, 1, 1], sampleRate: 4, in: 5...6, columns: 10)
    #expect(outline.upper.allSatisfy { $0.value == 0 } || outline.upper.isEmpty)
  }
}
