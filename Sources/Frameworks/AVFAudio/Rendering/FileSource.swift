import Synchronization
import TactusSoundProcessing

/// The frames of a part of a file, read ahead in blocks and converted to the player's sample rate.
///
/// A file that ends before its header says ends the segment. The frames are a ring: one thread
/// reads the file, and the render thread takes frames.
///
/// Sendable because only the render thread uses what is not atomic, as in its superclass.
final class FileSource: SegmentSource, @unchecked Sendable {
  /// Creates a source; without frames if the file can no longer be read.
  ///
  /// - Parameters:
  ///   - isWhole: Whether all frames are read now, for a render thread without a reading thread.
  init(
    path: String, from start: Int64, count: Int64, sampleRate: Double, channelCount: Int,
    isWhole: Bool
  ) {
    let file = try? SoundFileStream(reading: path)
    try? file?.seek(to: start)
    self.file = file
    left = file == nil ? 0 : max(0, count)
    ratio = file.map { sampleRate / $0.sampleRate } ?? 1
    converter = ratio == 1 ? nil : file.flatMap { RateConverter(channelCount: $0.channelCount) }
    let whole = Int(Double(min(left, file?.frameCount ?? 0)) * ratio) + Self.piece
    capacity = isWhole ? whole : Self.piece * 2
    frames = RenderBuffers(channelCount: channelCount, capacity: capacity)
    super.init()
    prepare()
  }

  deinit { frames.deallocate() }

  override func read(into buffers: RenderBuffers, at first: Int, _ count: Int) -> Int {
    let position = position.load(ordering: .relaxed)
    let available = min(count, end.load(ordering: .acquiring) - position)
    guard available > 0 else { return 0 }
    let place = position % capacity
    let (before, behind) = (min(available, capacity - place), max(0, place + available - capacity))
    for channel in 0..<min(buffers.channelCount, frames.channelCount) {
      let target = buffers.channels[channel] + first
      target.update(from: frames.channels[channel] + place, count: before)
      (target + before).update(from: frames.channels[channel], count: behind)
    }
    self.position.store(position + available, ordering: .releasing)
    return available
  }

  override var isEmpty: Bool { isOver }

  override var isOver: Bool {
    // In this order, because no frame follows the end of the file.
    let hasEnded = hasEnded.load(ordering: .acquiring)
    return hasEnded && position.load(ordering: .relaxed) == end.load(ordering: .acquiring)
  }

  override var readsAhead: Bool { true }

  override func prepare() {
    reading.withLock { _ in
      guard !hasEnded.load(ordering: .relaxed), waitingCount < Self.piece else { return }
      while !hasEnded.load(ordering: .relaxed), capacity > waitingCount {
        if !fill() { break }
      }
    }
  }

  // MARK: Internals

  /// The minimum number of frames read ahead.
  ///
  /// - Source: ours: more than a slice at the highest rate of a time-pitch unit. Confidence: guess.
  private static let piece = 24_576

  private let file: SoundFileStream?
  private let ratio: Double
  private let converter: RateConverter?
  private let frames: RenderBuffers
  private let capacity: Int
  /// The number of frames of the file that have not been read.
  private var left: Int64
  /// The number of frames taken; changed by the render thread.
  private let position = Atomic(0)
  /// The number of frames read; changed by the reading thread.
  private let end = Atomic(0)
  private let hasEnded = Atomic(false)
  /// Locked by threads that may read the file; never by the render thread.
  private let reading = Mutex(())
  /// The buffered frames of the file before conversion, interleaved.
  private var waiting: [Float] = []

  /// The number of frames read but not taken.
  private var waitingCount: Int {
    end.load(ordering: .relaxed) - position.load(ordering: .acquiring)
  }

  /// Appends frames; returns whether there was room for any.
  private func fill() -> Bool {
    guard let file else {
      hasEnded.store(true, ordering: .releasing)
      return false
    }
    let channels = file.channelCount
    let step = 1024
    if waiting.isEmpty, left > 0 {
      waiting = [Float](repeating: 0, count: step * channels)
      let wanted = min(step, Int(min(left, Int64(step))))
      let count = (try? file.read(into: &waiting, .float32, frameCount: wanted)) ?? 0
      waiting.removeLast((step - count) * channels)
      left = count < wanted ? 0 : left - Int64(count)
    }
    let room = min(step * 2, capacity - waitingCount)
    var converted = [Float](repeating: 0, count: room * channels)
    var (used, made) = (0, 0)
    let count = waiting.count / channels
    if let converter {
      var input = waiting.isEmpty ? [0] : waiting
      (used, made) = input.withUnsafeMutableBufferPointer { input in
        converted.withUnsafeMutableBufferPointer { output in
          guard let source = input.baseAddress, let target = output.baseAddress else {
            return (0, 0)
          }
          return converter.convert(
            source, count, into: target, room, ratio: ratio, isEnd: left == 0)
        }
      }
    } else {
      made = min(room, count)
      used = made
      converted.replaceSubrange(0..<(made * channels), with: waiting[0..<(made * channels)])
    }
    waiting.removeFirst(used * channels)
    let first = end.load(ordering: .relaxed)
    for channel in 0..<frames.channelCount {
      let source = min(channel, channels - 1)
      for frame in 0..<made {
        frames.channels[channel][(first + frame) % capacity] = converted[frame * channels + source]
      }
    }
    end.store(first + made, ordering: .releasing)
    if left == 0, waiting.isEmpty, made == 0 { hasEnded.store(true, ordering: .releasing) }
    return made > 0 || used > 0
  }
}
