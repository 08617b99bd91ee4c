public import Glibc

/// The space to reserve for a file.
public struct fstore_t: BitwiseCopyable, Sendable {
  /// The kind of space: `F_ALLOCATECONTIG`, `F_ALLOCATEALL`.
  public var fst_flags: UInt32
  /// The meaning of the offset.
  public var fst_posmode: Int32
  /// The offset.
  public var fst_offset: off_t
  /// The size of the space.
  public var fst_length: off_t
  /// The size that was reserved.
  public var fst_bytesalloc: off_t

  /// Creates an order.
  public init(
    fst_flags: UInt32 = 0, fst_posmode: Int32 = 0, fst_offset: off_t = 0, fst_length: off_t = 0,
    fst_bytesalloc: off_t = 0
  ) {
    (self.fst_flags, self.fst_posmode, self.fst_offset) = (fst_flags, fst_posmode, fst_offset)
    (self.fst_length, self.fst_bytesalloc) = (fst_length, fst_bytesalloc)
  }
}
