import CTactusGio

// The values of GLib.
extension BusVariant {
  /// Creates a value from GLib's; fails for other types.
  init?(_ variant: OpaquePointer) {
    let type = String(cString: g_variant_get_type_string(variant))
    switch type {
    case "b": self = .flag(g_variant_get_boolean(variant) != 0)
    case "y": self = .byte(g_variant_get_byte(variant))
    case "n": self = .int16(g_variant_get_int16(variant))
    case "q": self = .uint16(g_variant_get_uint16(variant))
    case "i": self = .int32(g_variant_get_int32(variant))
    case "u": self = .uint32(g_variant_get_uint32(variant))
    case "x": self = .int64(Int64(g_variant_get_int64(variant)))
    case "t": self = .uint64(UInt64(g_variant_get_uint64(variant)))
    case "d": self = .double(g_variant_get_double(variant))
    case "s": self = .text(Self.text(of: variant))
    case "o": self = .path(Self.text(of: variant))
    case "g": self = .type(Self.text(of: variant))
    case "ay": self = .bytes(Self.bytes(of: variant))
    case "v":
      guard let value = Self.children(of: variant)?.first else { return nil }
      self = .variant(value)
    case let type where type.hasPrefix("("):
      guard let values = Self.children(of: variant) else { return nil }
      self = .structure(values)
    case let type where type.hasPrefix("a{"):
      guard let entries = Self.entries(of: variant) else { return nil }
      guard type == "a{sv}" else {
        self = .map(entries, of: String(type.dropFirst()))
        return
      }
      self = .dictionary(
        Dictionary(
          entries.map { ($0.key.text ?? "", $0.value.content) }, uniquingKeysWith: { $1 }))
    case let type where type.hasPrefix("a"):
      guard let values = Self.children(of: variant) else { return nil }
      self = .list(values, of: String(type.dropFirst()))
    default: return nil
    }
  }

  /// Returns the value as GLib's, with a floating reference.
  var floating: OpaquePointer? {
    switch self {
    case .flag(let flag): g_variant_new_boolean(flag ? 1 : 0)
    case .byte(let number): g_variant_new_byte(number)
    case .int16(let number): g_variant_new_int16(number)
    case .uint16(let number): g_variant_new_uint16(number)
    case .int32(let number): g_variant_new_int32(number)
    case .uint32(let number): g_variant_new_uint32(number)
    case .int64(let number): g_variant_new_int64(gint64(number))
    case .uint64(let number): g_variant_new_uint64(guint64(number))
    case .double(let number): g_variant_new_double(number)
    case .text(let text): g_variant_new_string(Self.clean(text))
    case .path(let path): g_variant_new_object_path(path)
    case .type(let type): g_variant_new_signature(type)
    case .bytes(let bytes): Self.list(of: bytes)
    case .list(let values, let type): Self.array(of: type, values.map(\.floating))
    case .structure(let values): Self.tuple(values)
    case .dictionary(let values):
      Self.array(
        of: "{sv}",
        values.sorted { $0.key < $1.key }.map { name, value in
          g_variant_new_dict_entry(
            g_variant_new_string(Self.clean(name)), g_variant_new_variant(value.floating))
        })
    case .map(let entries, let type):
      Self.array(
        of: type, entries.map { g_variant_new_dict_entry($0.key.floating, $0.value.floating) })
    case .variant(let value): g_variant_new_variant(value.floating)
    }
  }

  /// Returns a structure of values as GLib's, with a floating reference.
  static func tuple(_ values: [BusVariant]) -> OpaquePointer? {
    let items = values.map(\.floating)
    return g_variant_new_tuple(items, gsize(items.count))
  }

  /// Returns the values of a structure; none if one of them is of another type.
  static func values(ofTuple variant: OpaquePointer?) -> [BusVariant] {
    variant.flatMap(children) ?? []
  }

  // MARK: Internals

  private static func children(of variant: OpaquePointer) -> [BusVariant]? {
    let count = g_variant_n_children(variant)
    let values = (0..<count).compactMap { index -> BusVariant? in
      guard let item = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(item) }
      return BusVariant(item)
    }
    return values.count == Int(count) ? values : nil
  }

  private static func entries(of variant: OpaquePointer) -> [Entry]? {
    let count = g_variant_n_children(variant)
    let entries = (0..<count).compactMap { index -> Entry? in
      guard let item = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(item) }
      guard let pair = children(of: item), pair.count == 2 else { return nil }
      return Entry(pair[0], pair[1])
    }
    return entries.count == Int(count) ? entries : nil
  }

  private static func text(of variant: OpaquePointer) -> String {
    String(cString: g_variant_get_string(variant, nil))
  }

  private static func bytes(of variant: OpaquePointer) -> [UInt8] {
    var count: gsize = 0
    guard let start = g_variant_get_fixed_array(variant, &count, 1), count > 0 else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  private static func list(of bytes: [UInt8]) -> OpaquePointer? {
    let type = g_variant_type_new("y")
    defer { g_variant_type_free(type) }
    return bytes.withUnsafeBytes {
      g_variant_new_fixed_array(type, $0.baseAddress, gsize($0.count), 1)
    }
  }

  private static func array(of text: String, _ items: [OpaquePointer?]) -> OpaquePointer? {
    let type = g_variant_type_new(text)
    defer { g_variant_type_free(type) }
    return g_variant_new_array(type, items, gsize(items.count))
  }

  /// Returns a text without NUL, which a bus refuses.
  private static func clean(_ text: String) -> String {
    text.unicodeScalars.contains("\0")
      ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" })) : text
  }
}
