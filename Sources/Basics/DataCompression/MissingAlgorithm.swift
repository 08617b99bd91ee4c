internal import TactusCrashReports

/// An algorithm of an iPhone for which Debian 12 has no library.
package enum MissingAlgorithm: String {
  case lzfse = "LZFSE"
  case lzbitmap = "LZBITMAP"

  /// Warns once that the algorithm is missing, with the place in the app's code (Compression.CO6).
  package func report() {
    RuntimeWarning.once(
      "\(rawValue) is not available, because Debian 12 has no library for it; nothing was converted",
      namesPlace: true)
  }
}
