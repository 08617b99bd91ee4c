internal import UniformTypeIdentifiers

/// The uniform types of link images.
enum UniformType {
  /// Returns the image type of a MIME type; nil for others.
  static func image(mimeType: String) -> String? {
    guard let type = UTType(mimeType: mimeType), type.conforms(to: .image) else { return nil }
    return type.identifier
  }
}
