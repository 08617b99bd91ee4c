internal import Glibc

/// The samples of a waveform, shared by all renderers that play it.
///
/// Sendable because the samples are immutable after their creation.
final class WaveformStorage: @unchecked Sendable {
  /// The pointers to the samples, valid while the storage is retained.
  let memory: WaveformPointers
  /// The number of channels; 0…2.
  let channelCount: Int

  /// Takes over the memory of samples, which was allocated by `malloc`.
  ///
  /// - Parameter right: The samples of the second channel; `nil` for a single one, which is played
  ///   on both sides.
  init(
    left: UnsafeMutablePointer<Float>, right: UnsafeMutablePointer<Float>?, frameCount: Int,
    channelCount: Int
  ) {
    self.channelCount = channelCount
    memory = WaveformPointers(left: left, right: right ?? left, frameCount: frameCount)
  }

  /// The samples of each channel, valid while the storage is retained.
  var channels: [UnsafeBufferPointer<Float>] {
    let sides = [memory.left, memory.right].prefix(channelCount)
    return sides.map { UnsafeBufferPointer(start: $0, count: memory.frameCount) }
  }

  deinit {
    if memory.right != memory.left { free(memory.right) }
    free(memory.left)
  }
}
