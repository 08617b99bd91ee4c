/// A node that draws text (Scenes.SK13…).
open class SKLabelNode: SKNode {
  /// Creates a label without text.
  public override init() { super.init() }

  /// Creates a label with a font name.
  public init(fontNamed fontName: String?) {
    super.init()
    self.fontName = fontName
  }

  /// Creates a label from an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    decodeLabel(aDecoder)
  }

  /// Encodes the label.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeLabel(coder)
  }

  /// Creates a label with text.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }

  /// Creates a label with attributed text.
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }

  /// The text.
  open var text: String?
  /// The attributed text; it takes precedence over `text`.
  open var attributedText: NSAttributedString?
  /// The font name; a missing font is replaced by the system font.
  open var fontName: String? = "HelveticaNeue-UltraLight"
  /// The font size.
  open var fontSize: CGFloat = 32
  /// The color of the text.
  open var fontColor: UIColor? = .white
  /// The color blended into `fontColor`.
  open var color: UIColor?
  /// The share of `color` in the text's color, 0…1.
  open var colorBlendFactor: CGFloat = 0
  /// The blend mode.
  open var blendMode = SKBlendMode.alpha
  /// The vertical alignment relative to the origin.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// The horizontal alignment relative to the origin.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1
  /// The width at which lines wrap; 0 for no wrapping.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  // MARK: Internals

  override var contentRect: CGRect? { LabelLayout(self).map(\.rect) }

  override func drawContent(in context: CGContext, alpha: CGFloat) {
    LabelLayout(self)?.draw(in: context, alpha: alpha, blendMode: blendMode)
  }

  override func takeProperties(of node: SKNode) {
    super.takeProperties(of: node)
    guard let node = node as? SKLabelNode else { return }
    (text, attributedText) = (node.text, node.attributedText)
    (fontName, fontSize, fontColor) = (node.fontName, node.fontSize, node.fontColor)
    (color, colorBlendFactor, blendMode) = (node.color, node.colorBlendFactor, node.blendMode)
    verticalAlignmentMode = node.verticalAlignmentMode
    horizontalAlignmentMode = node.horizontalAlignmentMode
    (numberOfLines, lineBreakMode) = (node.numberOfLines, node.lineBreakMode)
    preferredMaxLayoutWidth = node.preferredMaxLayoutWidth
  }

  private func encodeLabel(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let text { coder.encode(text as NSString, forKey: "TactusText") }
    if let fontName { coder.encode(fontName as NSString, forKey: "TactusFont") }
    coder.encode(Double(fontSize), forKey: "TactusFontSize")
    coder.encode(fontColor, forKey: "TactusFontColor")
    coder.encode(horizontalAlignmentMode.rawValue, forKey: "TactusHorizontal")
    coder.encode(verticalAlignmentMode.rawValue, forKey: "TactusVertical")
    coder.encode(numberOfLines, forKey: "TactusLines")
    coder.encode(Double(preferredMaxLayoutWidth), forKey: "TactusLayoutWidth")
  }

  private func decodeLabel(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "TactusFontSize") else { return }
    text = coder.decodeObject(of: [NSString.self], forKey: "TactusText") as? String
    fontName = coder.decodeObject(of: [NSString.self], forKey: "TactusFont") as? String
    fontSize = CGFloat(coder.decodeDouble(forKey: "TactusFontSize"))
    fontColor = coder.decodeObject(of: [UIColor.self], forKey: "TactusFontColor") as? UIColor
    horizontalAlignmentMode =
      .init(rawValue: coder.decodeInteger(forKey: "TactusHorizontal")) ?? .center
    verticalAlignmentMode =
      .init(rawValue: coder.decodeInteger(forKey: "TactusVertical")) ?? .baseline
    numberOfLines = coder.decodeInteger(forKey: "TactusLines")
    preferredMaxLayoutWidth = CGFloat(coder.decodeDouble(forKey: "TactusLayoutWidth"))
  }
}
