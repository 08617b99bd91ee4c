import CAllocationCounter
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPatternPlayback
import TactusPhoneHardware
import TestSupport
import Testing

@Suite struct RenderedPatternTests {
  private static let patterns = [
    HapticPattern(events: [HapticEvent(.transient, time: 0)]),
    HapticPattern(events: [
      HapticEvent(.transient, time: 0), HapticEvent(.transient, time: 0.12),
      HapticEvent(.continuous, time: 0.05, duration: 0.1),
    ]),
    HapticPattern(events: [
      HapticEvent(.continuous, time: 0, duration: 0.2),
      HapticEvent(.audioContinuous, time: 0.01, duration: 0.3),
    ]),
  ]

  /// Returns the samples that a mixer plays: drive, left and right.
  private func play(_ board: VoiceBoard, frames: Int, blocks: Int, then: (Int) -> Void = { _ in })
    -> [[Float]]
  {
    let mixer = VoiceMixer(board, sampleRate: 48_000)
    let room = SignalBlock(capacity: blocks)
    defer { room.deallocate() }
    guard let drive = room.drive.baseAddress, let left = room.left.baseAddress,
      let right = room.right.baseAddress
    else { return [] }
    var played: [[Float]] = [[], [], []]
    while played[0].count < frames {
      let count = min(blocks, frames - played[0].count)
      _ = mixer.fill(PlaybackBlock(drive: drive, left: left, right: right, frameCount: count))
      for (index, signal) in [room.drive, room.left, room.right].enumerated() {
        played[index] += signal.prefix(count)
      }
      then(played[0].count)
    }
    return played
  }

  private func put(
    _ pattern: HapticPattern, _ id: UInt64, on board: VoiceBoard, at start: Int
  ) -> Bool {
    board.add(id, PatternRenderer(pattern), at: start)
  }

  private func rendered(_ pattern: HapticPattern) throws -> RenderedPattern {
    try #require(
      RenderedPattern(pattern, actuator: .tapticEngine, sampleRate: 48_000, limit: 2))
  }

  @Test(
    "Outputs.OW10: A pattern that is rendered already has the samples of its renderer",
    arguments: patterns.indices, [1, 37, 512, 2_000])
  func same(index: Int, blocks: Int) throws {
    let pattern = Self.patterns[index]
    let (live, known) = (VoiceBoard(), VoiceBoard())
    // Several voices of the same samples, one that begins in the middle of a block.
    let samples = try rendered(pattern)
    for (id, start) in [(UInt64(1), 0), (2, 777), (3, 4_000)] {
      #expect(put(pattern, id, on: live, at: start))
      #expect(known.add(id, samples, at: start))
    }
    let expected = play(live, frames: 30_000, blocks: blocks)
    #expect(play(known, frames: 30_000, blocks: blocks) == expected)
    #expect(expected[0].contains { abs($0) > 0.1 })
    #expect(!known.isPlaying && !live.isPlaying)
  }

  @Test("It is stopped, and its gate closes, as that of its renderer")
  func stopsAndGates() throws {
    let pattern = Self.patterns[2]
    let samples = try rendered(pattern)
    func played(_ add: (VoiceBoard) -> Bool) -> [[Float]] {
      let board = VoiceBoard()
      #expect(add(board))
      return play(board, frames: 12_000, blocks: 480) { count in
        if count == 1_920 { board.gate(1, haptics: false, sound: true, volume: 0.5) }
        if count == 4_800 { board.stop(1) }
      }
    }
    let expected = played { put(pattern, 1, on: $0, at: 100) }
    #expect(played { $0.add(1, samples, at: 100) } == expected)
    #expect(expected[1].dropFirst(6_000).allSatisfy { $0 == 0 })
  }

  @Test("A pattern beyond the limit is not rendered")
  func limit() {
    let long = HapticPattern(events: [HapticEvent(.continuous, time: 0, duration: 1)])
    func length(_ limit: Double) -> Int? {
      RenderedPattern(long, actuator: .tapticEngine, sampleRate: 48_000, limit: limit)?.frameCount
    }
    #expect(length(0.9) == nil)
    #expect(length(2).map { $0 >= 48_000 } == true)
  }

  @Test(
    "Playing it allocates nothing", .enabled(if: BuildConfiguration.isOptimized))
  func allocations() throws {
    let board = VoiceBoard()
    let samples = try rendered(Self.patterns[2])
    let mixer = VoiceMixer(board, sampleRate: 48_000)
    let room = SignalBlock(capacity: 500)
    defer { room.deallocate() }
    let block = PlaybackBlock(
      drive: try #require(room.drive.baseAddress), left: try #require(room.left.baseAddress),
      right: try #require(room.right.baseAddress), frameCount: 500)
    #expect(board.add(1, samples, at: 0))
    _ = mixer.fill(block)
    #expect(board.add(2, samples, at: 0))
    let before = allocation_count()
    for _ in 0..<40 { _ = mixer.fill(block) }
    #expect(allocation_count() - before == 0)
    #expect(!board.isPlaying)
  }
}
