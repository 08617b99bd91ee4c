import CTactusGio

/// A tuple of values received over a bus.
///
/// `@unchecked Sendable` because GLib's variants are immutable and count references atomically.
package final class BusValue: @unchecked Sendable {
  private let variant: OpaquePointer

  /// Creates a value that shares a variant with its owner.
  package init(sharing variant: OpaquePointer) { self.variant = g_variant_ref(variant) }

  /// Creates a value that owns a variant.
  package init(taking variant: OpaquePointer) { self.variant = variant }

  deinit { g_variant_unref(variant) }

  /// Returns the number at an index of the tuple; `nil` if there is none.
  package func number(_ place: Int) -> UInt32? { child(place, "u", g_variant_get_uint32) }

  /// Returns the Boolean at an index of the tuple; `nil` if there is none.
  package func truth(_ place: Int) -> Bool? { child(place, "b") { g_variant_get_boolean($0) != 0 } }

  /// The values of the tuple; empty for a value that is no tuple.
  package var items: [BusVariant?] {
    guard String(cString: g_variant_get_type_string(variant)).hasPrefix("(") else { return [] }
    return (0..<Int(g_variant_n_children(variant))).map { index in
      guard let item = g_variant_get_child_value(variant, gsize(index)) else { return nil }
      defer { g_variant_unref(item) }
      return BusVariant(item)
    }
  }

  /// The value itself, if it is of a type that `BusVariant` has.
  package var single: BusVariant? { BusVariant(variant) }

  /// Returns the text at an index of the tuple, or in the variant there; `nil` if there is none.
  package func text(_ place: Int) -> String? {
    if let text = child(place, "s", Self.text) { return text }
    return child(place, "v") { value in
      guard let inner = g_variant_get_variant(value) else { return nil }
      defer { g_variant_unref(inner) }
      return Self.has(inner, "s") ? Self.text(inner) : nil
    } ?? nil
  }

  /// Returns the texts of the array at an index of the tuple; empty if there is none.
  package func texts(_ place: Int) -> [String] {
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
