import TactusHealthModel

/// A sample whose numbers are in a file beside the document (Health.EX11).
struct HealthExportFileReference {
  /// The sample, without the numbers.
  var sample: HealthSample
  /// The path of the file as the document has it, which may begin with a slash.
  var path: String
  /// The line of the reference.
  var line: Int
  /// Whether the sample is one of a phone like ours, which stays as it is.
  var isOurs: Bool

  /// The path from the folder of the document; `nil` for one that leaves it.
  var relativePath: String? {
    let parts = path.split(separator: "/")
    guard !parts.isEmpty, !parts.contains(".."), !path.contains("\0") else { return nil }
    return parts.joined(separator: "/")
  }
}
