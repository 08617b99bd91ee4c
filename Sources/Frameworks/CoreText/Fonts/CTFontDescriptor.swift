public import TactusFoundation
public import TactusUIKitValues

/// A description of a font; the same class as `UIFontDescriptor`, because on an iPhone each can be
/// cast to the other.
public typealias CTFontDescriptor = UIFontDescriptor

/// The attribute of the PostScript name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The attribute of the visible name.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The attribute of the family's name.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The attribute of the style's name.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The attribute of the traits, a dictionary.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The attribute of the size, in points.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The attribute of the settings of features, a list of dictionaries.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// The attribute of the fonts used for missing characters.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// The attribute of the transform, the bytes of a `CGAffineTransform`, of which only the slant has
/// an effect.
public let kCTFontMatrixAttribute: CFString = "NSCTFontMatrixAttribute"
/// The attribute of the width of all glyphs, in points, which has no effect.
public let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"
/// The attribute of the orientation, which has no effect.
public let kCTFontOrientationAttribute: CFString = "NSCTFontOrientationAttribute"

/// The trait with the symbolic traits as bits.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The trait of the weight, −1…1.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The trait of the width, −1…1.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The trait of the slant, −1…1.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// The key of the identifier of a feature's type.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The key of the name of a feature's type.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// The key of whether the selectors of a type exclude each other.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The key of the selectors of a feature's type.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The key of the identifier of a selector.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The key of the name of a selector.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// The key of whether a selector is on by default.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// The key of whether a selector is set.
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"

/// Creates a descriptor.
///
/// - Parameters:
///   - name: The PostScript name or the name of the family.
///   - size: The size, in points; 0 for none.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
  size > 0
    ? UIFontDescriptor(name: name, size: size) : UIFontDescriptor(fontAttributes: [.name: name])
}

/// Creates a descriptor with attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: attributes.fontAttributes)
}

/// Returns a descriptor with further attributes, which replace those of the same keys.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(attributes.fontAttributes) }

/// Creates a copy of a descriptor with other traits.
///
/// - Parameters:
///   - original: The descriptor.
///   - symTraitValue: The traits.
///   - symTraitMask: The mask of the traits that change.
/// - Returns: The descriptor; nil if the family has no font with these traits.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  let old = CTFontSymbolicTraits(rawValue: original.symbolicTraits.rawValue)
  let new = old.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  return original.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: new.rawValue))
}

/// Returns all attributes of a descriptor.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  var attributes: CFDictionary = [:]
  for (name, value) in descriptor.fontAttributes { attributes[name.rawValue] = value }
  return attributes
}

extension CFDictionary {
  fileprivate var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    for (name, value) in self {
      guard let name = name as? String else { continue }
      attributes[UIFontDescriptor.AttributeName(rawValue: name)] = value
    }
    return attributes
  }
}
