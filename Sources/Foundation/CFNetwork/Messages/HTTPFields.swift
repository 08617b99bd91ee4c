internal import CTactusSoup
import TactusCoreFoundation

/// The header fields of a message, by libsoup.
///
/// - Thread: one at a time.
final class HTTPFields {
  /// libsoup's fields.
  let pointer: OpaquePointer

  /// Creates no fields.
  init() {
    guard let pointer = soup_message_headers_new(SOUP_MESSAGE_HEADERS_MULTIPART) else {
      fatalError("there is no memory for header fields")
    }
    self.pointer = pointer
  }

  deinit { soup_message_headers_unref(pointer) }

  /// The fields in libsoup's order, each value of a repeated one by itself.
  var all: [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    var iterator = SoupMessageHeadersIter()
    soup_message_headers_iter_init(&iterator, pointer)
    var (name, value): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
    while soup_message_headers_iter_next(&iterator, &name, &value) != 0, let name, let value {
      fields.append((String(cString: name), String(cString: value)))
    }
    return fields
  }

  /// Returns the value of a field; those of a repeated one with commas between them.
  func value(of name: String) -> String? {
    soup_message_headers_get_list(pointer, name).map { String(cString: $0) }
  }

  /// Replaces a field, or removes it.
  func set(_ name: String, _ value: String?) {
    if let value {
      soup_message_headers_replace(pointer, name, Self.line(value))
    } else {
      soup_message_headers_remove(pointer, name)
    }
  }

  /// Returns a copy.
  func copy() -> HTTPFields {
    let copy = HTTPFields()
    for field in all { soup_message_headers_append(copy.pointer, field.name, field.value) }
    return copy
  }

  /// Returns a text whose breaks of lines are spaces, so that a value adds no field.
  static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? " " : $0 }))
  }
}
