import Synchronization
import TactusDisplayList

/// A font with a size.
///
/// The glyphs of the system font are Inter's, with San Francisco's advances (Text.FO1…, in
/// `Documentation/Behaviour/Text.md`).
///
/// - Thread: any. It is immutable.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let mark = ObjectHeaderPadding()

  // MARK: Creating

  /// Creates a font from a family or face name, such as `Inter-Bold`; `nil` for an unknown name.
  ///
  /// - Parameters:
  ///   - fontName: The name.
  ///   - fontSize: The size, in points; 0 or less for the default size.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(name: fontName) else { return nil }
    (self.face, scaling) = (face, nil)
    pointSize = fontSize > 0 ? fontSize : Self.defaultSize
    super.init()
  }

  /// Creates the system font in its default size; on an iPhone such a font has no face.
  public override convenience init() {
    self.init(descriptor: UIFont.systemFont(ofSize: Self.defaultSize).fontDescriptor, size: 0)
  }

  /// Creates the font that best matches a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size, in points; 0 for the descriptor's own.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.values.face
    face.features = FontFeature.effective(face.features)
    (self.face, scaling) = (face, nil)
    let wanted = pointSize > 0 ? pointSize : descriptor.pointSize
    self.pointSize = wanted > 0 ? wanted : Self.defaultSize
    super.init()
  }

  /// Creates a font from an archive (Archives.AR10).
  public required init?(coder: NSCoder) {
    guard coder.hasArchive(of: "UIFont", marked: FontFace.ArchiveKey.weight),
      let face = FontFace(from: coder), let size = CGFloat(from: coder, forKey: Self.sizeKey),
      size > 0, size.isFinite
    else { return nil }
    (self.face, pointSize, scaling) = (face, size, FontScaling(from: coder))
    super.init()
  }

  /// Fonts support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the face, the size and the text style (Archives.AR10).
  open func encode(with coder: NSCoder) {
    face.encode(to: coder)
    coder.encode(Double(pointSize), forKey: Self.sizeKey)
    scaling?.encode(to: coder)
  }

  private static let sizeKey = "TactusFontSize"

  init(_ face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
    (self.face, self.scaling) = (face, scaling)
    pointSize = size > 0 ? size : Self.defaultSize
    super.init()
  }

  /// Returns the font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face, size: fontSize) }

  /// Returns the font itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Attributes

  /// The name of the family.
  open var familyName: String { face.familyName }
  /// The name of the font.
  open var fontName: String { face.fontName }
  /// The size, in points.
  open private(set) var pointSize: CGFloat
  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor {
    var values = UIFontDescriptor.Values(face: face)
    values.size = pointSize
    return UIFontDescriptor(values)
  }

  // MARK: Metrics

  /// The distance from the baseline up to the top of a line, in points.
  open var ascender: CGFloat { pointSize * face.metrics.ascent + face.leading.height }
  /// The distance from the baseline down to the bottom of a line, in points; negative.
  open var descender: CGFloat { -pointSize * face.metrics.descent }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { pointSize * face.metrics.capHeight }
  /// The height of a lowercase x, in points.
  open var xHeight: CGFloat { pointSize * face.metrics.xHeight }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { ascender - descender }
  /// The additional space between lines, in points; 0.
  open var leading: CGFloat { 0 }

  // MARK: Comparing

  /// Returns whether another object is the same font with the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize
  }

  /// The hash; equal fonts have equal hashes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// A description of family, weight, style and size, for debugging (Drawing.DR28).
  open override var description: String {
    let traits = fontDescriptor.symbolicTraits
    return "<UIFont: \(DebugText.address(self))> font-family: \"\(familyName)\"; "
      + "font-weight: \(traits.contains(.traitBold) ? "bold" : "normal"); "
      + "font-style: \(traits.contains(.traitItalic) ? "italic" : "normal"); "
      + "font-size: \(String(format: "%.2f", Double(pointSize)))pt"
  }

  // MARK: Internals

  let face: FontFace
  /// The style for text in black, made when it is first needed.
  private let ownStyle = AtomicLazyReference<KnownStyle>()
  /// The scaling with the preferred text size; `nil` for a fixed size.
  let scaling: FontScaling?

  /// The default size, in points.
  ///
  /// - Source: Apple's reference of `UIFontDescriptor`. Confidence: guess.
  private static let defaultSize: CGFloat = 12

  /// The font that paints the glyphs.
  package var drawing: DrawingFont { face.drawing(size: Double(pointSize)) }

  /// The space added to each glyph's advance, in points.
  package var tracking: CGFloat { CGFloat(face.tracking(size: Double(pointSize))) }

  /// The glyph transform, which only slants (Text.FO14).
  package var matrix: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: face.slant, d: 1, tx: 0, ty: 0)
  }

  /// Returns the font with a glyph transform; only the slant has an effect.
  package func with(_ matrix: CGAffineTransform) -> UIFont {
    var face = face
    face.slant = matrix.slantOfGlyphs
    return UIFont(face, size: pointSize, scaling: scaling)
  }

  /// Whether glyphs and tracking depend on the size, as in the system font.
  var usesOpticalSizes: Bool {
    face.origin == .system(.default) || face.origin == .system(.rounded)
  }

  /// Returns the style that lays out and paints text in the font.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - usesBoldText: Whether bold text is on (Text.FO7).
  func style(_ color: DrawingColor, usesBoldText: Bool = false) -> TactusDisplayList.TextStyle {
    // A subclass may override its metrics.
    guard !usesBoldText, type(of: self) == UIFont.self else {
      return makeStyle(color, usesBoldText: usesBoldText)
    }
    let known = ownStyle.load() ?? ownStyle.storeIfNil(KnownStyle(makeStyle(.black)))
    var style = known.style
    style.color = color
    return style
  }

  /// A style that a font keeps, as nearly all texts of a screen have few fonts.
  private final class KnownStyle: Sendable {
    let style: TactusDisplayList.TextStyle

    init(_ style: TactusDisplayList.TextStyle) { self.style = style }
  }

  private func makeStyle(
    _ color: DrawingColor, usesBoldText: Bool = false
  ) -> TactusDisplayList.TextStyle {
    let size = Double(pointSize)
    let face = usesBoldText ? face.boldTextFace : face
    var style = TactusDisplayList.TextStyle(
      font: face.drawing(size: size), size: size, color: color,
      tracking: face.tracking(size: size), ascent: Double(ascender), descent: -Double(descender))
    style.slant = Double(face.slant)
    style.features = face.features.compactMap(\.tags).joined(separator: ",")
    return style
  }
}
