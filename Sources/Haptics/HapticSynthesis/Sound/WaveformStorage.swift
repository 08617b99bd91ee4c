/// The samples of a waveform, shared by all renderers that play it.
///
/// `@unchecked Sendable` because the samples are immutable after their creation.
final class WaveformStorage: @unchecked Sendable {
  /// The pointers to the samples, valid while the storage is retained.
  let memory: WaveformPointers
  /// The number of channels; 0…2.
  let channelCount: Int

  /// Copies the samples of one or two channels; a single one is played on both sides.
  init(_ channels: [[Float]]) {
    func copy(_ samples: [Float]) -> UnsafeMutablePointer<Float> {
      let memory = UnsafeMutablePointer<Float>.allocate(capacity: max(samples.count, 1))
      samples.withUnsafeBufferPointer { samples in
        for index in samples.indices { memory[index] = samples[index].finite }
      }
      return memory
    }
    let first = channels.first ?? []
    let second = channels.count > 1 ? channels[1] : first
    let left = copy(first)
    let isStereo = channels.count > 1 && second.count == first.count
    channelCount = isStereo ? 2 : min(channels.count, 1)
    memory = WaveformPointers(
      left: left, right: isStereo ? copy(second) : left, frameCount: first.count)
  }

  /// The samples of each channel, valid while the storage is retained.
  var channels: [UnsafeBufferPointer<Float>] {
    let sides = [memory.left, memory.right].prefix(channelCount)
    return sides.map { UnsafeBufferPointer(start: $0, count: memory.frameCount) }
  }

  deinit {
    if memory.right != memory.left { memory.right.deallocate() }
    memory.left.deallocate()
  }
}
