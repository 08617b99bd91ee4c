/// The pointers to a waveform's samples, for access without reference counting on the render
/// thread.
struct WaveformPointers {
  let left: UnsafeMutablePointer<Float>
  let right: UnsafeMutablePointer<Float>
  let frameCount: Int
}
