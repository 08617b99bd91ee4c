import DisplayList

/// What a text layer is told at one moment.
///
/// - Source: the defaults are those of Apple's reference of `CATextLayer` (documented).
struct TextState {
  var string: String?
  var font = DrawingFont()
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = .white
  var isWrapped = false
  var truncationMode = CATextLayerTruncationMode.none
  var alignmentMode = CATextLayerAlignmentMode.natural
}

/// A layer that shows text of one style.
open class CATextLayer: CALayer {
  /// Makes a layer without text.
  public override init() {
    super.init()
    state.kind = .text(TextState())
  }

  /// Makes a copy of another layer as it is shown at a moment.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Makes a layer as `init()` does: archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.kind = .text(TextState())
  }

  /// The text: a `String`, or a string with attributes, of which only the letters are shown.
  open var string: Any? {
    get { state.kind.text.string }
    set {
      let text = (newValue as? NSAttributedString)?.string ?? newValue as? String
      change("string", \.kind.text.string, to: text)
    }
  }

  /// The font: the name of a family, or a `CGFont`; anything else is the system's.
  open var font: Any? {
    get { state.kind.text.font.family }
    set {
      let font =
        (newValue as? CGFont)?.drawing
        ?? (newValue as? String).map { DrawingFont(family: $0) }
      change("font", \.kind.text.font, to: font ?? DrawingFont())
    }
  }

  /// How large letters are, in points.
  open var fontSize: CGFloat {
    get { state.kind.text.fontSize }
    set { change("fontSize", \.kind.text.fontSize, to: newValue) }
  }

  /// The letters' colour.
  open var foregroundColor: CGColor? {
    get { state.kind.text.foregroundColor }
    set { change("foregroundColor", \.kind.text.foregroundColor, to: newValue) }
  }

  /// Whether lines are broken at the bounds.
  open var isWrapped: Bool {
    get { state.kind.text.isWrapped }
    set { change("wrapped", \.kind.text.isWrapped, to: newValue) }
  }

  /// What is left out of a line that is too long.
  open var truncationMode: CATextLayerTruncationMode {
    get { state.kind.text.truncationMode }
    set { change("truncationMode", \.kind.text.truncationMode, to: newValue) }
  }

  /// Where lines are that are narrower than the bounds.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { state.kind.text.alignmentMode }
    set { change("alignmentMode", \.kind.text.alignmentMode, to: newValue) }
  }
}

/// What is left out of a text layer's line that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String
  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where lines of a text layer are that are narrower than it.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String
  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the text's language begins its lines; here at the left.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From end to end.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
