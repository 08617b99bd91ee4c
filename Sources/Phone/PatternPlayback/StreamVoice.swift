import Synchronization
import TactusSharedSound
import TactusSoundProcessing

/// A mixer voice of streamed sound, which the app writes during playback.
///
/// The last frames before a gap fade out, and those after it fade in, so that there is no click.
/// `@unchecked Sendable` because only the render thread uses what is not atomic.
public final class StreamVoice: @unchecked Sendable {
  /// Creates a voice that begins with the first frame of the sound.
  ///
  /// - Parameters:
  ///   - sound: The memory in which the app writes.
  ///   - sampleRate: Frames per second of the mixer.
  ///   - lateness: The number of frames, at the sound's rate, by which the voice begins later than
  ///     the app has asked for.
  package init(_ sound: SharedSound, sampleRate: Double, lateness: Int) {
    self.sound = sound
    self.lateness = lateness
    ratio = sampleRate / SharedSound.sampleRate
    converter = ratio == 1 ? nil : RateConverter(channelCount: 2)
    memory = .allocate(capacity: Self.step * 6)
    memory.initialize(repeating: 0, count: Self.step * 6)
    isLeading = sound.lead()
  }

  deinit {
    memory.deallocate()
    if isLeading { sound.endLeading() }
  }

  // MARK: Rendering

  /// Begins a block of the mixer.
  ///
  /// - Thread: render.
  func begin(_ frameCount: Int) {
    guard isLeading else { return }
    let frames = Int((Double(frameCount) / ratio).rounded(.up))
    if frames > sound.longestRead { sound.longestRead = frames }
  }

  /// Renders frames.
  ///
  /// - Parameters:
  ///   - count: The number of frames, at most 512.
  ///   - left: Receives the left channel.
  ///   - right: Receives the right channel.
  /// - Thread: render. Never allocates, locks, logs, or throws.
  func render(
    _ count: Int, _ left: UnsafeMutablePointer<Float>, _ right: UnsafeMutablePointer<Float>
  ) {
    if !hasBegun { begin() }
    if ratio == 1 { return read(count, left, right) }
    guard let converter else {
      left.update(repeating: 0, count: count)
      return right.update(repeating: 0, count: count)
    }
    let (input, output) = (memory + 2 * Self.step, memory + 4 * Self.step)
    var written = 0
    while written < count {
      if waiting == 0 {
        let (first, second) = (memory, memory + Self.step)
        read(Self.piece, first, second)
        for frame in 0..<Self.piece {
          input[frame * 2] = first[frame]
          input[frame * 2 + 1] = second[frame]
        }
        waiting = Self.piece
      }
      let (used, made) = converter.convert(
        input + (Self.piece - waiting) * 2, waiting, into: output + written * 2, count - written,
        ratio: ratio)
      waiting -= used
      written += made
      // A failed conversion makes no progress.
      if used == 0, made == 0 { break }
    }
    for frame in 0..<count {
      left[frame] = frame < written ? output[frame * 2] : 0
      right[frame] = frame < written ? output[frame * 2 + 1] : 0
    }
  }

  // MARK: Internals

  /// The maximum number of frames of a step.
  private static let step = 512
  /// The number of frames that are converted at once.
  private static let piece = 64
  /// The number of frames within which sound fades out and in where frames are missing.
  ///
  /// - Source: ours: 2.7 ms, no click and no pause to hear. Confidence: guess.
  private static let fade = 128
  /// The number of frames that wait in the sound when a late voice begins.
  ///
  /// - Source: ours: 20 ms, what the app writes ahead at least. Confidence: guess.
  private static let reserve = 960

  private let sound: SharedSound
  private let lateness: Int
  private let ratio: Double
  private let converter: RateConverter?
  private let memory: UnsafeMutablePointer<Float>
  private let isLeading: Bool
  private var hasBegun = false
  /// The number of the next frame.
  private var position = 0
  /// The number of frames in the converter's input.
  private var waiting = 0
  /// The factor of the sound, 0…1: less than 1 after missing frames.
  private var level: Float = 1
  private var last: (left: Float, right: Float) = (0, 0)

  /// Chooses the first frame: the first of all, or a later one for a voice that begins late.
  private func begin() {
    hasBegun = true
    if lateness > 0 {
      position = max(0, min(lateness, sound.writtenCount - Self.reserve))
    }
    guard isLeading else { return }
    sound.delay = lateness - position
    sound.readCount = position
  }

  /// Skips to the position of a writer that is far ahead, such as after a device was lost.
  private func catchUp() {
    let next = sound.writtenCount - Self.reserve
    guard next - position > SharedSound.capacity / 2 else { return }
    if isLeading { sound.delay -= next - position }
    (position, level) = (next, 0)
  }

  private func read(
    _ count: Int, _ left: UnsafeMutablePointer<Float>, _ right: UnsafeMutablePointer<Float>
  ) {
    catchUp()
    let found = sound.read(at: position, count, left, right)
    let step = 1 / Float(Self.fade)
    if level < 1 {
      for frame in 0..<found where level < 1 {
        level = min(1, level + step)
        left[frame] *= level
        right[frame] *= level
      }
    }
    if found > 0 { last = (left[found - 1], right[found - 1]) }
    for frame in found..<count {
      level = max(0, level - step)
      left[frame] = last.left * level
      right[frame] = last.right * level
    }
    position += count
    guard isLeading else { return }
    if found < count { sound.addMissed(count - found) }
    sound.readCount = position
  }
}
