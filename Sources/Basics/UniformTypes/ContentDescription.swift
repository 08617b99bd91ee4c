internal import CTactusContentTypes

extension UniformType {
  /// The description of the contents for the user, such as "PNG image", in the language of the
  /// environment; nil if there is none.
  ///
  /// GLib reads it from the database of MIME types that desktops share.
  package var contentDescription: String? {
    for type in mimeTypes {
      guard let text = content_type_description(type) else { continue }
      defer { content_type_release(text) }
      let description = String(cString: text)
      // GLib names unknown types so.
      if !description.isEmpty, !description.hasSuffix(type), !description.hasPrefix(type) {
        return description
      }
    }
    return nil
  }
}
