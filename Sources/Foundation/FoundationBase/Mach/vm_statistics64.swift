/// The use of a machine's memory, in pages, and the events of its memory in 64 bits.
public struct vm_statistics64: Sendable {
  /// The number of pages that are free.
  public var free_count: natural_t = 0
  /// The number of pages that are in use.
  public var active_count: natural_t = 0
  /// The number of pages that are in memory but not in use.
  public var inactive_count: natural_t = 0
  /// The number of pages that stay in memory.
  public var wire_count: natural_t = 0
  /// The number of pages that were filled with zeros; 0 on Linux.
  public var zero_fill_count: UInt64 = 0
  /// The number of pages that were used again.
  public var reactivations: UInt64 = 0
  /// The number of pages that were read.
  public var pageins: UInt64 = 0
  /// The number of pages that were written.
  public var pageouts: UInt64 = 0
  /// The number of faults of pages.
  public var faults: UInt64 = 0
  /// The number of pages that were copied when they were written to; 0 on Linux.
  public var cow_faults: UInt64 = 0
  /// The number of searches in the cache of objects; 0 on Linux.
  public var lookups: UInt64 = 0
  /// The number of searches that found an object; 0 on Linux.
  public var hits: UInt64 = 0
  /// The number of pages that were purged; 0 on Linux.
  public var purges: UInt64 = 0
  /// The number of pages that may be purged; 0 on Linux.
  public var purgeable_count: natural_t = 0
  /// The number of free pages that were read ahead; 0 on Linux.
  public var speculative_count: natural_t = 0
  /// The number of pages that were decompressed.
  public var decompressions: UInt64 = 0
  /// The number of pages that were compressed.
  public var compressions: UInt64 = 0
  /// The number of pages that were read from swap.
  public var swapins: UInt64 = 0
  /// The number of pages that were written to swap.
  public var swapouts: UInt64 = 0
  /// The number of pages that hold compressed pages.
  public var compressor_page_count: natural_t = 0
  /// The number of throttled pages; 0 on Linux.
  public var throttled_count: natural_t = 0
  /// The number of pages of files.
  public var external_page_count: natural_t = 0
  /// The number of pages without a file.
  public var internal_page_count: natural_t = 0
  /// The number of pages that are held in compressed form.
  public var total_uncompressed_pages_in_compressor: UInt64 = 0
  /// The number of pages in swap.
  public var swapped_count: UInt64 = 0
  /// Creates information with zeros.
  public init() {}
}

/// The use of a machine's memory.
public typealias vm_statistics64_data_t = vm_statistics64
/// Memory for the use of a machine's memory.
public typealias vm_statistics64_t = UnsafeMutablePointer<vm_statistics64>
