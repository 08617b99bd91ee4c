import CAllocationCounter
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPatternPlayback
import TactusPhoneHardware
import TestSupport
import Testing

@Suite struct VoiceMixerTests {
  private let tap = HapticPattern(events: [HapticEvent(.transient, time: 0)])
  private let buzz = HapticPattern(events: [
    HapticEvent(.continuous, time: 0, duration: 0.5),
    HapticEvent(.audioContinuous, time: 0, duration: 0.5),
  ])
  private let room = SignalBlock(capacity: 2_048)

  /// Plays frames in blocks of a size.
  private func play(_ mixer: VoiceMixer, frames: Int, blocks: Int) -> [Float] {
    var played: [Float] = []
    while played.count < frames {
      let count = min(blocks, frames - played.count)
      let filled = mixer.fill(block(count))
      played.append(contentsOf: room.drive.prefix(filled))
    }
    return played
  }

  private func put(_ pattern: HapticPattern, _ id: UInt64, on board: VoiceBoard, at start: Int)
    -> Bool
  {
    board.add(id, PatternRenderer(pattern), at: start)
  }

  private func block(_ count: Int) -> PlaybackBlock {
    let buffers = room.buffers
    guard let drive = buffers.drive, let left = buffers.left, let right = buffers.right else {
      preconditionFailure("the room has every signal")
    }
    return PlaybackBlock(drive: drive, left: left, right: right, frameCount: count)
  }

  @Test(
    "Voices begin at their frame and add up, with any block sizes", arguments: [1, 37, 512, 2_000])
  func adds(blocks: Int) {
    let board = VoiceBoard()
    #expect(put(buzz, 1, on: board, at: 100))
    #expect(put(tap, 2, on: board, at: 777))
    let played = play(VoiceMixer(board, sampleRate: 48_000), frames: 6_000, blocks: blocks)
    let (long, short) = (RenderedSignals(buzz).drive, RenderedSignals(tap).drive)
    let expected = (0..<6_000).map { frame -> Float in
      let one = frame >= 100 ? long[frame - 100] : 0
      let other = frame >= 777 && frame - 777 < short.count ? short[frame - 777] : 0
      return min(max(one + other, -1), 1)
    }
    #expect(zip(played, expected).reduce(0) { max($0, abs($1.0 - $1.1)) } < 1e-6)
    room.deallocate()
  }

  @Test("A stopped voice is silent 2 ms later; one that has not begun is never played")
  func stops() {
    let board = VoiceBoard()
    let mixer = VoiceMixer(board, sampleRate: 48_000)
    #expect(put(buzz, 1, on: board, at: 0))
    #expect(put(tap, 2, on: board, at: 4_000))
    _ = play(mixer, frames: 2_000, blocks: 500)
    board.stop(1)
    board.stop(2)
    let after = play(mixer, frames: 6_000, blocks: 500)
    #expect(after[0] != 0)
    #expect(after[96...].allSatisfy { $0 == 0 })
    #expect(!board.isPlaying)
    room.deallocate()
  }

  @Test("The board is full after its last place, and has room again when voices are over")
  func capacity() {
    let board = VoiceBoard()
    for id in 0..<UInt64(VoiceBoard.capacity) {
      #expect(put(tap, id, on: board, at: 0))
    }
    #expect(!put(tap, 99, on: board, at: 0))
    _ = play(VoiceMixer(board, sampleRate: 48_000), frames: 9_600, blocks: 512)
    #expect(put(tap, 100, on: board, at: 0))
    room.deallocate()
  }

  @Test("Mixing allocates nothing", .enabled(if: BuildConfiguration.isOptimized))
  func allocations() {
    let board = VoiceBoard()
    let mixer = VoiceMixer(board, sampleRate: 48_000)
    for id in 0..<8 { #expect(put(buzz, UInt64(id), on: board, at: id * 100)) }
    let block = block(512)
    _ = mixer.fill(block)
    board.stop(3)
    let before = allocation_count()
    for _ in 0..<100 { _ = mixer.fill(block) }
    #expect(allocation_count() == before)
    room.deallocate()
  }
}
