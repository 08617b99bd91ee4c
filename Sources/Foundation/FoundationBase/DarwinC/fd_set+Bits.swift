public import Glibc

extension fd_set {
  /// The bits of a set of descriptors in 32 numbers, as an iPhone has them (Device.CL18).
  public typealias Bits = (
    Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32,
    Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32,
    Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32,
    Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32
  )

  /// Creates a set of the bits of descriptors.
  public init(fds_bits: Bits) {
    self.init()
    self.fds_bits = fds_bits
  }

  /// The bits of the descriptors, the lowest of each number first.
  public var fds_bits: Bits {
    // Linux has the same bits in longer numbers.
    get { unsafeBitCast(self, to: Bits.self) }
    set { self = unsafeBitCast(newValue, to: fd_set.self) }
  }
}
