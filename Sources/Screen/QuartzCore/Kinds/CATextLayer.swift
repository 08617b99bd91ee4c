import TactusDisplayList

/// The properties of a text layer.
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
  /// Creates a layer without text.
  public override init() {
    super.init()
    state.kind = .text(TextState())
  }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer as `init()` does; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.kind = .text(TextState())
  }

  /// The text: a `String`, or an attributed string whose attributes are ignored.
  open var string: Any? {
    get { state.kind.text.string }
    set {
      let text = (newValue as? NSAttributedString)?.string ?? newValue as? String
      change("string", \.kind.text.string, to: text)
    }
  }

  /// The font: the name of a family or a `CGFont`; anything else stands for the system font.
  open var font: Any? {
    get { state.kind.text.font.family }
    set {
      let font =
        (newValue as? CGFont)?.drawing
        ?? (newValue as? String).map { DrawingFont(family: $0) }
      change("font", \.kind.text.font, to: font ?? DrawingFont())
    }
  }

  /// The font size, in points.
  open var fontSize: CGFloat {
    get { state.kind.text.fontSize }
    set { change("fontSize", \.kind.text.fontSize, to: newValue) }
  }

  /// The text color.
  open var foregroundColor: CGColor? {
    get { state.kind.text.foregroundColor }
    set { change("foregroundColor", \.kind.text.foregroundColor, to: newValue) }
  }

  /// Whether lines are wrapped at the bounds.
  open var isWrapped: Bool {
    get { state.kind.text.isWrapped }
    set { change("wrapped", \.kind.text.isWrapped, to: newValue) }
  }

  /// The truncation of lines that are too long.
  open var truncationMode: CATextLayerTruncationMode {
    get { state.kind.text.truncationMode }
    set { change("truncationMode", \.kind.text.truncationMode, to: newValue) }
  }

  /// Whether glyphs are placed at fractions of a pixel; it has no effect, since they always are.
  open var allowsFontSubpixelQuantization = false

  /// The horizontal alignment of lines.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { state.kind.text.alignmentMode }
    set { change("alignmentMode", \.kind.text.alignmentMode, to: newValue) }
  }
}
