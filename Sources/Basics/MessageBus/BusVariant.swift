import CTactusGio

/// A value of a message on a bus.
package indirect enum BusVariant: Sendable, Equatable {
  /// A text; characters that a bus refuses are left out.
  case text(String)
  /// The path of an object.
  case path(String)
  /// A floating-point number.
  case double(Double)
  /// A signed number of 64 bits.
  case long(Int64)
  /// A signed number of 32 bits.
  case int(Int32)
  /// A Boolean.
  case flag(Bool)
  /// An unsigned number of 32 bits.
  case word(UInt32)
  /// A signed number of 16 bits.
  case short(Int16)
  /// A list of texts.
  case texts([String])
  /// A structure of values.
  case structure([BusVariant])
  /// A list of values of one type, in the notation of D-Bus.
  case list([BusVariant], of: String)
  /// A value together with its type.
  case variant(BusVariant)
  /// A dictionary of texts by name, sorted by the names when it is sent.
  case textMap([String: String])
  /// A dictionary of values by name, sorted by the names when it is sent.
  case dictionary([String: BusVariant])

  /// Creates a value from GLib's; fails for other types.
  init?(_ variant: OpaquePointer) {
    switch String(cString: g_variant_get_type_string(variant)) {
    case let type where type.hasPrefix("("):
      let values = (0..<g_variant_n_children(variant)).compactMap { index -> BusVariant? in
        guard let item = g_variant_get_child_value(variant, index) else { return nil }
        defer { g_variant_unref(item) }
        return BusVariant(item)
      }
      guard values.count == Int(g_variant_n_children(variant)) else { return nil }
      self = .structure(values)
    case "s": self = .text(String(cString: g_variant_get_string(variant, nil)))
    case "o": self = .path(String(cString: g_variant_get_string(variant, nil)))
    case "d": self = .double(g_variant_get_double(variant))
    case "x": self = .long(Int64(g_variant_get_int64(variant)))
    case "i": self = .int(g_variant_get_int32(variant))
    case "b": self = .flag(g_variant_get_boolean(variant) != 0)
    case "u": self = .word(g_variant_get_uint32(variant))
    case "v":
      guard let inner = g_variant_get_variant(variant) else { return nil }
      defer { g_variant_unref(inner) }
      self.init(inner)
    default: return nil
    }
  }

  /// Returns the value as GLib's, with a floating reference.
  var floating: OpaquePointer? {
    switch self {
    case .text(let text): return g_variant_new_string(Self.clean(text))
    case .path(let path): return g_variant_new_object_path(path)
    case .double(let number): return g_variant_new_double(number)
    case .long(let number): return g_variant_new_int64(gint64(number))
    case .int(let number): return g_variant_new_int32(number)
    case .flag(let flag): return g_variant_new_boolean(flag ? 1 : 0)
    case .word(let number): return g_variant_new_uint32(number)
    case .short(let number): return g_variant_new_int16(number)
    case .structure(let values): return Self.tuple(values)
    case .list(let values, let type):
      let items = values.map(\.floating)
      return Self.withType(type) { g_variant_new_array($0, items, gsize(items.count)) }
    case .variant(let value): return g_variant_new_variant(value.floating)
    case .textMap(let members):
      let items = members.sorted { $0.key < $1.key }.map { key, value in
        g_variant_new_dict_entry(
          g_variant_new_string(Self.clean(key)), g_variant_new_string(Self.clean(value)))
      }
      return Self.withType("{ss}") { g_variant_new_array($0, items, gsize(items.count)) }
    case .texts(let texts):
      let items = texts.map { g_variant_new_string(Self.clean($0)) }
      return Self.withType("s") { g_variant_new_array($0, items, gsize(items.count)) }
    case .dictionary(let members):
      let items = members.sorted { $0.key < $1.key }.map { key, value in
        g_variant_new_dict_entry(
          g_variant_new_string(Self.clean(key)), g_variant_new_variant(value.floating))
      }
      return Self.withType("{sv}") { g_variant_new_array($0, items, gsize(items.count)) }
    }
  }

  /// Returns a tuple of values as GLib's, with a floating reference.
  static func tuple(_ values: [BusVariant]) -> OpaquePointer? {
    let items = values.map(\.floating)
    return g_variant_new_tuple(items, gsize(items.count))
  }

  // MARK: Internals

  /// Returns a text without NUL, which a bus refuses.
  private static func clean(_ text: String) -> String {
    text.unicodeScalars.contains("\0")
      ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" })) : text
  }

  private static func withType<Result>(
    _ text: String, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    let type = g_variant_type_new(text)
    defer { g_variant_type_free(type) }
    return body(type)
  }
}
