public import TactusFoundation
public import TactusUIKitValues

/// A description of a font; the same class as `UIFontDescriptor`, because on an iPhone each can be
/// cast to the other.
public typealias CTFontDescriptor = UIFontDescriptor

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
