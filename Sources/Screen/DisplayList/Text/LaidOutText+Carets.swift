import CPangoCairo

// What Pango knows of the places between letters.
extension LaidOutText {
  /// Where a caret can stand in each of the lines of a layout, each line in the order of its text.
  func readStops(_ layout: OpaquePointer?, isRightToLeft: Bool) -> [[TextCaretStop]] {
    guard let layout, let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var attributeCount: Int32 = 0
    let attributes = pango_layout_get_log_attrs_readonly(layout, &attributeCount)
    guard let attributes, let text = pango_layout_get_text(layout) else { return [] }
    var lines: [[TextCaretStop]] = []
    // Attributes are counted by letters, and text by bytes.
    var (letter, byte) = (0, 0)
    repeat {
      guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
      var room = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &room)
      let (left, width) = (Self.points(room.x), Self.points(room.width))
      let end = Int(line.pointee.start_index) + Int(line.pointee.length)
      var stops: [TextCaretStop] = []
      while byte < Int(line.pointee.start_index) { step(text, &byte, &letter) }
      while byte < end {
        if letter < attributeCount, attributes[letter].is_cursor_position != 0 {
          var place = PangoRectangle()
          pango_layout_index_to_pos(layout, Int32(byte), &place)
          let x = Self.points(place.x) - left
          stops.append(TextCaretStop(byte: byte, x: x, end: x + Self.points(place.width)))
        }
        step(text, &byte, &letter)
      }
      // Behind the last letter of a line it stands where reading ends.
      let x = isRightToLeft ? 0 : width
      stops.append(TextCaretStop(byte: end, x: x, end: x))
      lines.append(stops)
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  /// Goes on by a letter.
  private func step(_ text: UnsafePointer<CChar>, _ byte: inout Int, _ letter: inout Int) {
    repeat { byte += 1 } while UInt8(bitPattern: text[byte]) & 0xC0 == 0x80
    letter += 1
  }
}
