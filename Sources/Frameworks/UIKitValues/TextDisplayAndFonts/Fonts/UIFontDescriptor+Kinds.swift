extension UIFontDescriptor {
  /// The style traits of a font, such as bold, italic and condensed, and its class.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits of the set: one per trait; the highest four are the class.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An italic font.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A bold font.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// An expanded font.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// A condensed font.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// A monospaced font.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// A font for vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// A font optimized for user interfaces.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Tight leading.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Loose leading.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The mask of the class bits.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Old-style serifs.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Transitional serifs.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Clarendon serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Freeform serifs.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// A script.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// The name of an attribute of a font descriptor.
  public struct AttributeName: _WrappedWord, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an attribute name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face within its family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The point size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name that users see.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The transform of each glyph.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font must support.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fallback fonts.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A dictionary of traits by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The fixed advance of each glyph.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// An array of feature settings, dictionaries by `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a font trait in a descriptor.
  public struct TraitKey: _WrappedWord, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, -1…1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, -1…1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, -1…1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The key of a font feature setting.
  public struct FeatureKey: _WrappedWord, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature type.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The feature selector.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The former name of `type`.
    public static let featureIdentifier = type
    /// The former name of `selector`.
    public static let typeIdentifier = selector
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The rounded design; it looks like the default one, because no free font has it.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The serif design; DejaVu Serif is the substitute.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design; DejaVu Sans Mono is the substitute.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
