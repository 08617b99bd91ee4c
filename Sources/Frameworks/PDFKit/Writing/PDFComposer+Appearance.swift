import TactusDocumentReading

// The appearance of annotations, as drawn by readers without their own.

extension PDFComposer {
  /// Returns the appearance of a new or changed annotation; nil if it is invisible.
  func appearance(of annotation: PDFAnnotation) -> PDFValue? {
    if annotation.widgetFieldType == .button,
      annotation.widgetControlType != .pushButtonControl
    {
      let state = annotation.stored["/AS"]
      defer { annotation.stored["/AS"] = state }
      annotation.stored["/AS"] = "/" + annotation.buttonWidgetStateString
      let on = form(of: annotation)
      annotation.stored["/AS"] = "/Off"
      let off = form(of: annotation)
      return .dictionary([
        "N": .dictionary([annotation.buttonWidgetStateString: on, "Off": off])
      ])
    }
    guard !annotation.graphics.isEmpty else { return nil }
    return .dictionary(["N": form(of: annotation)])
  }

  /// The font and the color of an annotation's text, in the format.
  func defaultAppearance(of annotation: PDFAnnotation) -> String {
    let size = PDFObjectWriter.text(of: Double(annotation.font?.pointSize ?? 12))
    return "/Helv \(size) Tf " + Self.operands(annotation.fontColor ?? .black) + " rg"
  }

  // MARK: Internals

  private func form(of annotation: PDFAnnotation) -> PDFValue {
    var (text, states): (String, [String: PDFValue]) = ("", [:])
    for object in annotation.graphics { write(object, to: &text, &states) }
    var resources: [String: PDFValue] = [
      "Font": .dictionary(["Helv": .reference(helvetica)])
    ]
    if !states.isEmpty { resources["ExtGState"] = .dictionary(states) }
    return add(
      .stream(
        [
          "Type": .name("XObject"), "Subtype": .name("Form"),
          "BBox": AnnotationValue.rectangle(annotation.bounds),
          "Resources": .dictionary(resources),
        ], Array(text.utf8)))
  }

  private func write(
    _ object: GraphicsObject, to text: inout String, _ states: inout [String: PDFValue]
  ) {
    text += "q\n"
    switch object {
    case .stroke(let path, let color, let width, let dashes, let isRound):
      use(color, isMarker: false, &text, &states)
      text += "\(Self.operands(color)) RG \(Self.number(width)) w\n"
      if isRound { text += "1 J 1 j\n" }
      if !dashes.isEmpty { text += "[\(dashes.map(Self.number).joined(separator: " "))] 0 d\n" }
      text += Self.operators(path) + "S\n"
    case .fill(let path, let color, let isMarker):
      use(color, isMarker: isMarker, &text, &states)
      text += "\(Self.operands(color)) rg\n" + Self.operators(path) + "f\n"
    case .text(let string, let font, let color, let area, let alignment, let isMultiline):
      use(color, isMarker: false, &text, &states)
      text += "\(Self.number(area.minX)) \(Self.number(area.minY)) \(Self.number(area.width)) "
      text += "\(Self.number(area.height)) re W n\n\(Self.operands(color)) rg\n"
      text += lines(string, font, area, alignment, isMultiline)
    }
    text += "Q\n"
  }

  /// Sets the opacity of a color and the blend mode of a marker.
  private func use(
    _ color: UIColor, isMarker: Bool, _ text: inout String, _ states: inout [String: PDFValue]
  ) {
    let alpha = Double(color.cgColor.alpha)
    guard alpha < 1 || isMarker else { return }
    var state: [String: PDFValue] = ["ca": .number(alpha), "CA": .number(alpha)]
    if isMarker { state["BM"] = .name("Multiply") }
    let known = states.first { $0.value == .dictionary(state) }?.key
    let name = known ?? "G\(states.count)"
    states[name] = .dictionary(state)
    text += "/\(name) gs\n"
  }

  private func lines(
    _ text: String, _ font: UIFont, _ area: CGRect, _ alignment: NSTextAlignment,
    _ isMultiline: Bool
  ) -> String {
    func width(_ text: String) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: font]).width
    }
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard isMultiline else {
        lines.append(String(paragraph))
        continue
      }
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if !line.isEmpty, width(longer) > area.width {
          lines.append(line)
          line = String(word)
        } else {
          line = longer
        }
      }
      lines.append(line)
    }
    var operators = "BT /Helv \(Self.number(font.pointSize)) Tf\n"
    var y = area.maxY - font.ascender
    for line in lines {
      let free = area.width - width(line)
      let x = area.minX + (alignment == .center ? free / 2 : alignment == .right ? free : 0)
      operators += "1 0 0 1 \(Self.number(x)) \(Self.number(y)) Tm <\(Self.digits(line))> Tj\n"
      y -= font.lineHeight
    }
    return operators + "ET\n"
  }

  /// Returns the bytes of a string in the Windows encoding, as hexadecimal digits; characters that
  /// it lacks become question marks.
  private static func digits(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let byte =
        scalar.value < 256 ? UInt8(scalar.value) : scalar == "•" ? 0x95 : scalar == "€" ? 0x80 : 63
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  private static func operands(_ color: UIColor) -> String {
    guard case .array(let parts) = AnnotationValue.components(color), parts.count == 3 else {
      return "0 0 0"
    }
    return parts.map { PDFObjectWriter.text(of: $0.number ?? 0) }.joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String { PDFObjectWriter.text(of: Double(value)) }

  private static func operators(_ path: CGPath) -> String {
    var (text, last): (String, CGPoint) = ("", .zero)
    func write(_ points: [CGPoint], _ name: String) {
      for point in points { text += "\(number(point.x)) \(number(point.y)) " }
      text += name + "\n"
      last = points.last ?? last
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: write([points[0]], "m")
      case .addLineToPoint: write([points[0]], "l")
      case .addQuadCurveToPoint:
        // The format has only cubic curves: their control points are two thirds of the way.
        let (control, end) = (points[0], points[1])
        func toward(_ point: CGPoint) -> CGPoint {
          CGPoint(
            x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        write([toward(last), toward(end), end], "c")
      case .addCurveToPoint: write([points[0], points[1], points[2]], "c")
      case .closeSubpath: text += "h\n"
      @unknown default: break
      }
    }
    return text
  }
}
