/// The samples of a voice for a span: in a buffer, or in the memory of its waveform.
///
/// - Thread: render.
struct SoundSpan {
  private let lefts, rights: UnsafeRawPointer

  /// Describes samples, of which there are as many as whole vectors of the span need.
  init(left: UnsafeMutablePointer<Float>, right: UnsafeMutablePointer<Float>) {
    (lefts, rights) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
  }

  /// Returns eight samples of the left channel.
  @inline(__always)
  func left(_ vector: Int) -> SIMD8<Float> {
    lefts.loadUnaligned(fromByteOffset: vector * Self.stride, as: SIMD8<Float>.self)
  }

  /// Returns eight samples of the right channel.
  @inline(__always)
  func right(_ vector: Int) -> SIMD8<Float> {
    rights.loadUnaligned(fromByteOffset: vector * Self.stride, as: SIMD8<Float>.self)
  }

  private static var stride: Int { MemoryLayout<SIMD8<Float>>.stride }
}
