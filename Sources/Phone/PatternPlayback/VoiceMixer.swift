import HapticSynthesis
import PhoneHardware

/// Plays every voice of a board at its frame, added up and cut at full scale.
///
/// It has no end of its own: where no voice plays it gives silence, until its actuator is stopped.
public final class VoiceMixer: SignalSource {
  /// Milliseconds over which a voice that is stopped fades out, so that it does not click.
  ///
  /// - Source: ours, a tenth of what an actuator may take to fall silent. Confidence: guess.
  private static let fadeTime = 2.0
  /// Frames that are rendered in one go.
  private static let step = 512

  /// Makes a mixer.
  ///
  /// - Parameters:
  ///   - board: Where the voices are; no other mixer's.
  ///   - sampleRate: Frames a second.
  public init(_ board: VoiceBoard, sampleRate: Double) {
    self.board = board
    fadeFrames = max(1, Int(sampleRate * Self.fadeTime / 1000))
    scratch = SignalBlock(capacity: Self.step)
  }

  deinit { scratch.deallocate() }

  /// Fills the next frames.
  ///
  /// - Thread: render. Never allocates, locks, logs, or throws.
  public func fill(_ block: PlaybackBlock) -> Int {
    block.drive.update(repeating: 0, count: block.frameCount)
    block.left.update(repeating: 0, count: block.frameCount)
    block.right.update(repeating: 0, count: block.frameCount)
    for place in board.places where place.stage.load(ordering: .acquiring) == .playing {
      if mix(place, into: block) { place.stage.store(.over, ordering: .releasing) }
    }
    cut(block)
    position += block.frameCount
    return block.frameCount
  }

  // MARK: Internals

  private let board: VoiceBoard
  private let fadeFrames: Int
  private let scratch: SignalBlock
  /// Frames filled so far.
  private var position = 0

  /// Adds a voice; returns whether it is over.
  private func mix(_ place: VoiceBoard.Place, into block: PlaybackBlock) -> Bool {
    guard let renderer = place.renderer else { return true }
    let isStopping = place.isStopping.load(ordering: .relaxed)
    var frame = max(0, place.start - position)
    // One that is stopped before it began is never heard.
    if isStopping, renderer.position == 0 { return true }
    while frame < block.frameCount {
      if renderer.isFinished { return true }
      let count = min(Self.step, block.frameCount - frame)
      renderer.render(count, into: scratch.buffers)
      if isStopping { fade(place, count) }
      add(count, to: block, at: frame)
      frame += count
      if isStopping, place.faded >= fadeFrames { return true }
    }
    return false
  }

  /// Lets the frames that were just rendered go on fading out.
  private func fade(_ place: VoiceBoard.Place, _ count: Int) {
    for index in 0..<count {
      let level = Float(max(0, fadeFrames - place.faded)) / Float(fadeFrames)
      scratch.drive[index] *= level
      scratch.left[index] *= level
      scratch.right[index] *= level
      place.faded += 1
    }
  }

  private func add(_ count: Int, to block: PlaybackBlock, at start: Int) {
    for index in 0..<count {
      block.drive[start + index] += scratch.drive[index]
      block.left[start + index] += scratch.left[index]
      block.right[start + index] += scratch.right[index]
    }
  }

  private func cut(_ block: PlaybackBlock) {
    for index in 0..<block.frameCount {
      block.drive[index] = min(max(block.drive[index], -1), 1)
      block.left[index] = min(max(block.left[index], -1), 1)
      block.right[index] = min(max(block.right[index], -1), 1)
    }
  }
}
