import CTactusPangoCairo

// Caret positions from Pango.
extension PangoTextLayout {
  /// Returns the caret positions of each line of a layout, in the order of the text.
  func readStops(_ layout: OpaquePointer?, isRightToLeft: Bool) -> [[CaretPosition]] {
    guard let layout, let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var attributeCount: Int32 = 0
    let attributes = pango_layout_get_log_attrs_readonly(layout, &attributeCount)
    guard let attributes, let text = pango_layout_get_text(layout) else { return [] }
    var lines: [[CaretPosition]] = []
    // Attributes are indexed by characters, and text by bytes.
    var (letter, byte) = (0, 0)
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var room = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &room)
      let (left, width) = (Self.points(room.x), Self.points(room.width))
      let end = Int(line.pointee.start_index) + Int(line.pointee.length)
      var stops: [CaretPosition] = []
      while byte < Int(line.pointee.start_index) { step(text, &byte, &letter) }
      while byte < end {
        if letter < attributeCount, attributes[letter].is_cursor_position != 0 {
          var place = PangoRectangle()
          pango_layout_index_to_pos(layout, Int32(byte), &place)
          let x = Self.points(place.x) - left
          stops.append(CaretPosition(byte: byte, x: x, end: x + Self.points(place.width)))
        }
        step(text, &byte, &letter)
      }
      // The last caret position is at the end of the line in reading direction.
      let x = isRightToLeft ? 0 : width
      stops.append(CaretPosition(byte: end, x: x, end: x))
      lines.append(stops)
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  /// Advances to the next character.
  private func step(_ text: UnsafePointer<CChar>, _ byte: inout Int, _ letter: inout Int) {
    repeat { byte += 1 } while UInt8(bitPattern: text[byte]) & 0xC0 == 0x80
    letter += 1
  }
}
