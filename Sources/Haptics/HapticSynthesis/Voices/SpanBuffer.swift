/// The memory for one signal of one span, in vectors of eight frames.
struct SpanBuffer {
  private let vectors: UnsafeMutablePointer<SIMD8<Float>>

  init() {
    let count = RenderSpan.longest / 8
    vectors = .allocate(capacity: count)
    vectors.initialize(repeating: SIMD8(), count: count)
  }

  func deallocate() { vectors.deallocate() }

  @inline(__always)
  subscript(vector: Int) -> SIMD8<Float> {
    get { vectors[vector] }
    nonmutating set { vectors[vector] = newValue }
  }

  /// The same frames one by one.
  @inline(__always)
  var frames: UnsafeMutablePointer<Float> {
    UnsafeMutableRawPointer(vectors).assumingMemoryBound(to: Float.self)
  }

  @inline(__always)
  func clear(_ vectorCount: Int) {
    for vector in 0..<vectorCount { vectors[vector] = SIMD8() }
  }
}
