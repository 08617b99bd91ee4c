/// The formats of the photos of a request, which never change.
struct PhotoFormats {
  /// The pixel format of the raw photo; 0 for none.
  var raw: OSType
  /// The type of the raw photo's file.
  var rawFileType: AVFileType?
  /// The format of the photo; `nil` for a raw photo only.
  var processed: [String: Any]?
  /// The type of the photo's file.
  var processedFileType: AVFileType?
}
