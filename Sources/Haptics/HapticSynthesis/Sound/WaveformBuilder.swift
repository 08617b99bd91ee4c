internal import Glibc

/// A waveform that is being read, piece by piece, into the memory from which it is played.
public struct WaveformBuilder: ~Copyable {
  /// The number of frames so far.
  public private(set) var frameCount = 0

  private let channelCount: Int
  private var capacity: Int
  /// The samples of each channel; the second is `nil` for a single one.
  private var left: UnsafeMutablePointer<Float>
  private var right: UnsafeMutablePointer<Float>?

  /// Begins a waveform without frames.
  ///
  /// - Parameters:
  ///   - channelCount: The number of channels, 1…2; a single one is played on both sides.
  ///   - capacity: The expected number of frames; more can be added.
  public init(channelCount: Int, capacity: Int) {
    self.channelCount = min(max(channelCount, 1), 2)
    self.capacity = max(capacity, 1)
    left = Self.memory(nil, self.capacity)
    right = self.channelCount > 1 ? Self.memory(nil, self.capacity) : nil
  }

  deinit {
    free(left)
    free(right)
  }

  /// Adds frames; samples that are not finite become 0.
  ///
  /// - Parameters:
  ///   - count: The number of frames.
  ///   - block: Interleaved samples of the frames.
  ///   - stride: The number of samples in a frame, from which the first channels are taken; not
  ///     less than the number of channels.
  public mutating func append(
    _ count: Int, of block: UnsafeBufferPointer<Float>, stride: Int
  ) {
    guard let first = block.baseAddress, stride >= channelCount else { return }
    append(min(count, block.count / stride), first, first + (stride > 1 ? 1 : 0), stride: stride)
  }

  /// Adds frames of a single channel; samples that are not finite become 0.
  ///
  /// - Parameters:
  ///   - count: The maximum number of frames.
  ///   - read: Writes frames into memory for `count` of them, and returns how many.
  public mutating func append(_ count: Int, _ read: (UnsafeMutablePointer<Float>) -> Int) -> Int {
    if frameCount + count > capacity { grow(to: frameCount + count) }
    let start = left + frameCount
    let added = min(max(read(start), 0), count)
    for frame in 0..<added { start[frame] = start[frame].finite }
    frameCount += added
    return added
  }

  /// Adds the frames of one or two channels of the same length.
  mutating func append(_ first: [Float], _ second: [Float]) {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        guard let start = first.baseAddress, let other = second.baseAddress else { return }
        append(min(first.count, second.count), start, other, stride: 1)
      }
    }
  }

  private mutating func append(
    _ count: Int, _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, stride: Int
  ) {
    if frameCount + count > capacity { grow(to: frameCount + count) }
    copy(count, first, stride, to: left + frameCount)
    if let right { copy(count, second, stride, to: right + frameCount) }
    frameCount += count
  }

  private mutating func grow(to count: Int) {
    capacity = max(count, capacity * 2)
    left = Self.memory(left, capacity)
    if let old = right { right = Self.memory(old, capacity) }
  }

  private func copy(
    _ count: Int, _ source: UnsafePointer<Float>, _ stride: Int,
    to target: UnsafeMutablePointer<Float>
  ) {
    if stride == 1 {
      for frame in 0..<count { target[frame] = source[frame].finite }
    } else {
      for frame in 0..<count { target[frame] = source[frame * stride].finite }
    }
  }

  /// Ends the waveform.
  ///
  /// - Parameter sampleRate: Frames per second.
  public consuming func finish(sampleRate: Double) -> Waveform {
    // The memory belongs to the waveform from now on.
    let storage = WaveformStorage(
      left: left, right: right, frameCount: frameCount,
      channelCount: frameCount > 0 ? channelCount : 0)
    discard self
    return Waveform(sampleRate: sampleRate, storage: storage)
  }

  /// Returns memory for samples, with those of older memory; traps without memory.
  private static func memory(
    _ old: UnsafeMutablePointer<Float>?, _ capacity: Int
  ) -> UnsafeMutablePointer<Float> {
    guard let memory = realloc(old, capacity * MemoryLayout<Float>.stride) else {
      fatalError("no memory for a sound of \(capacity) frames")
    }
    return memory.assumingMemoryBound(to: Float.self)
  }
}
