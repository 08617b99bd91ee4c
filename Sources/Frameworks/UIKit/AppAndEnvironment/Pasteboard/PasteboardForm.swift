/// The forms in which things are copied, by the names of Apple's uniform types.
enum PasteboardForm {
  static let texts = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  static let addresses = ["public.url"]
  static let colors = ["com.apple.uikit.color"]

  /// A copy as bytes; nil for what has none.
  static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  /// A copy as text.
  static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let data as Data: String(bytes: data, encoding: .utf8)
    default: nil
    }
  }

  /// A copy as an address.
  static func url(_ value: Any) -> URL? {
    switch value {
    case let url as URL: url
    default: text(value).flatMap { URL(string: $0) }
    }
  }
}
