/// A buffer of bytes that a C library writes.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// The sink as a pointer for C; the sink has to outlive its use.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  func append(_ piece: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: piece) }
}
