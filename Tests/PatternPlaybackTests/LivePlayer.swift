import CAllocationCounter
import TactusHapticPatterns
import TactusHapticPlayback
import TactusHapticSynthesis
import TactusPatternPlayback
import TactusPhoneHardware

/// A player that receives commands while a mixer plays it, like on a phone.
final class LivePlayer {
  private(set) var drive: [Float] = []
  private(set) var left: [Float] = []
  private(set) var right: [Float] = []
  /// The number of allocations on the render path, except in the first block.
  private(set) var allocations = 0
  /// The largest number of events, parameters and curves in one version.
  private(set) var largest = 0

  private var playback: PatternPlayback
  private let waveforms: [String: Waveform]
  private let board = VoiceBoard()
  private let mixer: VoiceMixer
  private let room = SignalBlock(capacity: 2_048)
  private var horizon = 0.0
  private let blocks: () -> Int

  /// Seconds from now to the end of a version.
  private static let reach = 0.4
  private static let sampleRate = 48_000.0

  init(_ playback: PatternPlayback, waveforms: [String: Waveform], blocks: @escaping () -> Int) {
    self.playback = playback
    self.waveforms = waveforms
    self.blocks = blocks
    mixer = VoiceMixer(board, sampleRate: Self.sampleRate)
  }

  deinit { room.deallocate() }

  static func frame(at time: Double) -> Int { Int((time * sampleRate).rounded()) }

  /// Applies a command that takes effect some frames after the current one.
  func apply(_ command: PlayerCommand, ahead: Int) {
    play(to: Self.frame(at: command.time) - ahead)
    playback.apply(command)
    change(at: Self.frame(at: command.time))
  }

  /// Plays up to a frame in blocks, and hands over further versions in time.
  func play(to end: Int) {
    while drive.count < end {
      let now = Double(drive.count) / Self.sampleRate
      if now > horizon - Self.reach / 2 { change(at: Self.frame(at: horizon)) }
      fill(min(blocks(), end - drive.count, 2_048))
    }
  }

  // MARK: Internals

  /// Hands over the next version.
  private func change(at frame: Int) {
    let now = Double(drive.count) / Self.sampleRate
    playback.forget(before: now)
    horizon = max(now, Double(frame) / Self.sampleRate) + Self.reach
    let version = playback.livePattern(until: horizon)
    let pattern = version.pattern
    largest = max(
      largest, pattern.events.count + pattern.parameters.count + pattern.curves.count)
    nonisolated(unsafe) let next = PatternRenderer(
      version, waveforms: waveforms, longestSpan: 64)
    if board.succeed(1, next, at: frame) { return }
    nonisolated(unsafe) let fresh = PatternRenderer(
      version, waveforms: waveforms, longestSpan: 64)
    fresh.begin(at: drive.count)
    _ = board.add(1, fresh, at: drive.count)
  }

  private func fill(_ count: Int) {
    let buffers = room.buffers
    guard let drive = buffers.drive, let left = buffers.left, let right = buffers.right else {
      return
    }
    let block = PlaybackBlock(drive: drive, left: left, right: right, frameCount: count)
    let before = allocation_count()
    _ = mixer.fill(block)
    let isFirst = self.drive.isEmpty
    if !isFirst { allocations += allocation_count() - before }
    self.drive += room.drive.prefix(count)
    self.left += room.left.prefix(count)
    self.right += room.right.prefix(count)
  }
}
