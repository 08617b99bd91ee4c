/// A waveform's samples where the render thread can reach them without counting references.
struct WaveformMemory {
  let left: UnsafeMutablePointer<Float>
  let right: UnsafeMutablePointer<Float>
  let frameCount: Int

  /// Copies a waveform; a single channel is heard on both sides.
  init(_ waveform: Waveform) {
    frameCount = waveform.frameCount
    func copy(_ samples: [Float], _ count: Int) -> UnsafeMutablePointer<Float> {
      let memory = UnsafeMutablePointer<Float>.allocate(capacity: max(count, 1))
      for (index, sample) in samples.prefix(count).enumerated() {
        memory[index] = sample.finite
      }
      return memory
    }
    left = copy(waveform.channels[0], frameCount)
    let second = waveform.channels.count > 1 ? waveform.channels[1] : waveform.channels[0]
    right = second.count == frameCount ? copy(second, frameCount) : left
  }

  func deallocate() {
    if right != left { right.deallocate() }
    left.deallocate()
  }
}
