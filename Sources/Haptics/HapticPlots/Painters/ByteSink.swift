/// Collects what a C library writes piece by piece.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// The sink as C knows it; the sink has to outlive its use.
  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  func append(_ piece: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: piece) }
}
