import HapticPatterns
import HapticSynthesis
import PatternPlayback
import PhoneHardware
import Synchronization
import Testing

@Suite struct PatternSourceTests {
  private let pattern = HapticPattern(events: [
    HapticEvent(.transient, time: 0.01),
    HapticEvent(.continuous, time: 0.05, duration: 0.1),
    HapticEvent(.audioContinuous, time: 0.02, duration: 0.1),
  ])

  @Test("Plays what the renderer gives, whatever the blocks", arguments: [1, 37, 512, 9_000])
  func plays(milliseconds: Int) throws {
    let recorder = try record(pattern, step: .microseconds(milliseconds * 31))
    let whole = RenderedSignals(pattern)
    #expect(isStart(recorder.recording.drive, of: whole.drive))
    #expect(isStart(recorder.recording.left, of: whole.left))
    #expect(isStart(recorder.recording.right, of: whole.right))
    #expect(whole.drive.contains { $0 != 0 } && whole.left.contains { $0 != 0 })
  }

  @Test("Ends at rest: nothing but silence would have come")
  func ends() throws {
    let recorder = try record(pattern, step: .milliseconds(10))
    let whole = RenderedSignals(pattern)
    let tail = whole.drive.dropFirst(recorder.recording.frameCount)
    #expect(tail.allSatisfy { $0 == 0 })
    #expect(recorder.recording.frameCount > 7_200)
  }

  @Test("Repeats the same pass, each where the one before ended", arguments: [333, 10_007])
  func repeats(microseconds: Int) throws {
    let once = try record(pattern, step: .milliseconds(10)).recording.drive
    let supply = supply(of: pattern)
    let recorder = RecordingActuator()
    try recorder.start(PatternSource(supply, repeats: true)) { _ in }
    var now = PhoneInstant.boot
    while recorder.progress.played < 3 * once.count {
      supply.refill()
      recorder.advance(to: now)
      now = now.advanced(by: .microseconds(microseconds))
    }
    let passes = recorder.recording.drive
    for pass in 0..<3 {
      let isSame = passes[(pass * once.count)..<((pass + 1) * once.count)].elementsEqual(once)
      #expect(isSame, "pass \(pass)")
    }
  }

  @Test("Stands silent where the next pass comes too late, and then begins it at its start")
  func late() throws {
    let once = try record(pattern, step: .milliseconds(10)).recording.drive
    let supply = supply(of: pattern)
    let recorder = RecordingActuator()
    try recorder.start(PatternSource(supply, repeats: true)) { _ in }
    recorder.advance(to: .boot)
    recorder.advance(to: .boot.advanced(by: .seconds(1)))
    supply.refill()
    recorder.advance(to: .boot.advanced(by: .seconds(2)))
    let drive = recorder.recording.drive
    let isSilent = drive[once.count..<48_000].allSatisfy { $0 == 0 }
    let isSecond = drive[48_000..<48_000 + once.count].elementsEqual(once)
    #expect(isSilent)
    #expect(isSecond)
  }

  @Test("A pattern of nothing is over at once, repeated or not", arguments: [false, true])
  func nothing(repeats: Bool) throws {
    let null = NullActuator()
    let endings = Endings()
    try null.start(PatternSource(supply(of: HapticPattern()), repeats: repeats)) { ending in
      endings.list.withLock { $0.append(ending) }
    }
    null.advance(to: .boot)
    null.advance(to: .boot.advanced(by: .seconds(1)))
    #expect(endings.list.withLock { $0 } == [.finished])
    #expect(null.progress.rendered == 0)
  }

  @Test("Gain is a factor, cut at full scale", arguments: [0, 0.5, 4] as [Float])
  func gain(factor: Float) throws {
    let plain = try record(pattern, step: .milliseconds(10)).recording.drive
    let loud = try record(pattern, step: .milliseconds(10), gain: factor).recording.drive
    let isScaled = zip(plain, loud).allSatisfy { $1 == min(max($0 * factor, -1), 1) }
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
