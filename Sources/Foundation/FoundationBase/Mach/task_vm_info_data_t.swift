/// Information about the virtual memory of a task.
public struct task_vm_info_data_t: Sendable {
  /// The size of the virtual memory, in bytes.
  public var virtual_size: mach_vm_size_t = 0
  /// The number of regions of memory; 0.
  public var region_count: integer_t = 0
  /// The size of a page, in bytes.
  public var page_size: integer_t = 0
  /// The size of the memory in use, in bytes.
  public var resident_size: mach_vm_size_t = 0
  /// The peak size of the memory in use, in bytes.
  public var resident_size_peak: mach_vm_size_t = 0
  /// The memory that belongs to devices, in bytes; 0 on Linux.
  public var device: mach_vm_size_t = 0
  /// The greatest memory that belonged to devices, in bytes; 0 on Linux.
  public var device_peak: mach_vm_size_t = 0
  /// The memory without a file, in bytes.
  public var `internal`: mach_vm_size_t = 0
  /// The greatest memory without a file so far, in bytes; 0 on Linux.
  public var internal_peak: mach_vm_size_t = 0
  /// The memory of files, in bytes.
  public var external: mach_vm_size_t = 0
  /// The greatest memory of files so far, in bytes; 0 on Linux.
  public var external_peak: mach_vm_size_t = 0
  /// The memory that may be reclaimed, in bytes; 0 on Linux.
  public var reusable: mach_vm_size_t = 0
  /// The greatest memory that could be reclaimed, in bytes; 0 on Linux.
  public var reusable_peak: mach_vm_size_t = 0
  /// The purgeable memory that is mapped, in bytes; 0 on Linux.
  public var purgeable_volatile_pmap: mach_vm_size_t = 0
  /// The purgeable memory that is in use, in bytes; 0 on Linux.
  public var purgeable_volatile_resident: mach_vm_size_t = 0
  /// The purgeable memory that is reserved, in bytes; 0 on Linux.
  public var purgeable_volatile_virtual: mach_vm_size_t = 0
  /// The compressed memory, in bytes: here the swapped pages.
  public var compressed: mach_vm_size_t = 0
  /// The greatest memory that was compressed, in bytes; 0 on Linux.
  public var compressed_peak: mach_vm_size_t = 0
  /// The memory that was ever compressed, in bytes; 0 on Linux.
  public var compressed_lifetime: mach_vm_size_t = 0
  /// The memory for which the system accounts this task, in bytes: its own pages.
  public var phys_footprint: mach_vm_size_t = 0
  /// The lowest address of the memory; 0.
  public var min_address: mach_vm_address_t = 0
  /// The address after the memory; 0.
  public var max_address: mach_vm_address_t = 0
  /// The greatest memory for which the system has accounted this task, in bytes.
  public var ledger_phys_footprint_peak: Int64 = 0
  /// The memory of the ledger `purgeable_nonvolatile`, in bytes; 0 on Linux.
  public var ledger_purgeable_nonvolatile: Int64 = 0
  /// The memory of the ledger `purgeable_novolatile_compressed`, in bytes; 0 on Linux.
  public var ledger_purgeable_novolatile_compressed: Int64 = 0
  /// The memory of the ledger `purgeable_volatile`, in bytes; 0 on Linux.
  public var ledger_purgeable_volatile: Int64 = 0
  /// The memory of the ledger `purgeable_volatile_compressed`, in bytes; 0 on Linux.
  public var ledger_purgeable_volatile_compressed: Int64 = 0
  /// The memory of the ledger `tag_network_nonvolatile`, in bytes; 0 on Linux.
  public var ledger_tag_network_nonvolatile: Int64 = 0
  /// The memory of the ledger `tag_network_nonvolatile_compressed`, in bytes; 0 on Linux.
  public var ledger_tag_network_nonvolatile_compressed: Int64 = 0
  /// The memory of the ledger `tag_network_volatile`, in bytes; 0 on Linux.
  public var ledger_tag_network_volatile: Int64 = 0
  /// The memory of the ledger `tag_network_volatile_compressed`, in bytes; 0 on Linux.
  public var ledger_tag_network_volatile_compressed: Int64 = 0
  /// The memory of the ledger `tag_media_footprint`, in bytes; 0 on Linux.
  public var ledger_tag_media_footprint: Int64 = 0
  /// The memory of the ledger `tag_media_footprint_compressed`, in bytes; 0 on Linux.
  public var ledger_tag_media_footprint_compressed: Int64 = 0
  /// The memory of the ledger `tag_media_nofootprint`, in bytes; 0 on Linux.
  public var ledger_tag_media_nofootprint: Int64 = 0
  /// The memory of the ledger `tag_media_nofootprint_compressed`, in bytes; 0 on Linux.
  public var ledger_tag_media_nofootprint_compressed: Int64 = 0
  /// The memory of the ledger `tag_graphics_footprint`, in bytes; 0 on Linux.
  public var ledger_tag_graphics_footprint: Int64 = 0
  /// The memory of the ledger `tag_graphics_footprint_compressed`, in bytes; 0 on Linux.
  public var ledger_tag_graphics_footprint_compressed: Int64 = 0
  /// The memory of the ledger `tag_graphics_nofootprint`, in bytes; 0 on Linux.
  public var ledger_tag_graphics_nofootprint: Int64 = 0
  /// The memory of the ledger `tag_graphics_nofootprint_compressed`, in bytes; 0 on Linux.
  public var ledger_tag_graphics_nofootprint_compressed: Int64 = 0
  /// The memory of the ledger `tag_neural_footprint`, in bytes; 0 on Linux.
  public var ledger_tag_neural_footprint: Int64 = 0
  /// The memory of the ledger `tag_neural_footprint_compressed`, in bytes; 0 on Linux.
  public var ledger_tag_neural_footprint_compressed: Int64 = 0
  /// The memory of the ledger `tag_neural_nofootprint`, in bytes; 0 on Linux.
  public var ledger_tag_neural_nofootprint: Int64 = 0
  /// The memory of the ledger `tag_neural_nofootprint_compressed`, in bytes; 0 on Linux.
  public var ledger_tag_neural_nofootprint_compressed: Int64 = 0
  /// The memory that the task can still use, in bytes: what the machine has available.
  public var limit_bytes_remaining: UInt64 = 0
  /// The number of decompressions; 0.
  public var decompressions: integer_t = 0
  /// Creates information with zeros.
  public init() {}
}
