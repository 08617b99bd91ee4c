import TactusHapticPatterns
import TactusHapticSynthesis
import TestSupport
import Testing

@Suite struct SuccessionTests {
  private static let noise = Waveform(
    sampleRate: 48_000, channels: [(0..<3_000).map { Float(($0 &* 7919) % 1000) / 1000 - 0.5 }])
  private static let frameCount = 24_000

  private func renderer(_ pattern: HapticPattern, _ actuator: ActuatorProfile) -> PatternRenderer {
    PatternRenderer(pattern, actuator: actuator, waveforms: ["noise.wav": Self.noise])
  }

  /// Adds the output of a renderer up to a frame.
  private func render(_ renderer: PatternRenderer, to frame: Int, into signals: inout [[Float]]) {
    let block = SignalBlock(capacity: 333)
    defer { block.deallocate() }
    while renderer.position < frame {
      let count = min(333, frame - renderer.position)
      renderer.render(count, into: block.buffers)
      let rendered = [block.drive, block.felt, block.left, block.right]
      for (index, signal) in rendered.enumerated() { signals[index] += signal.prefix(count) }
    }
  }

  private func whole(_ pattern: HapticPattern, _ actuator: ActuatorProfile) -> [[Float]] {
    var signals = [[Float]](repeating: [], count: 4)
    render(renderer(pattern, actuator), to: Self.frameCount, into: &signals)
    return signals
  }

  /// Returns two patterns joined at a frame.
  private func joined(
    _ first: HapticPattern, _ second: HapticPattern, at seam: Int, _ actuator: ActuatorProfile
  ) throws -> [[Float]] {
    var signals = [[Float]](repeating: [], count: 4)
    let (old, new) = (renderer(first, actuator), renderer(second, actuator))
    // The change is known some time before it happens, and after playing has begun.
    render(old, to: seam / 3, into: &signals)
    try #require(old.makeSeam(at: seam))
    render(old, to: seam, into: &signals)
    new.takeOver(from: old, expected: seam)
    render(new, to: Self.frameCount, into: &signals)
    return signals
  }

  private func difference(_ a: [[Float]], _ b: [[Float]]) -> Float {
    zip(a, b).map { Signals.difference($0, $1) }.max() ?? .infinity
  }

  // Signal.Z4.
  @Test(
    "A renderer that takes over from itself at any frame continues unchanged", arguments: 0..<40)
  func itself(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let pattern = HapticPattern.random(using: &random)
    let actuator = ActuatorProfile.builtIn[Int(seed) % ActuatorProfile.builtIn.count]
    let seam = Int.random(in: 2_000...20_000, using: &random)
    let joined = try joined(pattern, pattern, at: seam, actuator)
    // Another cut of the spans rounds otherwise in the last bits, which a limit of the drive can
    // make a few times larger.
    #expect(difference(joined, whole(pattern, actuator)) < 1e-3)
  }

  // Signal.Z4.
  @Test("A pattern that is extended continues like the longer one", arguments: 0..<20)
  func added(seed: UInt64) throws {
    var random = SeededRandom(seed: 100 + seed)
    let pattern = HapticPattern.random(using: &random, seconds: 0.2)
    let seam = 12_000
    var longer = pattern
    longer.events.append(HapticEvent(.transient, time: 0.3))
    longer.events.append(HapticEvent(.continuous, time: 0.25, duration: 0.1))
    longer.parameters.append(DynamicParameter(.hapticIntensity, 0.3, time: 0.28))
    let actuator = ActuatorProfile.tapticEngine
    let joined = try joined(pattern, longer, at: seam, actuator)
    #expect(difference(joined, whole(longer, actuator)) < 1e-3)
  }

  @Test("A seam in the rendered part is refused")
  func late() {
    let buzz = HapticPattern(events: [HapticEvent(.continuous, time: 0, duration: 1)])
    let renderer = renderer(buzz, .tapticEngine)
    var signals = [[Float]](repeating: [], count: 4)
    render(renderer, to: 5_000, into: &signals)
    #expect(!renderer.makeSeam(at: 5_001))
    #expect(renderer.makeSeam(at: 5_700))
  }
}
