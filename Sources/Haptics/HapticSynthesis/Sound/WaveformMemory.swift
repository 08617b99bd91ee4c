/// Where a waveform's samples are, so that the render thread reaches them without counting
/// references.
struct WaveformMemory {
  let left: UnsafeMutablePointer<Float>
  let right: UnsafeMutablePointer<Float>
  let frameCount: Int
}
