import DisplayList

/// Text to read, of one line or several.
///
/// Steps LB1… are in `Documentation/Behaviour/Text.md`.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // MARK: Creating

  /// Makes a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a label without text: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Text

  /// The text; nil for none; setting it takes away what attributes single letters had.
  open var text: String? {
    get { content?.string }
    set {
      // Most of what apps say again is what is said already.
      guard newValue == nil || content?.isPlain(newValue) != true else { return }
      change { content = newValue.map { NSAttributedString(string: $0) } }
    }
  }

  /// The text with the label's look where it has no other; setting it takes over the look of its
  /// first letter (LB2).
  open var attributedText: NSAttributedString? {
    get { content.map(dressed) }
    set {
      change {
        content = newValue.map { NSAttributedString(attributedString: $0) }
        takeOverFirstLook()
      }
    }
  }

  /// The font; setting it sets that of all letters.
  open var font: UIFont! {
    get { look.font }
    set {
      change {
        look.font = newValue ?? Self.usualFont
        dress(.font, look.font)
      }
    }
  }

  /// The colour; setting it sets that of all letters.
  open var textColor: UIColor! {
    get { look.color }
    set {
      change {
        look.color = newValue ?? .label
        dress(.foregroundColor, look.color)
      }
    }
  }

  /// Where lines are; setting it sets where all are.
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set {
      change {
        look.alignment = newValue
        dressParagraphs { $0.alignment = newValue }
      }
    }
  }

  /// What becomes of a line that is too long; of several, of the last.
  open var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set {
      change {
        look.lineBreakMode = newValue
        dressParagraphs { $0.lineBreakMode = newValue }
      }
    }
  }

  /// How many lines there may be; 0 for as many as have room.
  open var numberOfLines = 1 { didSet { change {} } }

  // MARK: Looks

  /// The colour while it is highlighted; nil for the same.
  open var highlightedTextColor: UIColor? { didSet { change {} } }
  /// Whether it is highlighted.
  open var isHighlighted = false { didSet { change {} } }
  /// Whether what it says holds; if not, it is gray (LB6).
  open var isEnabled = true { didSet { change {} } }
  /// The colour of the shadow; nil for none.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// How far the shadow is away, in points to the right and down.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  // MARK: Room

  /// Whether letters become smaller where a line is too long (LB5).
  open var adjustsFontSizeToFitWidth = false { didSet { change {} } }
  /// How small they may become, 0…1 of their size; 0 for as small as it takes.
  open var minimumScaleFactor: CGFloat = 0 { didSet { change {} } }
  /// What of the line stays where it is then.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
  /// How wide it wants to be at most where it has several lines, in points; 0 for any width.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { change {} } }
  /// Whether its font is made again when people set another size (LB7).
  open var adjustsFontForContentSizeCategory = false { didSet { followSetting() } }

  /// The room that its text takes, to the pixel.
  open override var intrinsicContentSize: CGSize {
    let hasWidth = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return room(width: hasWidth ? preferredMaxLayoutWidth : Self.endless)
  }

  /// Lines make it higher the narrower it is, unless it was said how wide it wants to be.
  override func contentSize(inWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, width > 0 else { return nil }
    return CGSize(width: intrinsicContentSize.width, height: room(width: width).height)
  }

  /// Whole points from its top to what its first line stands on, and from there to the end of a line.
  override var textBaselines: (first: CGFloat, last: CGFloat) {
    let first = font.ascender.rounded()
    return (first, pixels(font.lineHeight) - first)
  }

  /// The room that its text takes within another.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // LB3. A single line wants all its length, whatever there is.
    let isLimited = numberOfLines != 1 && size.width > 0
    return room(width: isLimited ? size.width : Self.endless)
  }

  /// Where the text is within a rectangle (LB4).
  ///
  /// - Parameters:
  ///   - bounds: The rectangle.
  ///   - numberOfLines: How many lines there may be; 0 for any number.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let layout = fitted(bounds.size, lines: numberOfLines).layout
    let size = CGSize(
      width: min(bounds.width, pixels(CGFloat(layout.width))),
      height: min(bounds.height, pixels(CGFloat(layout.height))))
    let x: CGFloat =
      switch effectiveAlignment {
      case .center: (bounds.width - size.width) / 2
      case .right: bounds.width - size.width
      default: 0
      }
    let y = (bounds.height - size.height) / 2
    return CGRect(origin: CGPoint(x: bounds.minX + x, y: bounds.minY + y), size: size)
  }

  // MARK: Drawing

  /// Draws the text; called by `draw(_:)` with the bounds.
  open func drawText(in rect: CGRect) { paint(in: rect) }

  /// Draws the text in its bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  // MARK: Accessibility

  /// The text, unless something else is said.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Following

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followSetting()
    change {}
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    change {}
  }

  // MARK: Internals

  /// What a label's font is at first.
  ///
  /// - Source: Apple's reference of `UILabel`: the system's font of 17 points. Confidence: documented.
  nonisolated static let usualFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// What is too long to limit, in points.
  static let endless: CGFloat = 100_000

  /// What holds where the text says nothing.
  struct Look {
    var font = usualFont
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }

  /// What is said, with what was said of single letters.
  var content: NSAttributedString?
  var look = Look()
  /// What was laid out last, and for which room.
  var cache: LabelLayout?
  /// What was made ready to be laid out last, and for which traits.
  var ready: (text: AttributedText, traits: UITraitCollection)?

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    isOpaque = false
    contentMode = .redraw
  }

  /// Changes what is said or how, and has it drawn and made room for anew.
  private func change(_ body: () -> Void) {
    body()
    (cache, ready) = (nil, nil)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// LB7: makes the font again for what people have set.
  private func followSetting() {
    guard adjustsFontForContentSizeCategory else { return }
    let new = font.adjusted(to: traitCollection)
    if new !== font { font = new }
  }

  /// What it takes with so much room for each line.
  private func room(width: CGFloat) -> CGSize {
    guard let content, content.length > 0 else { return .zero }
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.endless)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }
}

extension NSAttributedString {
  /// Whether it is this text, and says nothing of single letters.
  fileprivate func isPlain(_ text: String?) -> Bool {
    guard string == text else { return false }
    guard length > 0 else { return true }
    var range = NSRange()
    return attributes(at: 0, effectiveRange: &range).isEmpty && range.length == length
  }
}
