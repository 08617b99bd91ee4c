/// The representations of pasteboard items, by Apple's uniform type identifiers.
package enum PasteboardRepresentation {
  package static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  package static let urlTypes = ["public.url"]
  package static let colorTypes = ["com.apple.uikit.color"]
  package static let richTextType = "public.rtf"
  package static let htmlType = "public.html"
  package static let imageTypes = ["public.png", "public.image", "com.apple.uikit.image"]

  /// Returns a value as bytes; nil if it has no such form.
  package static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    case let color as UIColor: try? color.itemProviderData()
    default: nil
    }
  }

  /// Returns a value as text.
  package static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let data as Data: String(bytes: data, encoding: .utf8)
    default: nil
    }
  }

  /// Returns a value as an address.
  package static func url(_ value: Any) -> URL? {
    switch value {
    case let url as URL: url
    default: text(value).flatMap { URL(string: $0) }
    }
  }

  /// Returns a value as a color.
  package static func color(_ value: Any) -> UIColor? {
    (value as? UIColor) ?? (value as? Data).flatMap { try? UIColor.color(ofItemProviderData: $0) }
  }

  /// Returns a value as an image.
  package static func image(_ value: Any) -> UIImage? {
    (value as? UIImage) ?? (value as? Data).flatMap { UIImage(data: $0) }
  }
}
