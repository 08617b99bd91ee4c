/// A waveform's samples, kept for all renderers that play it.
///
/// `@unchecked Sendable` because the samples are written once, before anybody else has them.
final class WaveformStorage: @unchecked Sendable {
  /// Where the samples are, as long as the storage is kept.
  let memory: WaveformMemory

  /// Copies the samples of one channel or two; a single one is heard on both sides.
  init(_ channels: [[Float]]) {
    func copy(_ samples: [Float]) -> UnsafeMutablePointer<Float> {
      let memory = UnsafeMutablePointer<Float>.allocate(capacity: max(samples.count, 1))
      for (index, sample) in samples.enumerated() { memory[index] = sample.finite }
      return memory
    }
    let first = channels.first ?? []
    let second = channels.count > 1 ? channels[1] : first
    let left = copy(first)
    let isStereo = channels.count > 1 && second.count == first.count
    memory = WaveformMemory(
      left: left, right: isStereo ? copy(second) : left, frameCount: first.count)
  }

  deinit {
    if memory.right != memory.left { memory.right.deallocate() }
    memory.left.deallocate()
  }
}
