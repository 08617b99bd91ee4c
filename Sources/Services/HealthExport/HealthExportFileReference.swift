import TactusHealthModel

/// A sample whose numbers, or whose resource, are in a file beside the document (Health.EX11).
struct HealthExportFileReference {
  /// The sample, without the numbers; the type of a clinical record may be another one of its kind.
  var sample: HealthSample
  /// The path of the file as the document has it, which may begin with a slash.
  var path: String
  /// The line of the reference.
  var line: Int
  /// Whether the sample is one of a phone like ours, which stays as it is.
  var isOurs: Bool
  /// Whether the type of a clinical record is that of the document, and not the resource's.
  var hasType = false
  /// The identifier of a clinical record, without the contents of its file.
  var hash = HealthExportHash()

  /// The path from the folder of the document; `nil` for one that leaves it.
  var relativePath: String? {
    let parts = path.split(separator: "/")
    guard !parts.isEmpty, !parts.contains(".."), !path.contains("\0") else { return nil }
    return parts.joined(separator: "/")
  }
}
