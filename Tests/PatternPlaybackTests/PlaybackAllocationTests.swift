import CAllocationCounter
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPatternPlayback
import TactusPhoneHardware
import TestSupport
import Testing

@Suite struct PlaybackAllocationTests {
  @Test(
    "Filling allocates nothing, not even where a pass ends and the next begins",
    .enabled(if: BuildConfiguration.isOptimized))
  func allocations() {
    let pattern = HapticPattern(events: [
      HapticEvent(.transient, time: 0.01),
      HapticEvent(.audioContinuous, time: 0.02, duration: 0.03),
    ])
    let supply = RendererSupply { PatternRenderer(pattern) }
    let source = PatternSource(supply, passLength: 700, gain: 0.5)
    let frameCount = 500
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: 3 * frameCount)
    memory.initialize(repeating: 0, count: 3 * frameCount)
    defer { memory.deallocate() }
    let block = PlaybackBlock(
      drive: memory, left: memory + frameCount, right: memory + 2 * frameCount,
      frameCount: frameCount)
    // The language sets some things up when they are used for the first time in a process.
    _ = PatternSource(RendererSupply { PatternRenderer(pattern) }, gain: 0.5).fill(block)
    var allocations = 0
    for _ in 0..<100 {
      supply.refill()
      let before = allocation_count()
      _ = source.fill(block)
      allocations += allocation_count() - before
    }
    #expect(allocations == 0)
  }
}
