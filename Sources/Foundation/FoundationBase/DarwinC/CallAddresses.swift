internal import CTactusLibraryExtras

// The calls under way and the names of addresses (Device.CL7).

/// Stores the addresses to which the calls under way return, the innermost first.
///
/// - Parameters:
///   - addresses: Memory for the addresses.
///   - size: The number of addresses that it has room for.
/// - Returns: The number of addresses.
@inline(never)
public func backtrace(
  _ addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ size: Int32
) -> Int32 {
  guard let addresses, size > 0, size < Int32.max else { return 0 }
  // The first address is one of this function, so nothing here may be a call of its own.
  let all = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: Int(size) + 1)
  defer { all.deallocate() }
  let count = CTactusLibraryExtras.backtrace(all, size + 1) - 1
  guard count > 0 else { return 0 }
  addresses.update(from: all + 1, count: Int(count))
  return count
}

/// Returns the descriptions of addresses, in memory that `free` frees at once.
public func backtrace_symbols(
  _ addresses: UnsafePointer<UnsafeMutableRawPointer?>?, _ size: Int32
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  guard let addresses, size >= 0 else { return nil }
  return CTactusLibraryExtras.backtrace_symbols(addresses, size)
}

/// Writes the descriptions of addresses to an open file, a line each.
public func backtrace_symbols_fd(
  _ addresses: UnsafePointer<UnsafeMutableRawPointer?>?, _ size: Int32, _ descriptor: Int32
) {
  guard let addresses, size > 0 else { return }
  CTactusLibraryExtras.backtrace_symbols_fd(addresses, size, descriptor)
}

/// Stores the names and places of what is at an address.
///
/// - Returns: 0 if the address is in no program or library, else another number.
@discardableResult
public func dladdr(_ address: UnsafeRawPointer?, _ info: UnsafeMutablePointer<Dl_info>?) -> Int32 {
  guard let address, let info else { return 0 }
  return tactus_dladdr(address, info)
}
