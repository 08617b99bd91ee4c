internal import CTactusCups

/// The library of CUPS, loaded once.
///
/// - Thread: any.
struct CupsLibrary: Sendable {
  // The functions do not change after the first use.
  let functions: cups_functions

  /// The functions.
  ///
  /// - Throws: `PrinterError.notInstalled`.
  static func load() throws(PrinterError) -> cups_functions {
    guard let loaded else { throw .notInstalled }
    return loaded.functions
  }

  private static let loaded: CupsLibrary? = withUnsafeTemporaryAllocation(
    of: cups_functions.self, capacity: 1
  ) { place in
    guard let functions = place.baseAddress, cups_load(functions) != 0 else { return nil }
    return CupsLibrary(functions: functions.pointee)
  }
}
