import Synchronization
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPatternPlayback
import TactusPhoneHardware
import TactusPhoneTypes
import TestSupport
import Testing

@Suite struct PatternSourceTests {
  private let pattern = HapticPattern(events: [
    HapticEvent(.transient, time: 0.01),
    HapticEvent(.continuous, time: 0.05, duration: 0.1),
    HapticEvent(.audioContinuous, time: 0.02, duration: 0.1),
  ])

  @Test("Plays the renderer's signal with any block sizes", arguments: [1, 37, 512, 9_000])
  func plays(milliseconds: Int) throws {
    let recorder = try record(pattern, step: .microseconds(milliseconds * 31))
    let whole = RenderedSignals(pattern)
    #expect(isStart(recorder.recording.drive, of: whole.drive))
    #expect(isStart(recorder.recording.left, of: whole.left))
    #expect(isStart(recorder.recording.right, of: whole.right))
    #expect(whole.drive.contains { $0 != 0 } && whole.left.contains { $0 != 0 })
  }

  @Test("Ends at rest: only silence would have followed")
  func ends() throws {
    let recorder = try record(pattern, step: .milliseconds(10))
    let whole = RenderedSignals(pattern)
    let tail = whole.drive.dropFirst(recorder.recording.frameCount)
    #expect(tail.allSatisfy { $0 == 0 })
    #expect(recorder.recording.frameCount > 7_200)
  }

  @Test("Repeats the same pass, each its length after the one before", arguments: [333, 10_007])
  func repeats(microseconds: Int) throws {
    let once = try record(pattern, step: .milliseconds(10)).recording.drive
    // Longer than all that rings, then shorter: then two passes, or three, add up.
    for length in [once.count, 5_000, 3_001] {
      let supply = supply(of: pattern)
      let recorder = RecordingActuator()
      try recorder.start(PatternSource(supply, passLength: length)) { _ in }
      var now = PhoneInstant.boot
      while recorder.progress.played < 4 * length {
        supply.refill()
        recorder.advance(to: now)
        now = now.advanced(by: .microseconds(microseconds))
      }
      var wanted = [Float](repeating: 0, count: 4 * length)
      for pass in 0..<4 {
        for (frame, sample) in once.enumerated() where pass * length + frame < wanted.count {
          wanted[pass * length + frame] += sample
        }
      }
      let played = Array(recorder.recording.drive.prefix(4 * length))
      #expect(Signals.difference(played, wanted) == 0, "length \(length)")
    }
  }

  @Test("A texture continues through the seam: no silence, no additional step")
  func seamless() throws {
    let texture = HapticPattern(events: [HapticEvent(.continuous, time: 0, duration: 0.25)])
    let supply = supply(of: texture)
    let recorder = RecordingActuator()
    let seconds = ActuatorProfile.tapticEngine.mapping.passDuration(of: texture)
    let length = Int((seconds * 48_000).rounded())
    try recorder.start(PatternSource(supply, passLength: length)) { _ in }
    var now = PhoneInstant.boot
    while recorder.progress.played < 3 * length {
      supply.refill()
      recorder.advance(to: now)
      now = now.advanced(by: .milliseconds(5))
    }
    let drive = recorder.recording.drive
    let steps = zip(drive.dropFirst(), drive).map { abs($0 - $1) }
    // At the seam a beginning meets an end: no more than both together.
    let once = try record(texture, step: .milliseconds(10)).recording.drive
    let alone = [0] + once + [0]
    let own = zip(alone.dropFirst(), alone).map { abs($0 - $1) }
    let seam = steps[length - 200..<length + 1_000].max() ?? 1
    #expect(seam <= (own[..<1_000].max() ?? 0) + (own[(length - 200)...].max() ?? 0))
    #expect(length == 12_000)
    // No stretch of a whole cycle of the slowest vibration is silent around the seam.
    let quietest = (length - 1_200..<length + 600).map { start in
      drive[start..<start + 600].lazy.map(abs).max() ?? 0
    }.min()
    #expect((quietest ?? 0) > 0.1)
  }

  @Test("A pass with a late renderer begins at its start when the renderer is available")
  func late() throws {
    let once = try record(pattern, step: .milliseconds(10)).recording.drive
    let supply = supply(of: pattern)
    let recorder = RecordingActuator()
    try recorder.start(PatternSource(supply, passLength: 9_600)) { _ in }
    recorder.advance(to: .boot)
    // One more pass is there at the start; the third comes too late.
    recorder.advance(to: .boot.advanced(by: .seconds(1)))
    supply.refill()
    recorder.advance(to: .boot.advanced(by: .seconds(2)))
    let drive = recorder.recording.drive
    let isSilent = drive[9_600 + once.count..<48_000].allSatisfy { $0 == 0 }
    let isSecond = drive[48_000..<48_000 + once.count].elementsEqual(once)
    #expect(isSilent)
    #expect(isSecond)
  }

  @Test("An empty pattern is over at once, repeated or not", arguments: [false, true])
  func nothing(repeats: Bool) throws {
    let null = NullActuator()
    let endings = Endings()
    try null.start(PatternSource(supply(of: HapticPattern()), passLength: repeats ? 100 : nil)) {
      ending in
      endings.list.withLock { $0.append(ending) }
    }
    null.advance(to: .boot)
    null.advance(to: .boot.advanced(by: .seconds(1)))
    #expect(endings.list.withLock { $0 } == [.finished])
    #expect(null.progress.rendered == 0)
  }

  @Test(
    "Gain is a factor, and the device clips and counts what exceeds full scale",
    arguments: [0, 0.5, 4] as [Float])
  func gain(factor: Float) throws {
    let plain = try record(pattern, step: .milliseconds(10)).recording.drive
    let loud = try record(pattern, step: .milliseconds(10), gain: factor).recording.drive
    let isScaled = zip(plain, loud).allSatisfy { $1 == $0 * factor }
    #expect(isScaled)
    #expect(plain.count == loud.count)
  }

  // MARK: Internals

  private final class Endings: Sendable {
    let list = Mutex<[PlaybackEnding]>([])
  }

  private func supply(of pattern: HapticPattern) -> RendererSupply {
    RendererSupply { PatternRenderer(pattern) }
  }

  private func record(
    _ pattern: HapticPattern, step: Duration, gain: Float = 1
  ) throws -> RecordingActuator {
    let recorder = RecordingActuator()
    let endings = Endings()
    try recorder.start(PatternSource(supply(of: pattern), gain: gain)) { ending in
      endings.list.withLock { $0.append(ending) }
    }
    var now = PhoneInstant.boot
    while endings.list.withLock(\.isEmpty) {
      recorder.advance(to: now)
      now = now.advanced(by: step)
    }
    return recorder
  }

  private func isStart(_ samples: [Float], of whole: [Float]) -> Bool {
    whole.starts(with: samples) || samples.starts(with: whole)
  }
}
