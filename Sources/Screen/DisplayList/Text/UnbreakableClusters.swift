import CTactusPangoCairo

/// The parts of a text within which Pango must not break lines.
///
/// Pango 1.50 aborts the process if a line can only be broken within a cluster whose characters it
/// shapes in several parts, such as a space with a combining mark, a skin tone without an emoji, or
/// an odd number of regional indicators.
enum UnbreakableClusters {
  /// Adds the clusters of several characters to a list of attributes.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - bytes: The text in UTF-8.
  static func add(to list: OpaquePointer?, of bytes: [UInt8]) {
    // No character before U+0300 joins another one.
    guard bytes.contains(where: { $0 >= 0xCC }) else { return }
    let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
    var marks = Array(repeating: PangoLogAttr(), count: starts.count + 1)
    bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_get_log_attrs(
          $0.baseAddress, Int32($0.count), -1, pango_language_get_default(), &marks,
          Int32(marks.count))
      }
    }
    var first = 0
    for index in 1...max(1, starts.count) where first < starts.count {
      guard index == starts.count || marks[index].is_cursor_position != 0 else { continue }
      if index - first > 1 {
        let attribute = pango_attr_allow_breaks_new(0)
        attribute?.pointee.start_index = UInt32(starts[first])
        attribute?.pointee.end_index = UInt32(
          index < starts.count ? starts[index] : bytes.count)
        pango_attr_list_insert(list, attribute)
      }
      first = index
    }
  }

  /// Replaces joiners after a soft hyphen or a zero-width space, where they join nothing, by word
  /// joiners of the same length: Pango shapes them with the characters before the break.
  static func replaceStrayJoiners(in bytes: inout [UInt8]) {
    var index = 2
    while index + 2 < bytes.count {
      defer { index += 1 }
      guard bytes[index] == 0xE2, bytes[index + 1] == 0x80,
        bytes[index + 2] == 0x8C || bytes[index + 2] == 0x8D
      else { continue }
      let isAfterHyphen = bytes[index - 2] == 0xC2 && bytes[index - 1] == 0xAD
      let isAfterSpace =
        index >= 3 && bytes[index - 3] == 0xE2 && bytes[index - 2] == 0x80
        && bytes[index - 1] == 0x8B
      guard isAfterHyphen || isAfterSpace else { continue }
      (bytes[index + 1], bytes[index + 2]) = (0x81, 0xA0)
    }
  }
}
