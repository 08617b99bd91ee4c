import CAllocationCounter
import HapticPatterns
import HapticSynthesis
import TestSupport
import Testing

@Suite struct RenderPathTests {
  @Test("The counter sees an allocation when there is one")
  func counterWorks() {
    let before = allocation_count()
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: 10_000)
    #expect(allocation_count() > before)
    memory.deallocate()
  }

  @Test("Rendering allocates nothing, whatever plays", arguments: 0..<40)
  func allocations(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pattern = HapticPattern.random(using: &random)
    let actuator = ActuatorProfile.builtIn[Int(seed) % ActuatorProfile.builtIn.count]
    let noise = Waveform(sampleRate: 48_000, channels: [[Float](repeating: 0.5, count: 3_000)])
    let renderer = PatternRenderer(
      pattern, actuator: actuator, waveforms: ["noise.wav": noise])
    let block = SignalBlock(capacity: 512)
    defer { block.deallocate() }
    let before = allocation_count()
    for _ in 0..<50 { renderer.render(512, into: block.buffers) }
    let isFinished = renderer.isFinished
    #expect(allocation_count() == before)
    _ = isFinished
  }
}
