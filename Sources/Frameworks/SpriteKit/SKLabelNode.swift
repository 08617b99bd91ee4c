/// A node that displays a text label.
open class SKLabelNode: SKNode {
  /// Creates a label.
  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }

  /// Creates a label with a text.
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }

  /// The text.
  open var text: String?
  /// The name of the font.
  open var fontName: String?
  /// The size of the font.
  open var fontSize: CGFloat = 32
  /// The color of the text.
  open var fontColor: UIColor? = .white
}
