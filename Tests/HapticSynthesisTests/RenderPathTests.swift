import CAllocationCounter
import TactusHapticPatterns
import TactusHapticSynthesis
import TestSupport
import Testing

@Suite struct RenderPathTests {
  @Test("The counter counts an allocation")
  func counterWorks() {
    let before = allocation_count()
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: 10_000)
    #expect(allocation_count() > before)
    memory.deallocate()
  }

  @Test(
    "Rendering never allocates", .enabled(if: BuildConfiguration.isOptimized), arguments: 0..<40)
  func allocations(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pattern = HapticPattern.random(using: &random)
    let actuator = ActuatorProfile.builtIn[Int(seed) % ActuatorProfile.builtIn.count]
    let noise = Waveform(sampleRate: 48_000, channels: [[Float](repeating: 0.5, count: 3_000)])
    let block = SignalBlock(capacity: 512)
    defer { block.deallocate() }
    func renderer() -> PatternRenderer {
      PatternRenderer(pattern, actuator: actuator, waveforms: ["noise.wav": noise])
    }
    // The language's runtime sets things up when they are first used, once a process.
    play(renderer(), into: block)
    let measured = renderer()
    let before = allocation_count()
    play(measured, into: block)
    #expect(allocation_count() == before)
  }

  private func play(_ renderer: PatternRenderer, into block: SignalBlock) {
    for _ in 0..<50 where !renderer.isFinished { renderer.render(512, into: block.buffers) }
  }
}
