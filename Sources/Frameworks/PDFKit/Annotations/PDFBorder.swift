/// The border of an annotation.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class PDFBorder: NSObject, NSCopying, NSCoding, @unchecked Sendable {
  /// The style.
  open var style = PDFBorderStyle.solid
  /// The width of the line in points; 0 for no border.
  ///
  /// - Source: the reference of the format: a border has 1 point. Confidence: documented.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps, in points; nil for a line.
  open var dashPattern: [Any]?

  /// Creates a line of one point.
  public override init() { super.init() }

  /// Creates a border of an archive.
  public required init?(coder: NSCoder) {
    super.init()
    style = PDFBorderStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .solid
    lineWidth = CGFloat(coder.decodeDouble(forKey: "lineWidth"))
    dashPattern = coder.decodeObject(forKey: "dashPattern") as? [Any]
  }

  /// Writes the border into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(style.rawValue, forKey: "style")
    coder.encode(Double(lineWidth), forKey: "lineWidth")
    coder.encode(dashPattern, forKey: "dashPattern")
  }

  /// Returns a copy of the border.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PDFBorder()
    (copy.style, copy.lineWidth, copy.dashPattern) = (style, lineWidth, dashPattern)
    return copy
  }

  /// The border as the format has it.
  open var borderKeyValues: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      PDFBorderKey.lineWidth.rawValue: lineWidth, PDFBorderKey.style.rawValue: styleName,
    ]
    if let dashPattern { values[PDFBorderKey.dashPattern.rawValue] = dashPattern }
    return values
  }

  /// Draws the border inside a rectangle, in the current context and color.
  open func draw(in rect: CGRect) {
    guard lineWidth > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineDash(phase: 0, lengths: style == .dashed ? dashes : [])
    let inner = rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    if style == .underline {
      context.move(to: CGPoint(x: inner.minX, y: inner.minY))
      context.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
      context.strokePath()
    } else {
      context.stroke(inner, width: lineWidth)
    }
    context.restoreGState()
  }

  // MARK: Internals

  /// The name of the style in the format, with its slash.
  var styleName: String { ["/S", "/D", "/B", "/I", "/U"][style.rawValue] }

  /// The lengths of dashes and gaps of a dashed border.
  ///
  /// Three points are the dash of the format (documented).
  var dashes: [CGFloat] {
    let lengths = (dashPattern ?? []).compactMap { AnnotationValue.number($0) }
    return lengths.contains { $0 > 0 } ? lengths : [3]
  }

  /// Sets the style by its name in the format.
  func setStyle(named name: String) {
    let index = ["S", "D", "B", "I", "U"].firstIndex(of: name)
    style = index.flatMap { PDFBorderStyle(rawValue: $0) } ?? .solid
  }
}
