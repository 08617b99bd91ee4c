import CTactusPangoCairo

/// Styled text that Pango breaks into lines and shapes.
struct PangoTextLayout {
  private let bytes: [UInt8]
  /// The styles, each with the end of its range in bytes.
  private let styles: [(end: Int, style: TextStyle)]

  init(_ spans: [TextSpan]) {
    var bytes: [UInt8] = []
    var styles: [(end: Int, style: TextStyle)] = []
    for span in spans where !span.text.isEmpty || spans.count == 1 {
      // Pango's texts are null-terminated.
      bytes += span.text.utf8.map { $0 == 0 ? 0x20 : $0 }
      styles.append((bytes.count, span.style))
    }
    UnbreakableClusters.replaceStrayJoiners(in: &bytes)
    (self.bytes, self.styles) = (bytes, styles)
  }

  /// Returns all lines.
  func lines(_ options: TextOptions) -> [ShapedLine] {
    guard !styles.isEmpty else { return [] }
    return lines(
      of: 0..<bytes.count, bytes, options, firstIndent: options.firstLineIndent, ellipsis: nil)
  }

  /// Returns the last line of a truncated text: everything from a byte on, with an ellipsis.
  func lastLine(from start: Int, _ options: TextOptions) -> ShapedLine {
    var rest = Array(bytes[start...])
    let mode: PangoEllipsizeMode
    switch options.truncation {
    case .none, .tail:
      mode = PANGO_ELLIPSIZE_END
      // Text after the paragraph is replaced by the ellipsis.
      if let end = rest.firstIndex(of: 0x0A) { rest = Array(rest[..<end]) + Array("…".utf8) }
    case .head:
      mode = PANGO_ELLIPSIZE_START
    case .middle:
      mode = PANGO_ELLIPSIZE_MIDDLE
    }
    rest = rest.map { $0 == 0x0A ? 0x20 : $0 }
    let beginsParagraph = start == 0 || bytes[start - 1] == 0x0A
    let found = lines(
      of: start..<start + rest.count, rest, options,
      firstIndent: beginsParagraph ? options.firstLineIndent : options.headIndent, ellipsis: mode)
    var line = found.first ?? ShapedLine()
    line.beginsParagraph = beginsParagraph
    line.isTruncated = true
    line.range = start..<bytes.count
    return line
  }

  // MARK: Internals

  private func lines(
    of range: Range<Int>, _ bytes: [UInt8], _ options: TextOptions, firstIndent: Double,
    ellipsis: PangoEllipsizeMode?
  ) -> [ShapedLine] {
    withLayout(of: range, bytes, options, firstIndent: firstIndent, ellipsis: ellipsis) {
      read($0, bytes, from: range.lowerBound)
    }
  }

  /// Returns the caret positions of each line.
  func carets(_ options: TextOptions) -> [[CaretPosition]] {
    guard !styles.isEmpty else { return [] }
    return withLayout(
      of: 0..<bytes.count, bytes, options, firstIndent: options.firstLineIndent, ellipsis: nil
    ) { readStops($0, isRightToLeft: options.isRightToLeft) }
  }

  private func withLayout<Result: Sendable>(
    of range: Range<Int>, _ bytes: [UInt8], _ options: TextOptions, firstIndent: Double,
    ellipsis: PangoEllipsizeMode?, _ body: (OpaquePointer?) -> Result
  ) -> Result {
    FontLibrary.shared.withContext { context in
      pango_context_set_base_dir(
        context, options.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
      let layout = pango_layout_new(context)
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      pango_layout_set_auto_dir(layout, 0)
      bytes.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
        }
      }
      let attributes = makeAttributes(range)
      if options.width != nil { UnbreakableClusters.add(to: attributes, of: bytes) }
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      let head = min(options.headIndent, firstIndent)
      // Pango counts the tracking after a line's last character, which does not widen a line: a
      // text has to fit into its own measured width.
      let spare = max(0, styles.map(\.style.tracking).max() ?? 0)
      let width =
        options.width.map { Self.units(max(0, $0 - head - options.tailIndent) + spare) } ?? -1
      pango_layout_set_width(layout, width)
      // Pango indents the first line for a positive value, and all others for a negative one.
      pango_layout_set_indent(layout, Self.units(firstIndent - options.headIndent))
      let tabs = makeTabs(options)
      pango_layout_set_tabs(layout, tabs)
      pango_tab_array_free(tabs)
      pango_layout_set_wrap(
        layout, options.wrapping == .word ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
      pango_layout_set_justify(layout, options.alignment == .justified ? 1 : 0)
      if let ellipsis {
        pango_layout_set_ellipsize(layout, ellipsis)
        pango_layout_set_height(layout, -1)
      }
      return body(layout)
    }
  }

  private func read(_ layout: OpaquePointer?, _ bytes: [UInt8], from start: Int) -> [ShapedLine] {
    let isEllipsized = pango_layout_is_ellipsized(layout) != 0
    let count = Int(pango_layout_get_line_count(layout))
    return (0..<count).compactMap { index in
      guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { return nil }
      var broken = ShapedLine()
      let first = Int(line.pointee.start_index)
      let end = first + Int(line.pointee.length)
      broken.range = start + first..<start + end
      broken.beginsParagraph = first == 0 || bytes[first - 1] == 0x0A
      broken.endsParagraph = end < bytes.count ? bytes[end] == 0x0A : index == count - 1
      broken.isTruncated = isEllipsized && index == count - 1
      var node = line.pointee.runs
      while let item = node {
        let run = item.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        add(run.pointee, bytes, from: start, to: &broken)
        node = item.pointee.next
      }
      if broken.runs.isEmpty, broken.attachments.isEmpty {
        // An empty line has the height of the style at its end.
        let style = style(at: start + first)
        (broken.ascent, broken.descent) = (style.ascent, style.descent)
      }
      return broken
    }
  }

  /// Adds one of Pango's runs, which has one font and one style, to a line.
  private func add(
    _ run: PangoGlyphItem, _ bytes: [UInt8], from start: Int, to line: inout ShapedLine
  ) {
    guard let item = run.item, let glyphs = run.glyphs else { return }
    let style = style(at: start + Int(item.pointee.offset))
    line.ascent = max(line.ascent, style.ascent + style.baselineOffset)
    line.descent = max(line.descent, style.descent - style.baselineOffset)
    let isEllipsis =
      item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    let offset = Int(item.pointee.offset)
    let text =
      isEllipsis ? Array("…".utf8) : Array(bytes[offset..<offset + Int(item.pointee.length)])
    var result = TextRun(
      font: item.pointee.analysis.font.flatMap { FontLibrary.name(of: $0) } ?? style.font,
      size: style.size,
      color: style.color, origin: DrawingPoint(line.width, -style.baselineOffset), glyphs: [],
      text: String(decoding: text, as: UTF8.self))
    var x = 0.0
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let info = glyphs.pointee.glyphs[index]
      // Pango marks characters without a glyph, and those that no font has.
      let isShape = info.glyph != 0x0FFF_FFFF
      if isShape {
        let isMissing = info.glyph & 0x1000_0000 != 0
        if isMissing, let character = Unicode.Scalar(info.glyph & 0x0FFF_FFFF) {
          FontPackage.reportMissing(character)
        }
        let id = isMissing ? 0 : info.glyph
        result.glyphs.append(
          TextRun.Glyph(
            id: id,
            offset: DrawingPoint(
              x + Self.points(info.geometry.x_offset) - style.tracking / 2,
              Self.points(info.geometry.y_offset)),
            cluster: isEllipsis ? 0 : Int(glyphs.pointee.log_clusters[index])))
      }
      let width = Self.points(info.geometry.width)
      if let attachment = style.attachment, width > 0 {
        line.attachments.append(
          TextLine.Attachment(
            frame: DrawingRect(
              x: line.width + x, y: -style.baselineOffset - attachment.rise - attachment.height,
              width: attachment.width, height: attachment.height),
            number: attachment.number))
      }
      x += width
    }
    addDecorations(style, from: line.width, width: x, to: &line)
    if let color = style.backgroundColor { line.backgrounds.append((line.width, x, color)) }
    line.width += x
    guard !result.glyphs.isEmpty else { return }
    if style.outline != nil || style.shadow != nil || style.slant != 0 {
      line.effects[line.runs.count] = TextLine.Effect(
        outline: style.outline, shadow: style.shadow, slant: style.slant)
    }
    line.runs.append(result)
    line.runStarts.append(isEllipsis ? nil : start + offset)
  }

  /// Adds the underline and strikethrough of a run.
  ///
  /// The thickness is 1/14 of the font size; an underline is 1/9 below the baseline.
  ///
  /// - Source: guess; on a phone neither follows from the font's file.
  private func addDecorations(
    _ style: TextStyle, from x: Double, width: Double, to line: inout ShapedLine
  ) {
    func add(_ rule: TextDecoration, at y: Double) {
      let thickness = style.size / 14 * rule.weight
      // The distance between double lines is their thickness.
      for step in 0..<(rule.isDouble ? 2 : 1) {
        line.decorations.append(
          TextLine.Decoration(
            frame: DrawingRect(
              x: x, y: y - style.baselineOffset - thickness / 2 + Double(2 * step) * thickness,
              width: width, height: thickness),
            color: rule.color ?? style.color, dashes: rule.pattern.dashes.map { $0 * thickness }))
      }
    }
    if let rule = style.underline { add(rule, at: style.size / 9) }
    if let rule = style.strikethrough { add(rule, at: -style.size * SystemFont.xHeight / 2) }
  }

  /// Returns the tab stops: those of the options and enough beyond them for any line.
  private func makeTabs(_ options: TextOptions) -> OpaquePointer? {
    // Pango would sort them; a stop that is not beyond those before it is never reached.
    var tabs: [TextOptions.Tab] = []
    for tab in options.tabs where tab.place > tabs.last?.place ?? -.infinity { tabs.append(tab) }
    let interval = max(1, options.tabInterval)
    let last = tabs.last?.place ?? 0
    tabs += (1...Self.tabLimit).map { TextOptions.Tab(last + Double($0) * interval) }
    let array = pango_tab_array_new(Int32(tabs.count), 0)
    for (index, tab) in tabs.enumerated() {
      let side: PangoTabAlign =
        switch tab.alignment {
        case .left, .justified: PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: tab.point == nil ? PANGO_TAB_RIGHT : PANGO_TAB_DECIMAL
        }
      pango_tab_array_set_tab(array, Int32(index), side, Self.units(tab.place))
      if let point = tab.point {
        pango_tab_array_set_decimal_point(array, Int32(index), point.value)
      }
    }
    return array
  }

  /// The number of default tab stops after those of the options.
  ///
  /// - Source: guess; more than fit on a line of a phone.
  private static let tabLimit = 32

  private func style(at place: Int) -> TextStyle {
    styles.first { place < $0.end }?.style ?? styles[styles.count - 1].style
  }

  private func makeAttributes(_ range: Range<Int>) -> OpaquePointer? {
    let list = pango_attr_list_new()
    var begin = 0
    for (end, style) in styles {
      // The last style also applies to an appended ellipsis.
      let last = end == styles[styles.count - 1].end ? Int(UInt32.max) : end
      let (from, to) = (max(begin, range.lowerBound), last)
      begin = end
      guard from < to, from < range.upperBound || range.isEmpty else { continue }
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = UInt32(from - range.lowerBound)
        attribute?.pointee.end_index =
          last == Int(UInt32.max) ? UInt32.max : UInt32(to - range.lowerBound)
        pango_attr_list_insert(list, attribute)
      }
      let description = FontLibrary.describe(style.font, size: style.size)
      add(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      if style.tracking != 0 { add(pango_attr_letter_spacing_new(Self.units(style.tracking))) }
      if let attachment = style.attachment {
        var room = PangoRectangle(
          x: 0, y: Self.units(-attachment.rise - attachment.height),
          width: Self.units(attachment.width),
          height: Self.units(attachment.height))
        add(pango_attr_shape_new(&room, &room))
      }
      // Inter substitutes arrows for "->"; San Francisco does not.
      let features = style.features.isEmpty ? "calt=0" : "calt=0,\(style.features)"
      add(pango_attr_font_features_new(features))
      if style.isUnbreakable { add(pango_attr_allow_breaks_new(0)) }
      // Words that are broken get no hyphen.
      add(pango_attr_insert_hyphens_new(0))
    }
    return list
  }

  static func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  private static func units(_ points: Double) -> Int32 {
    guard points.isFinite else { return -1 }
    return Int32(max(-1e6, min(1e6, points)) * Double(PANGO_SCALE))
  }
}
