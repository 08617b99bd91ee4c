internal import TactusCrashReports
public import TactusFoundation
public import TactusUIKitValues

// Copies of descriptors with one change. Step CoreText.CT40.

/// Creates a copy of a descriptor with another family, and with the same traits if the family has
/// such a font.
///
/// - Parameters:
///   - original: The descriptor.
///   - family: The name of the family.
/// - Returns: The descriptor; nil if there is no such family.
public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? {
  let size = original.pointSize
  let font = UIFont(descriptor: original, size: 0).copy(ofFamily: family, size: max(size, 1))
  return font.map { size > 0 ? $0.fontDescriptor : $0.fontDescriptor.withoutSize }
}

/// Creates a copy of a descriptor with another value of a variation axis.
///
/// The weight axis chooses the nearest weight of the family. Other axes are stored, and a warning
/// says that they have no effect.
///
/// - Parameters:
///   - original: The descriptor.
///   - variationIdentifier: The identifier of the axis: its four characters, as a number.
///   - variationValue: The value.
public func CTFontDescriptorCreateCopyWithVariation(
  _ original: CTFontDescriptor, _ variationIdentifier: CFNumber, _ variationValue: CGFloat
) -> CTFontDescriptor {
  let name = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute)
  var values = original.object(forKey: name) as? CFDictionary ?? [:]
  values[variationIdentifier] = NSNumber(value: Double(variationValue))
  let copy = original.addingAttributes([name: values])
  guard variationIdentifier.intValue == weightAxis, variationValue.isFinite else {
    RuntimeWarning.once(
      "axes of variable fonts besides the weight have no effect", namesPlace: true)
    return copy
  }
  return copy.with(weightNumber: Int(max(1, min(1_000, variationValue))))
}

/// The identifier of the weight axis, `wght`.
private let weightAxis = 0x7767_6874

/// Creates a copy of a descriptor with a further setting of a feature.
///
/// - Parameters:
///   - original: The descriptor.
///   - featureTypeIdentifier: The number of the feature's type.
///   - featureSelectorIdentifier: The number of the selector.
public func CTFontDescriptorCreateCopyWithFeature(
  _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber,
  _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
  let old = original.object(forKey: .featureSettings) as? [Any] ?? []
  let new: [String: Any] = [
    kCTFontFeatureTypeIdentifierKey: featureTypeIdentifier.intValue,
    kCTFontFeatureSelectorIdentifierKey: featureSelectorIdentifier.intValue,
  ]
  return original.addingAttributes([.featureSettings: old + [new]])
}

/// Returns an attribute of a descriptor in the user's language, if the font's file has it in that
/// language; nil if there is no such attribute.
///
/// - Parameters:
///   - descriptor: The descriptor.
///   - attribute: The name of the attribute. The names of the family and the style, and the visible
///     name, are localized; others are the same in all languages.
///   - language: Set to the identifier of the attribute's language; nil if it is not needed.
public func CTFontDescriptorCopyLocalizedAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString,
  _ language: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFTypeRef? {
  let keys = [
    kCTFontFamilyNameAttribute: kCTFontFamilyNameKey,
    kCTFontStyleNameAttribute: kCTFontStyleNameKey,
    kCTFontDisplayNameAttribute: kCTFontFullNameKey,
  ]
  guard let key = keys[attribute] else {
    return CTFontDescriptorCopyAttribute(descriptor, attribute)
  }
  let font = UIFont(descriptor: descriptor, size: 0)
  return CTFontCopyLocalizedName(font, key, language).map { $0 as AnyObject }
}

extension UIFontDescriptor {
  /// The descriptor with all attributes but the size.
  fileprivate var withoutSize: UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.filter { $0.key != .size })
  }
}
