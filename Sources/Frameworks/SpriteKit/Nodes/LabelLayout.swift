/// The text of a label, with its position relative to the node's origin.
@MainActor
struct LabelLayout {
  private let text: NSAttributedString
  private let size: CGSize
  /// The rectangle of the lines in the node's coordinates.
  let rect: CGRect

  /// Lays out a label; nil without text.
  init?(_ label: SKLabelNode) {
    guard let text = Self.text(of: label), text.length > 0 else { return nil }
    self.text = text
    let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? Self.font(of: label)
    // Without a width, lines are broken only at the text's own line breaks.
    let width = label.preferredMaxLayoutWidth
    let limit = CGSize(width: width > 0 && label.numberOfLines != 1 ? width : 0, height: 0)
    var size = text.boundingRect(
      with: limit, options: .usesLineFragmentOrigin, context: nil
    ).size
    if label.numberOfLines > 0 {
      size.height = min(size.height, font.lineHeight * CGFloat(label.numberOfLines))
    }
    if label.numberOfLines == 1, width > 0 { size.width = min(size.width, width) }
    self.size = size
    let left =
      switch label.horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: CGFloat(0)
      case .right: -size.width
      }
    let bottom =
      switch label.verticalAlignmentMode {
      // The baseline is that of the last line (a guess); the descender is negative.
      case .baseline: font.descender
      case .center: -size.height / 2
      case .top: -size.height
      case .bottom: CGFloat(0)
      }
    rect = CGRect(x: left, y: bottom, width: size.width, height: size.height)
  }

  /// Draws the lines in the node's coordinates, whose y axis points up.
  func draw(in context: CGContext, alpha: CGFloat, blendMode: SKBlendMode) {
    context.saveGState()
    context.setAlpha(alpha)
    context.setBlendMode(blendMode.drawn)
    // Text is drawn with the y axis pointing down, from the upper left corner.
    context.translateBy(x: rect.minX, y: rect.maxY)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    // A half point is added to the measured width, so that rounding breaks no line.
    text.draw(
      with: CGRect(x: 0, y: 0, width: size.width + 0.5, height: size.height + 0.5),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    UIGraphicsPopContext()
    context.restoreGState()
  }

  private static func text(of label: SKLabelNode) -> NSAttributedString? {
    if let text = label.attributedText { return text }
    guard let text = label.text else { return nil }
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = label.numberOfLines == 1 ? label.lineBreakMode : .byWordWrapping
    style.alignment =
      switch label.horizontalAlignmentMode {
      case .center: .center
      case .left: .left
      case .right: .right
      }
    let color = label.fontColor ?? .white
    let blended = label.color.map { color.mixed(with: $0, by: label.colorBlendFactor) } ?? color
    return NSAttributedString(
      string: text,
      attributes: [
        .font: font(of: label), .foregroundColor: blended, .paragraphStyle: style,
      ])
  }

  private static func font(of label: SKLabelNode) -> UIFont {
    label.fontName.flatMap { UIFont(name: $0, size: label.fontSize) }
      ?? .systemFont(ofSize: label.fontSize)
  }
}
