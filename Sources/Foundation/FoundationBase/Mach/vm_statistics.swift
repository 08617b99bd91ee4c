/// The use of a machine's memory, in pages, and the events of its memory.
public struct vm_statistics: Sendable {
  /// The number of pages that are free.
  public var free_count: natural_t = 0
  /// The number of pages that are in use.
  public var active_count: natural_t = 0
  /// The number of pages that are in memory but not in use.
  public var inactive_count: natural_t = 0
  /// The number of wired pages, which stay in memory.
  public var wire_count: natural_t = 0
  /// The number of pages that were filled with zeros; 0 on Linux.
  public var zero_fill_count: natural_t = 0
  /// The number of pages that were used again.
  public var reactivations: natural_t = 0
  /// The number of pages that were read.
  public var pageins: natural_t = 0
  /// The number of pages that were written.
  public var pageouts: natural_t = 0
  /// The number of faults of pages.
  public var faults: natural_t = 0
  /// The number of pages that were copied when they were written to; 0 on Linux.
  public var cow_faults: natural_t = 0
  /// The number of searches in the cache of objects; 0 on Linux.
  public var lookups: natural_t = 0
  /// The number of searches that found an object; 0 on Linux.
  public var hits: natural_t = 0
  /// The number of pages that may be purged; 0 on Linux.
  public var purgeable_count: natural_t = 0
  /// The number of pages that were purged; 0 on Linux.
  public var purges: natural_t = 0
  /// The number of free pages that were read ahead; 0 on Linux.
  public var speculative_count: natural_t = 0
  /// Creates information with zeros.
  public init() {}
}

/// The use of a machine's memory.
public typealias vm_statistics_data_t = vm_statistics
/// Memory for the use of a machine's memory.
public typealias vm_statistics_t = UnsafeMutablePointer<vm_statistics>
