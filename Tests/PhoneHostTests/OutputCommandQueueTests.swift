import TactusHapticPatterns
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

/// Outputs.OW6.
@Suite struct OutputCommandQueueTests {
  private static let tap = HapticPattern(events: [HapticEvent(.transient, time: 0)])

  private func instant(_ milliseconds: Int64) -> PhoneInstant {
    PhoneInstant(nanoseconds: milliseconds * 1_000_000)
  }

  private func play(_ voice: UInt64) -> OutputCommand {
    .play(Self.tap, as: nil, voice: VoiceID(voice), from: .boot)
  }

  private func live(_ voice: UInt64, from felt: Int64) -> OutputCommand {
    .playLive(
      LivePattern(Self.tap), voice: VoiceID(voice), origin: .boot, from: instant(felt),
      gate: VoiceGate())
  }

  private func words(_ queue: OutputCommandQueue) -> [String] {
    var queue = queue
    var words: [String] = []
    while let request = queue.removeFirst() {
      switch request.command {
      case .play(_, _, let voice, _): words.append("play \(voice.number)")
      case .playLive(_, let voice, _, let felt, _):
        words.append("live \(voice.number) from \(felt.nanoseconds / 1_000_000)")
      case .gate(let voice, _): words.append("gate \(voice.number)")
      case .stop(let voice): words.append("stop \(voice.number)")
      case .advance: words.append("advance to \(request.instant.nanoseconds / 1_000_000)")
      default: words.append("other")
      }
    }
    return words
  }

  @Test("Times that follow one another become one")
  func advances() {
    var queue = OutputCommandQueue(isShortened: false)
    for time in 1...1_000 { queue.add(.advance, at: instant(Int64(time))) }
    #expect(queue.count == 0 && !queue.isEmpty)
    #expect(words(queue) == ["advance to 1000"])
  }

  @Test("A stop removes what was to be played, and is kept for what plays already")
  func stops() {
    var queue = OutputCommandQueue(isShortened: true)
    for command in [play(1), play(2), .gate(VoiceID(1), VoiceGate()), .stop(VoiceID(1))] {
      queue.add(command, at: .boot)
    }
    #expect(queue.count == 2)
    #expect(words(queue) == ["play 2", "stop 1"])
  }

  @Test("Of the versions of a pattern the last is kept, from the time of the first")
  func versions() {
    var queue = OutputCommandQueue(isShortened: true)
    for command in [live(1, from: 5), live(2, from: 6), live(1, from: 7), live(1, from: 9)] {
      queue.add(command, at: .boot)
    }
    #expect(words(queue) == ["live 2 from 6", "live 1 from 5"])
  }

  @Test("Nothing is removed for a device without a clock, so that its results stay the same")
  func exact() {
    var queue = OutputCommandQueue(isShortened: false)
    for command in [live(1, from: 5), live(1, from: 7), .stop(VoiceID(1))] {
      queue.add(command, at: .boot)
    }
    #expect(queue.count == 3)
    #expect(words(queue) == ["live 1 from 5", "live 1 from 7", "stop 1"])
  }
}
