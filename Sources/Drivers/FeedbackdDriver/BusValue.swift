import CGio

/// What somebody on a bus said: a tuple of values.
///
/// `@unchecked Sendable` because GLib's variants never change, and count their holders atomically.
final class BusValue: @unchecked Sendable {
  private let variant: OpaquePointer

  /// Keeps a variant that its owner goes on holding.
  init(sharing variant: OpaquePointer) { self.variant = g_variant_ref(variant) }

  /// Takes a variant over.
  init(taking variant: OpaquePointer) { self.variant = variant }

  deinit { g_variant_unref(variant) }

  /// The number in a place of the tuple; `nil` where there is none.
  func number(_ place: Int) -> UInt32? { child(place, "u", g_variant_get_uint32) }

  /// The truth in a place of the tuple; `nil` where there is none.
  func truth(_ place: Int) -> Bool? { child(place, "b") { g_variant_get_boolean($0) != 0 } }

  /// The text in a place of the tuple, or in the variant there; `nil` where there is none.
  func text(_ place: Int) -> String? {
    if let text = child(place, "s", Self.text) { return text }
    return child(place, "v") { value in
      guard let inner = g_variant_get_variant(value) else { return nil }
      defer { g_variant_unref(inner) }
      return Self.has(inner, "s") ? Self.text(inner) : nil
    } ?? nil
  }

  /// The texts of the list in a place of the tuple; empty where there is none.
  func texts(_ place: Int) -> [String] {
    child(place, "as") { list in
      (0..<g_variant_n_children(list)).compactMap { index in
        guard let item = g_variant_get_child_value(list, index) else { return nil }
        defer { g_variant_unref(item) }
        return Self.text(item)
      }
    } ?? []
  }

  // MARK: Internals

  private func child<Result>(
    _ place: Int, _ type: String, _ read: (OpaquePointer) -> Result
  ) -> Result? {
    guard place < Int(g_variant_n_children(variant)),
      let child = g_variant_get_child_value(variant, gsize(place))
    else { return nil }
    defer { g_variant_unref(child) }
    return Self.has(child, type) ? read(child) : nil
  }

  private static func has(_ variant: OpaquePointer, _ type: String) -> Bool {
    String(cString: g_variant_get_type_string(variant)) == type
  }

  private static func text(_ variant: OpaquePointer) -> String {
    String(cString: g_variant_get_string(variant, nil))
  }
}
