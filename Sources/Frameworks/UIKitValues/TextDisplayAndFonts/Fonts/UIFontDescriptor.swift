import TactusDisplayList

/// A description of a font by attributes.
///
/// - Thread: any. It is immutable.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // MARK: Creating

  /// Creates a descriptor from attributes; unsupported ones are kept without effect.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    values = Values(attributes)
    super.init()
  }

  /// Creates a descriptor of a font by its name.
  ///
  /// - Parameters:
  ///   - fontName: The name; an unknown one gives the system font.
  ///   - size: The size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a descriptor of a font by its name, with a glyph transform.
  ///
  /// - Parameters:
  ///   - fontName: The name; an unknown one gives the system font.
  ///   - matrix: The transform; only the slant has an effect (Text.FO14).
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(
      fontAttributes: [.name: fontName, .matrix: NSValue(cgAffineTransform: matrix)])
  }

  /// Creates a descriptor from an archive (Archives.AR10).
  public required init?(coder: NSCoder) {
    guard coder.hasArchive(of: "UIFontDescriptor", marked: FontFace.ArchiveKey.weight),
      let face = FontFace(from: coder)
    else { return nil }
    var values = Values(face: face)
    if coder.containsValue(forKey: Self.sizeKey) {
      values.size = CGFloat(from: coder, forKey: Self.sizeKey)
    }
    self.values = values
    super.init()
  }

  /// Descriptors support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the face and the size; attributes without effect are omitted (Archives.AR10).
  open func encode(with coder: NSCoder) {
    values.face.encode(to: coder)
    if let size = values.size { coder.encode(Double(size), forKey: Self.sizeKey) }
  }

  private static let sizeKey = "TactusFontSize"

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Creates the descriptor of a font file's font.
  package convenience init(_ font: RegisteredFont) { self.init(Values(face: FontFace(font))) }

  /// Returns the descriptor of a text style's font at the user's preferred size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style's font at the size of some traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Derived descriptors

  /// Returns a descriptor with attributes replaced.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }

  /// Returns a descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(values.with { $0.size = newPointSize })
  }

  /// Returns a descriptor with another glyph transform; only the slant has an effect (Text.FO14).
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    let slant = matrix.slantOfGlyphs
    return UIFontDescriptor(values.with { $0.face.slant = slant })
  }

  /// Returns a descriptor of another face of the family, such as `Bold`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// Returns a descriptor of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns a descriptor with exactly these traits; `nil` when there is no such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    values.face.with(symbolicTraits).map { face in UIFontDescriptor(values.with { $0.face = face })
    }
  }

  /// Returns a descriptor of another design of the system font; `nil` for other fonts.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = values.face.origin else { return nil }
    return UIFontDescriptor(values.with { $0.face.origin = .system(design) })
  }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the descriptors of fonts whose attributes match this descriptor's font.
  ///
  /// - Parameter mandatoryKeys: The attributes that must match: name, family, face and visible name
  ///   are compared, others have no effect. `nil` for the name.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { matches(mandatoryKeys) }

  // MARK: Attributes

  /// The name of the font.
  open var postscriptName: String { values.face.fontName }
  /// The size, in points; 0 if unspecified.
  open var pointSize: CGFloat { values.size ?? 0 }
  /// The glyph transform; the identity if unspecified.
  open var matrix: CGAffineTransform { values.matrix }
  /// The traits of the font's style, such as bold.
  open var symbolicTraits: SymbolicTraits { values.face.symbolicTraits }
  /// All attributes of the descriptor.
  open var fontAttributes: [AttributeName: Any] { values.attributes }

  /// Returns the value of an attribute; `nil` if unspecified.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: postscriptName
    case .family: values.face.familyName
    case .face: values.face.styleName
    case .visibleName: "\(values.face.familyName) \(values.face.styleName)"
    case .traits:
      [
        TraitKey.symbolic: NSNumber(value: symbolicTraits.rawValue),
        .weight: NSNumber(value: Double(values.face.weight)),
        .width: NSNumber(
          value: values.face.isCondensed ? Self.condensedWidth : Double(values.face.width)),
        .slant: NSNumber(value: values.face.isItalic ? Self.italicSlant : 0),
      ] as [TraitKey: Any]
    default: fontAttributes[anAttribute]
    }
  }

  /// Whether a font with the name exists, or no name is specified.
  package var hasFont: Bool { values.missingName == nil }

  /// Returns whether another object is an equal descriptor.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return values.face == other.values.face && values.size == other.values.size
  }

  /// The hash; equal descriptors have equal hashes.
  open override var hash: Int { values.face.hashValue }

  // MARK: Internals

  let values: Values

  /// The slant of italic faces, on the scale of the slant trait.
  ///
  /// - Source: guess.
  private static let italicSlant = 0.07

  /// The width of condensed faces, on the scale of the width trait.
  ///
  /// - Source: guess.
  private static let condensedWidth = -0.2
}
