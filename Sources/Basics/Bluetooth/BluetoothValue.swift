import CTactusGio

/// A value of a message of the Bluetooth service, of any type that D-Bus has except files.
package indirect enum BluetoothValue: Sendable, Equatable {
  /// A Boolean.
  case flag(Bool)
  /// A signed number, of the type in the notation of D-Bus: `n`, `i` or `x`.
  case signed(Int64, String)
  /// An unsigned number, of the type in the notation of D-Bus: `y`, `q`, `u` or `t`.
  case unsigned(UInt64, String)
  /// A floating-point number.
  case double(Double)
  /// A text; characters that a bus refuses are left out.
  case text(String)
  /// The path of an object.
  case path(String)
  /// A list of bytes.
  case bytes([UInt8])
  /// A list of values of one type, in the notation of D-Bus.
  case list([BluetoothValue], of: String)
  /// A dictionary of values of any type by name, sorted by the names when it is sent.
  case table([String: BluetoothValue])
  /// Another dictionary, whose entries have a type in the notation of D-Bus.
  case map([Entry], of: String)
  /// A structure of values.
  case structure([BluetoothValue])
  /// A value together with its type.
  case variant(BluetoothValue)

  /// An entry of a dictionary.
  package struct Entry: Sendable, Equatable {
    /// The key.
    package var key: BluetoothValue
    /// The value.
    package var value: BluetoothValue

    /// Creates an entry.
    package init(_ key: BluetoothValue, _ value: BluetoothValue) {
      (self.key, self.value) = (key, value)
    }
  }

  /// Creates a list of texts.
  package static func texts(_ texts: [String]) -> BluetoothValue {
    .list(texts.map { .text($0) }, of: "s")
  }
  /// Creates a list of paths.
  package static func paths(_ paths: [String]) -> BluetoothValue {
    .list(paths.map { .path($0) }, of: "o")
  }
  /// Creates a signed number of 16 bits.
  package static func short(_ number: Int16) -> BluetoothValue { .signed(Int64(number), "n") }
  /// Creates an unsigned number of 16 bits.
  package static func half(_ number: UInt16) -> BluetoothValue { .unsigned(UInt64(number), "q") }

  // MARK: Reading

  /// The value without the type that is sent with it.
  package var content: BluetoothValue {
    if case .variant(let value) = self { value.content } else { self }
  }
  /// The Boolean; `nil` for another value.
  package var flag: Bool? { if case .flag(let flag) = content { flag } else { nil } }
  /// The number; `nil` for another value, and for one that is too large.
  package var number: Int? {
    switch content {
    case .signed(let number, _): Int(exactly: number)
    case .unsigned(let number, _): Int(exactly: number)
    default: nil
    }
  }
  /// The text or the path; `nil` for another value.
  package var text: String? {
    switch content {
    case .text(let text), .path(let text): text
    default: nil
    }
  }
  /// The bytes; `nil` for another value.
  package var bytes: [UInt8]? { if case .bytes(let bytes) = content { bytes } else { nil } }
  /// The texts or paths of a list; `nil` for another value.
  package var texts: [String]? {
    guard case .list(let values, _) = content else { return nil }
    return values.compactMap(\.text)
  }
  /// The values by name; `nil` for another value.
  package var table: [String: BluetoothValue]? {
    if case .table(let table) = content { table } else { nil }
  }
  /// The entries of a dictionary whose values are not of any type; `nil` for another value.
  package var entries: [Entry]? { if case .map(let entries, _) = content { entries } else { nil } }
}

// The values of GLib.
extension BluetoothValue {
  /// Creates a value from GLib's; fails for other types.
  init?(_ variant: OpaquePointer) {
    let type = String(cString: g_variant_get_type_string(variant))
    switch type {
    case "b": self = .flag(g_variant_get_boolean(variant) != 0)
    case "n": self = .signed(Int64(g_variant_get_int16(variant)), type)
    case "i": self = .signed(Int64(g_variant_get_int32(variant)), type)
    case "x": self = .signed(Int64(g_variant_get_int64(variant)), type)
    case "y": self = .unsigned(UInt64(g_variant_get_byte(variant)), type)
    case "q": self = .unsigned(UInt64(g_variant_get_uint16(variant)), type)
    case "u": self = .unsigned(UInt64(g_variant_get_uint32(variant)), type)
    case "t": self = .unsigned(UInt64(g_variant_get_uint64(variant)), type)
    case "d": self = .double(g_variant_get_double(variant))
    case "s": self = .text(String(cString: g_variant_get_string(variant, nil)))
    case "o": self = .path(String(cString: g_variant_get_string(variant, nil)))
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
      self = .table(
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
    case .signed(let number, "n"): g_variant_new_int16(gint16(truncatingIfNeeded: number))
    case .signed(let number, "i"): g_variant_new_int32(gint32(truncatingIfNeeded: number))
    case .signed(let number, _): g_variant_new_int64(gint64(number))
    case .unsigned(let number, "y"): g_variant_new_byte(guchar(truncatingIfNeeded: number))
    case .unsigned(let number, "q"): g_variant_new_uint16(guint16(truncatingIfNeeded: number))
    case .unsigned(let number, "u"): g_variant_new_uint32(guint32(truncatingIfNeeded: number))
    case .unsigned(let number, _): g_variant_new_uint64(guint64(number))
    case .double(let number): g_variant_new_double(number)
    case .text(let text): g_variant_new_string(Self.clean(text))
    case .path(let path): g_variant_new_object_path(path)
    case .bytes(let bytes): Self.list(of: bytes)
    case .list(let values, let type): Self.array(of: type, values.map(\.floating))
    case .table(let members):
      Self.array(
        of: "{sv}",
        members.sorted { $0.key < $1.key }.map { name, value in
          g_variant_new_dict_entry(
            g_variant_new_string(Self.clean(name)), g_variant_new_variant(value.floating))
        })
    case .map(let entries, let type):
      Self.array(
        of: type, entries.map { g_variant_new_dict_entry($0.key.floating, $0.value.floating) })
    case .structure(let values): Self.tuple(values)
    case .variant(let value): g_variant_new_variant(value.floating)
    }
  }

  /// Returns a structure of values as GLib's, with a floating reference.
  static func tuple(_ values: [BluetoothValue]) -> OpaquePointer? {
    let items = values.map(\.floating)
    return g_variant_new_tuple(items, gsize(items.count))
  }

  /// Returns the values of a structure.
  static func values(ofTuple variant: OpaquePointer?) -> [BluetoothValue] {
    variant.flatMap(children) ?? []
  }

  // MARK: Internals

  private static func children(of variant: OpaquePointer) -> [BluetoothValue]? {
    let count = g_variant_n_children(variant)
    let values = (0..<count).compactMap { index -> BluetoothValue? in
      guard let item = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(item) }
      return BluetoothValue(item)
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
