/// The use of the machine's memory, as Linux reports it.
///
/// - Source: `proc_meminfo(5)` and the kernel's `vmstat`. Confidence: documented; which of Linux'
///   numbers correspond to an iPhone's is ours.
enum HostMemory {
  static var statistics: vm_statistics64 {
    let (memory, events) = (KernelTable("/proc/meminfo"), KernelTable("/proc/vmstat"))
    func pages(_ names: String...) -> UInt64 {
      names.reduce(0) { $0 + memory.bytes($1) } / UInt64(vm_page_size)
    }
    func blocks(_ name: String) -> UInt64 { events.bytes(name) / UInt64(vm_page_size) }
    var info = vm_statistics64()
    info.free_count = natural_t(clamping: pages("MemFree"))
    info.active_count = natural_t(clamping: pages("Active"))
    // The kernel gives up reclaimable objects as readily as pages that are not in use.
    info.inactive_count = natural_t(clamping: pages("Inactive", "SReclaimable"))
    info.wire_count = natural_t(
      clamping: pages("Unevictable", "SUnreclaim", "KernelStack", "PageTables"))
    info.reactivations = events["pgactivate"]
    (info.pageins, info.pageouts) = (blocks("pgpgin"), blocks("pgpgout"))
    info.faults = events["pgfault"]
    (info.decompressions, info.compressions) = (events["zswpin"], events["zswpout"])
    (info.swapins, info.swapouts) = (events["pswpin"], events["pswpout"])
    info.compressor_page_count = natural_t(clamping: pages("Zswap"))
    info.external_page_count = natural_t(clamping: pages("Active(file)", "Inactive(file)"))
    info.internal_page_count = natural_t(clamping: pages("AnonPages"))
    info.total_uncompressed_pages_in_compressor = pages("Zswapped")
    info.swapped_count = pages("SwapTotal") - min(pages("SwapFree"), pages("SwapTotal"))
    return info
  }
}

extension vm_statistics {
  /// Creates the information of that with 64 bits.
  init(_ info: vm_statistics64) {
    (free_count, active_count) = (info.free_count, info.active_count)
    (inactive_count, wire_count) = (info.inactive_count, info.wire_count)
    reactivations = natural_t(truncatingIfNeeded: info.reactivations)
    pageins = natural_t(truncatingIfNeeded: info.pageins)
    pageouts = natural_t(truncatingIfNeeded: info.pageouts)
    faults = natural_t(truncatingIfNeeded: info.faults)
  }
}
