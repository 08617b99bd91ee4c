import TactusDisplayList

/// A view with text on one or several lines, which the user cannot edit (Text.LB1…).
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // MARK: Creating

  /// Creates an empty label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label, empty or decoded from an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder.nib { decode(nib) }
    decodeArchive(Self.labelArchive, coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.labelArchive.encode(self, with: coder)
  }

  // MARK: Text

  /// The text; nil for none.
  ///
  /// Setting it removes the attributes of individual characters.
  open var text: String? {
    get { content?.string }
    set {
      // Apps often set an unchanged text.
      notifyingObservers(\.text) {
        guard newValue == nil || content?.isPlain(newValue) != true else { return }
        change {
          content = newValue.map { NSAttributedString(string: $0) }
          baseAttributes = reportedAttributes
        }
      }
    }
  }

  /// The text as it was set; plain text has no attributes.
  var archivedText: NSAttributedString? {
    get { content }
    set {
      change {
        content = newValue.map { NSAttributedString(attributedString: $0) }
        baseAttributes = reportedAttributes
      }
    }
  }

  /// The text, with the label's own attributes where it lacks them; font, color, alignment and line
  /// break mode report those of its first character (Text.LB2).
  open var attributedText: NSAttributedString? {
    get { content.map(withDefaultAttributes) }
    set {
      notifyingObservers(\.attributedText) {
        change {
          content = newValue.map { NSAttributedString(attributedString: $0) }
          reportFirstCharacterAttributes()
        }
      }
    }
  }

  /// The font; setting it applies to the whole text.
  open var font: UIFont! {
    get { reportedAttributes.font }
    set {
      notifyingObservers(\.font) {
        change {
          baseAttributes.font = newValue ?? Self.usualFont
          reportedAttributes.font = baseAttributes.font
          setDefaultAttribute(.font, baseAttributes.font)
        }
      }
    }
  }

  /// The color of the text; setting it applies to the whole text.
  open var textColor: UIColor! {
    get { reportedAttributes.color }
    set {
      notifyingObservers(\.textColor) {
        change {
          baseAttributes.color = newValue ?? .label
          reportedAttributes.color = baseAttributes.color
          setDefaultAttribute(.foregroundColor, baseAttributes.color)
        }
      }
    }
  }

  /// The alignment; setting it applies to all paragraphs.
  open var textAlignment: NSTextAlignment {
    get { reportedAttributes.alignment }
    set {
      notifyingObservers(\.textAlignment) {
        change {
          (baseAttributes.alignment, reportedAttributes.alignment) = (newValue, newValue)
          changeParagraphStyles { $0.alignment = newValue }
        }
      }
    }
  }

  /// The wrapping and truncation mode; truncation applies to the last line.
  open var lineBreakMode: NSLineBreakMode {
    get { reportedAttributes.lineBreakMode }
    set {
      change {
        (baseAttributes.lineBreakMode, reportedAttributes.lineBreakMode) = (newValue, newValue)
        changeParagraphStyles { $0.lineBreakMode = newValue }
      }
    }
  }

  /// Whether letter spacing is tightened before the text is truncated.
  open var allowsDefaultTighteningForTruncation = false
  /// The line break strategy.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// The vibrancy of the text over blurred content; stored, because the phone draws no vibrancy.
  open var preferredVibrancy: UILabelVibrancy = .none
  /// Whether hovering a pointer over truncated text shows all of it.
  open var showsExpansionTextWhenTruncated = false
  /// The maximum number of lines; 0 for as many as fit.
  open var numberOfLines = 1 { didSet { change {} } }

  // MARK: Appearance

  /// The color of the highlighted text; nil for the same color.
  open var highlightedTextColor: UIColor? { didSet { change {} } }
  /// Whether the label is highlighted.
  open var isHighlighted = false { didSet { change {} } }
  /// Whether the label is enabled; otherwise its text is gray (Text.LB6).
  open var isEnabled = true { didSet { change {} } }
  /// The color of the shadow; nil for no shadow.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The offset of the shadow, in points to the right and down.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  // MARK: Layout

  /// Whether the font shrinks to fit a long text (Text.LB5).
  open var adjustsFontSizeToFitWidth = false { didSet { change {} } }
  /// The minimum scale of the font, 0…1; 0 for no minimum.
  open var minimumScaleFactor: CGFloat = 0 { didSet { change {} } }
  /// The vertical alignment of a line in a smaller font.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }
  /// The maximum width of a multiline label, in points; 0 for unlimited.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { change {} } }
  /// Whether the font follows the preferred text size (Text.LB7).
  open var adjustsFontForContentSizeCategory = false { didSet { updateFontSize() } }

  /// The size of the text, rounded up to pixels.
  open override var intrinsicContentSize: CGSize {
    let hasWidth = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return room(width: hasWidth ? preferredMaxLayoutWidth : Self.endless)
  }

  /// Returns the size of a multiline text for a width, unless a preferred width is set.
  @_spi(UIKitModules) open override func contentSize(inWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0, width > 0 else { return nil }
    return CGSize(width: intrinsicContentSize.width, height: room(width: width).height)
  }

  /// The first and last baseline, in whole points from the top and the bottom.
  override var textBaselines: (first: CGFloat, last: CGFloat) {
    let first = font.ascender.rounded()
    return (first, pixels(font.lineHeight, scale: traitCollection.displayScale) - first)
  }

  /// Returns the size of the text within a size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A single line has its full width, regardless of the size (Text.LB3).
    let isLimited = numberOfLines != 1 && size.width > 0
    return room(width: isLimited ? size.width : Self.endless)
  }

  /// Returns the rectangle of the text within a rectangle (Text.LB4).
  ///
  /// - Parameters:
  ///   - bounds: The rectangle.
  ///   - numberOfLines: The maximum number of lines; 0 for unlimited.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let fitted = fitted(bounds.size, lines: numberOfLines)
    let (layout, scale) = (fitted.layout, fitted.traits.displayScale)
    let size = CGSize(
      width: min(bounds.width, pixels(CGFloat(layout.width), scale: scale)),
      height: min(bounds.height, pixels(CGFloat(layout.height), scale: scale)))
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
  open func drawText(in rect: CGRect) { drawFittedText(in: rect) }

  /// Draws the label.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  // MARK: Accessibility

  /// Whether the label is an element: by default, if it has text.
  open override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement && accessibilityLabel?.isEmpty == false }
    set { super.isAccessibilityElement = newValue }
  }
  /// The accessibility label; the text by default.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Updates

  @_spi(UIKitModules) open override func traitsBecameKnown() {
    updateFontSize()
    change {}
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFontSize()
    change {}
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    change {}
  }

  // MARK: Internals

  /// The default font.
  ///
  /// - Source: Apple's reference of `UILabel`: the system font of 17 points. Confidence:
  ///   documented.
  nonisolated static let usualFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// A length treated as unlimited, in points.
  static let endless: CGFloat = 100_000

  /// The default attributes of the text.
  struct BaseAttributes {
    var font = usualFont
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }

  /// The number of layouts that labels have made so far.
  package static var fittedCount = 0

  /// The text, including attributes of individual characters.
  var content: NSAttributedString?
  var baseAttributes = BaseAttributes()
  /// The attributes that the properties report: those of the first character, otherwise the
  /// defaults.
  var reportedAttributes = BaseAttributes()
  /// The last layout of a limited height.
  var cache: LabelLayout?
  /// The last layout of unlimited height, used for measuring; drawing keeps it, because the next
  /// layout pass measures again.
  var measured: LabelLayout?
  /// The text prepared for layout, and the traits for which it was prepared.
  var ready: (text: AttributedText, traits: UITraitCollection)?

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    isOpaque = false
    contentMode = .redraw
  }

  /// Makes a change, discards the layout and redraws.
  private func change(_ body: () -> Void) {
    body()
    (cache, measured, ready) = (nil, nil, nil)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Scales the font to the preferred text size (Text.LB7).
  private func updateFontSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let (base, first) = (baseAttributes.font, reportedAttributes.font)
    let (newBase, newFirst) = (
      base.adjusted(to: traitCollection), first.adjusted(to: traitCollection)
    )
    guard newBase !== base || newFirst !== first || content?.hasSeveralFonts == true else { return }
    change {
      (baseAttributes.font, reportedAttributes.font) = (newBase, newFirst)
      content = content.map(withAdjustedFonts)
    }
  }

  /// Returns the size of the text for a width.
  private func room(width: CGFloat) -> CGSize {
    guard let content, content.length > 0 else { return .zero }
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.endless)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }
}

extension NSAttributedString {
  /// Whether some characters have their own font.
  fileprivate var hasSeveralFonts: Bool {
    var found = false
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, _, stop in
      if value != nil { (found, stop.pointee) = (true, true) }
    }
    return found
  }

  /// Returns whether the string equals a text and has no attributes.
  fileprivate func isPlain(_ text: String?) -> Bool {
    guard string == text else { return false }
    guard length > 0 else { return true }
    var range = NSRange()
    return attributes(at: 0, effectiveRange: &range).isEmpty && range.length == length
  }
}
