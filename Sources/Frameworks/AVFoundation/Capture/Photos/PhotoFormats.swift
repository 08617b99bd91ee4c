/// The immutable formats of the photos of a request.
struct PhotoFormats {
  /// The pixel format of the raw photo; 0 for none.
  var raw: OSType
  /// The file type of the raw photo.
  var rawFileType: AVFileType?
  /// The format of the photo; `nil` for a raw photo only.
  var processed: [String: Any]?
  /// The file type of the photo.
  var processedFileType: AVFileType?
}
