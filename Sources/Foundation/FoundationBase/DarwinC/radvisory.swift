public import Glibc

/// A part of a file to read ahead.
public struct radvisory: BitwiseCopyable, Sendable {
  /// The offset of the part.
  public var ra_offset: off_t
  /// The size of the part.
  public var ra_count: Int32

  /// Creates a part.
  public init(ra_offset: off_t = 0, ra_count: Int32 = 0) {
    (self.ra_offset, self.ra_count) = (ra_offset, ra_count)
  }
}
