internal import Glibc

/// A reader that plays a waveform at its own speed or another.
///
/// - Thread: render.
struct WaveformReader {
  /// The position in the waveform in frames.
  private var position = 0.0

  /// Skips frames of the waveform.
  mutating func skip(_ frames: Double) { position += frames }

  /// Reads a span of the waveform: into two buffers, with silence after its end, unless its own
  /// memory has what is wanted.
  ///
  /// At a ratio of 1 the samples are the waveform's own (Signal.S4). At any other they are
  /// interpolated by a windowed sinc, with a lower cutoff when the sound becomes higher, to avoid
  /// aliasing.
  mutating func read(
    _ span: RenderSpan, of memory: WaveformPointers, pitch: (start: Double, end: Double),
    loops: Bool,
    kernel: SincKernel, left: SpanBuffer, right: SpanBuffer
  ) -> (left: UnsafeMutablePointer<Float>, right: UnsafeMutablePointer<Float>) {
    let (lefts, rights) = (left.frames, right.frames)
    let count = memory.frameCount
    // The pitch moves evenly, so the ratio changes by a factor per frame, and at most to the ends
    // of its range.
    let isMono = memory.right == memory.left
    let isSteady = pitch.start == pitch.end
    let frames = Double(span.frameCount)
    var free = isSteady ? 1 : exp2(SoundMapping.octavesPerPitch * pitch.start)
    let factor =
      isSteady ? 1 : exp2(SoundMapping.octavesPerPitch * (pitch.end - pitch.start) / frames)
    var ratio = SoundMapping.ratio(pitch: pitch.start)
    let (lowest, highest) = (SoundMapping.ratio(pitch: -1), SoundMapping.ratio(pitch: 1))
    let isPlain = isSteady && ratio == 1 && position == position.rounded(.down)
    if isPlain, position + Double(span.vectorCount * 8) <= Double(count) {
      defer { position += frames }
      return (memory.left + Int(position), memory.right + Int(position))
    }
    if isPlain, !loops || position + frames <= Double(count) {
      copy(span.frameCount, of: memory, left: lefts, right: rights)
      return (lefts, rights)
    }
    for frame in 0..<span.frameCount {
      if loops, position >= Double(count) {
        position = position.truncatingRemainder(dividingBy: Double(count))
      }
      let base = Int(position)
      if base >= count {
        lefts[frame] = 0
        rights[frame] = 0
      } else if isPlain {
        lefts[frame] = memory.left[base]
        rights[frame] = memory.right[base]
      } else {
        let weights = kernel.weights(fraction: position - Double(base), ratio: ratio)
        lefts[frame] = weights.sum(memory.left, count, around: base, loops: loops)
        rights[frame] =
          isMono ? lefts[frame] : weights.sum(memory.right, count, around: base, loops: loops)
      }
      position += ratio
      if !isSteady {
        free *= factor
        ratio = min(max(free, lowest), highest)
      }
    }
    return (lefts, rights)
  }

  /// Writes the next samples as they are, and silence after the waveform's end.
  private mutating func copy(
    _ frameCount: Int, of memory: WaveformPointers, left: UnsafeMutablePointer<Float>,
    right: UnsafeMutablePointer<Float>
  ) {
    let base = min(Int(position), memory.frameCount)
    let count = min(frameCount, memory.frameCount - base)
    left.update(from: memory.left + base, count: count)
    right.update(from: memory.right + base, count: count)
    (left + count).update(repeating: 0, count: frameCount - count)
    (right + count).update(repeating: 0, count: frameCount - count)
    position += Double(frameCount)
  }
}
