/// The buffers shared by all voices: the sums that they add to, and working memory.
struct SoundContext {
  let sampleRate: Double
  let left = SpanBuffer()
  let right = SpanBuffer()
  /// The sum of the voices' envelopes, for the limiter.
  let level = SpanBuffer()
  let voiceLeft = SpanBuffer()
  let voiceRight = SpanBuffer()
  let waveforms: UnsafeMutableBufferPointer<WaveformPointers>
  let kernel: SincKernel
  /// The storages, retained for the waveforms' memory.
  private let storages: [WaveformStorage]

  init(_ waveforms: [Waveform], sampleRate: Double) {
    self.sampleRate = sampleRate
    kernel = waveforms.isEmpty ? .empty : .shared
    self.waveforms = .allocate(capacity: waveforms.count)
    storages = waveforms.map(\.storage)
    _ = self.waveforms.initialize(from: storages.map(\.memory))
  }

  func deallocate() {
    for buffer in [left, right, level, voiceLeft, voiceRight] { buffer.deallocate() }
    waveforms.deallocate()
  }
}
