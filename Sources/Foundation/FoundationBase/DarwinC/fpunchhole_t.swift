public import Glibc

/// A part of a file to free.
public struct fpunchhole_t: BitwiseCopyable, Sendable {
  /// Flags; none is defined.
  public var fp_flags: UInt32
  /// Not used.
  public var reserved: UInt32
  /// The offset of the part.
  public var fp_offset: off_t
  /// The size of the part.
  public var fp_length: off_t

  /// Creates a part.
  public init(
    fp_flags: UInt32 = 0, reserved: UInt32 = 0, fp_offset: off_t = 0, fp_length: off_t = 0
  ) {
    (self.fp_flags, self.reserved) = (fp_flags, reserved)
    (self.fp_offset, self.fp_length) = (fp_offset, fp_length)
  }
}
