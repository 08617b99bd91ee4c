import TactusSoundProcessing

/// The frames of a part of a file, read ahead in pieces and converted to the rate of the player.
///
/// A file that ends before its header says ends the segment.
final class FileSource: SegmentSource, @unchecked Sendable {
  /// Creates a source; without frames if the file cannot be read any more.
  ///
  /// - Parameters:
  ///   - isWhole: Whether all frames are read now, for a render thread that no other thread serves.
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
    let available = min(count, end - position)
    guard available > 0 else { return 0 }
    for channel in 0..<min(buffers.channelCount, frames.channelCount) {
      (buffers.channels[channel] + first).update(
        from: frames.channels[channel] + position, count: available)
    }
    position += available
    return available
  }

  override var isEmpty: Bool { position == end && hasEnded }

  override func prepare() {
    guard !hasEnded, end - position < Self.piece else { return }
    let kept = end - position
    for channel in 0..<frames.channelCount {
      frames.channels[channel].update(from: frames.channels[channel] + position, count: kept)
    }
    (position, end) = (0, kept)
    while !hasEnded, capacity - end > 0 {
      if !fill() { break }
    }
  }

  // MARK: Internals

  /// The number of frames that are read ahead at least.
  ///
  /// - Source: ours: more than a slice at the highest rate of a time-pitch unit. Confidence: guess.
  private static let piece = 24_576

  private let file: SoundFileStream?
  private let ratio: Double
  private let converter: RateConverter?
  private let frames: RenderBuffers
  private let capacity: Int
  /// The frames of the file that are not read yet.
  private var left: Int64
  private var position = 0
  private var end = 0
  private var hasEnded = false
  /// Interleaved frames of the file that are not converted yet.
  private var waiting: [Float] = []

  /// Appends frames; returns whether there was room for any.
  private func fill() -> Bool {
    guard let file else {
      hasEnded = true
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
    let room = min(step * 2, capacity - end)
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
    for channel in 0..<frames.channelCount {
      let source = min(channel, channels - 1)
      for frame in 0..<made {
        frames.channels[channel][end + frame] = converted[frame * channels + source]
      }
    }
    end += made
    if left == 0, waiting.isEmpty, made == 0 { hasEnded = true }
    return made > 0 || used > 0
  }
}
