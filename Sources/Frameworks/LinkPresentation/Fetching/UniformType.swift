internal import UniformTypeIdentifiers

/// The types of pictures of links.
enum UniformType {
  /// Returns the identifier of the type of pictures with a MIME type; nil for others.
  static func image(mimeType: String) -> String? {
    guard let type = UTType(mimeType: mimeType), type.conforms(to: .image) else { return nil }
    return type.identifier
  }
}
