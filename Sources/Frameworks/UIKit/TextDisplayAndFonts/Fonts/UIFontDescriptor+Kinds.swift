extension UIFontDescriptor {
  /// What a font is like, a bit each.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// One bit a trait; the four highest are the kind of letters.
    public let rawValue: UInt32
    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It leans.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// It is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// It is wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// It is narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Its letters are all as wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// It is written from top to bottom.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// It is made for what is on a screen.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Its lines are nearer to each other.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Its lines are further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of the kind of letters.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Letters with serifs of the old style.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Letters with serifs between old and modern.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Letters with modern serifs.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Letters with serifs of the Clarendon kind.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Letters with slabs for serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Letters with serifs of no fixed form.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Letters without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Signs.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// What a description can say.
  public struct AttributeName: _WrappedWord, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name of text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The font's name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face's name within its family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name as people read it.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// What is done to each letter.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The letters that it must have.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts that stand in.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// What it is like: a dictionary of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// How wide each letter is.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// What of the font is switched on: an array of dictionaries of `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The kind of text.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What a font is like, in numbers.
  public struct TraitKey: _WrappedWord, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name of text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `SymbolicTraits`, as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// How heavy, -1…1.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide, -1…1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How far it leans, -1…1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// What tells apart the features of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name of text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature's number.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Which of its values.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The former name of `type`.
    public static let featureIdentifier = type
    /// The former name of `selector`.
    public static let typeIdentifier = selector
  }

  /// A design of the phone's own font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a design of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As usual.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends; no free font here has them, so it looks as usual.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs, which DejaVu's stand in for.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters that are all as wide, which DejaVu's stand in for.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
