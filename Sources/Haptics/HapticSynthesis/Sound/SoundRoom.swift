/// What the voices of a sound share: the sums that they add to, and room to work in.
struct SoundRoom {
  let sampleRate: Double
  let left = SpanBuffer()
  let right = SpanBuffer()
  /// The sum of the voices' envelopes, for the limiter.
  let level = SpanBuffer()
  let voiceLeft = SpanBuffer()
  let voiceRight = SpanBuffer()
  let waveforms: UnsafeMutableBufferPointer<WaveformMemory>
  let kernel: SincKernel

  init(_ waveforms: [Waveform], sampleRate: Double) {
    self.sampleRate = sampleRate
    self.waveforms = .allocate(capacity: waveforms.count)
    _ = self.waveforms.initialize(from: waveforms.map { WaveformMemory($0) })
    kernel = SincKernel(isNeeded: !waveforms.isEmpty)
  }

  func deallocate() {
    for buffer in [left, right, level, voiceLeft, voiceRight] { buffer.deallocate() }
    for waveform in waveforms { waveform.deallocate() }
    waveforms.deallocate()
    kernel.deallocate()
  }
}
