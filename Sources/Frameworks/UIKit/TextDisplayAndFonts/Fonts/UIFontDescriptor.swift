/// What a font is to be like.
///
/// - Thread: any. It never changes.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // MARK: Making

  /// Makes a description of attributes; those that no font here has are kept and not heeded.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    parts = Parts(attributes)
    super.init()
  }

  /// Makes a description of a font by its name.
  ///
  /// - Parameters:
  ///   - fontName: The name; an unknown one is taken for the phone's own font.
  ///   - size: Points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  init(_ parts: Parts) {
    self.parts = parts
    super.init()
  }

  /// The description of the font for a kind of text, as large as people want to read.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The description of the font for a kind of text, as large as traits say.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Another one

  /// The same with other attributes in place of its own.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }

  /// The same in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(parts.with { $0.size = newPointSize })
  }

  /// The same of another face of its family, such as `Bold`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// The same of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The same with these traits and no others; nil where there is no such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    parts.face.with(symbolicTraits).map { face in UIFontDescriptor(parts.with { $0.face = face }) }
  }

  /// The same in another design of the phone's own font; nil for a font that is not the phone's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = parts.face.origin else { return nil }
    return UIFontDescriptor(parts.with { $0.face.origin = .system(design) })
  }

  /// The description itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: What it says

  /// The name of the font.
  open var postscriptName: String { parts.face.fontName }
  /// Points; 0 where it does not say.
  open var pointSize: CGFloat { parts.size ?? 0 }
  /// What the font is like.
  open var symbolicTraits: SymbolicTraits { parts.face.symbolicTraits }
  /// All that it says.
  open var fontAttributes: [AttributeName: Any] { parts.attributes }

  /// One of the attributes; nil where it does not say.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: postscriptName
    case .family: parts.face.familyName
    case .face: parts.face.styleName
    case .visibleName: "\(parts.face.familyName) \(parts.face.styleName)"
    case .traits:
      [
        TraitKey.symbolic: UInt(symbolicTraits.rawValue), .weight: parts.face.weight,
        .width: CGFloat(0), .slant: parts.face.isItalic ? Self.italicSlant : 0,
      ] as [TraitKey: Any]
    default: fontAttributes[anAttribute]
    }
  }

  /// Whether another object says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return parts.face == other.parts.face && parts.size == other.parts.size
  }

  /// Is the same for those that say the same.
  open override var hash: Int { parts.face.hashValue }

  // MARK: Internals

  let parts: Parts

  /// How far italic letters lean, as the trait counts.
  ///
  /// - Source: guess.
  private static let italicSlant: CGFloat = 0.07
}
