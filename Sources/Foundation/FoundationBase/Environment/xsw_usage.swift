/// The use of swap, as `sysctl` returns it.
public struct xsw_usage: BitwiseCopyable, Sendable {
  /// The size, in bytes.
  public var xsu_total: UInt64 = 0
  /// The bytes that are free.
  public var xsu_avail: UInt64 = 0
  /// The bytes in use.
  public var xsu_used: UInt64 = 0
  /// The size of a page, in bytes.
  public var xsu_pagesize: UInt32 = 0
  /// Whether swap is encrypted; 0, since Linux does not report it.
  public var xsu_encrypted: boolean_t = 0

  /// Creates a use of nothing.
  public init() {}
}
