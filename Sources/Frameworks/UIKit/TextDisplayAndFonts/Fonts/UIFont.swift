import DisplayList

/// A font in a size.
///
/// Letters of the phone's own font are Inter's, and take the room that San Francisco's take. Steps FO1…
/// are in `Documentation/Behaviour/Text.md`.
///
/// - Thread: any. It never changes.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let mark = ForeignMark()

  // MARK: Making

  /// Makes a font of the name of a family, or of one of its faces such as `Inter-Bold`; nil where
  /// there is none.
  ///
  /// - Parameters:
  ///   - fontName: The name.
  ///   - fontSize: Points; 0 or less for the usual size.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(name: fontName) else { return nil }
    (self.face, scaling) = (face, nil)
    pointSize = fontSize > 0 ? fontSize : Self.usualSize
    super.init()
  }

  /// Makes the font that fits a description best.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - pointSize: Points; 0 for the description's own size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    face = descriptor.parts.face
    scaling = nil
    let wanted = pointSize > 0 ? pointSize : descriptor.pointSize
    self.pointSize = wanted > 0 ? wanted : Self.usualSize
    super.init()
  }

  init(_ face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
    (self.face, self.scaling) = (face, scaling)
    pointSize = size > 0 ? size : Self.usualSize
    super.init()
  }

  /// The same font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face, size: fontSize) }

  /// The font itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: What it is

  /// The name of its family.
  open var familyName: String { face.familyName }
  /// The name of the font.
  open var fontName: String { face.fontName }
  /// Its size, in points.
  public final let pointSize: CGFloat
  /// What describes it.
  open var fontDescriptor: UIFontDescriptor {
    var parts = UIFontDescriptor.Parts(face: face)
    parts.size = pointSize
    return UIFontDescriptor(parts)
  }

  // MARK: Measures

  /// From the baseline up to the top of a line, in points.
  open var ascender: CGFloat { pointSize * face.measures.ascent + face.leading.height }
  /// From the baseline down to the bottom of a line, in points; below 0.
  open var descender: CGFloat { -pointSize * face.measures.descent }
  /// How high a capital letter is, in points.
  open var capHeight: CGFloat { pointSize * face.measures.capHeight }
  /// How high a small x is, in points.
  open var xHeight: CGFloat { pointSize * face.measures.xHeight }
  /// How high a line is, in points.
  open var lineHeight: CGFloat { ascender - descender }
  /// What fonts have between their lines beside that, in points; 0, as the phone's font has none.
  open var leading: CGFloat { 0 }

  // MARK: Comparing

  /// Whether another object is the same font in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize
  }

  /// Is the same for equal fonts.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// Its name and size, for whoever looks for a mistake.
  open override var description: String { "<UIFont \(fontName) \(pointSize)>" }

  // MARK: Internals

  let face: FontFace
  /// How it follows what people have set to read; nil if it does not.
  let scaling: FontScaling?

  /// What is meant by no size.
  ///
  /// - Source: Apple's reference of `UIFontDescriptor`. Confidence: guess.
  private static let usualSize: CGFloat = 12

  /// Whether it is the phone's own, whose letters and tracking depend on the size.
  var isSystemCut: Bool { face.origin == .system(.default) || face.origin == .system(.rounded) }

  /// How its letters are laid out and painted.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - isBolder: Whether people have set that text is to be bold (FO7).
  func style(_ color: DrawingColor, isBolder: Bool = false) -> DisplayList.TextStyle {
    let size = Double(pointSize)
    let face = isBolder ? face.bolder : face
    var style = DisplayList.TextStyle(
      font: face.drawing(size: size), size: size, color: color,
      tracking: face.tracking(size: size), ascent: Double(ascender), descent: -Double(descender))
    style.hasEvenDigits = face.hasEvenDigits
    return style
  }
}
