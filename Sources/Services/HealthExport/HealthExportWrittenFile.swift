import TactusHealthModel

/// A file beside an exported document.
struct HealthExportWrittenFile {
  /// The path from the folder of the document.
  let path: String
  /// The identifier of the sample whose numbers the file has.
  let uuid: HealthUUID
}
