internal import TactusFoundation
public import TactusUIKitValues

/// A list of fonts.
///
/// Step CoreText.CT34.
///
/// - Thread: any.
public class CTFontCollection: _CoreFoundationType, _CoreFoundationObject, @unchecked Sendable {
  /// The descriptors that the fonts match; `nil` for all fonts.
  fileprivate let queries: [CTFontDescriptor]?

  fileprivate init(_ queries: [CTFontDescriptor]?) { self.queries = queries }

  /// The descriptors of the fonts.
  fileprivate var matches: [CTFontDescriptor] {
    guard let queries else { return Self.available }
    var names: Set<String> = []
    return queries.flatMap { CTFontCollection.matches($0) }.filter {
      names.insert($0.postscriptName).inserted
    }
  }

  /// The descriptors of all fonts that have a name.
  private static var available: [CTFontDescriptor] {
    UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }.map { named($0) }
  }

  private static func named(_ name: String) -> CTFontDescriptor {
    UIFontDescriptor(fontAttributes: [.name: name])
  }

  /// Returns the descriptors of the fonts that have attributes of the font of a descriptor.
  ///
  /// - Parameters:
  ///   - query: The descriptor.
  ///   - attributes: The names of the attributes.
  fileprivate static func matches(
    _ query: CTFontDescriptor, _ attributes: [CFString] = [kCTFontNameAttribute]
  ) -> [CTFontDescriptor] {
    let asked = attributes.map { ($0, CTFontDescriptorCopyAttribute(query, $0) as? String) }
    return available.filter { descriptor in
      asked.allSatisfy { CTFontDescriptorCopyAttribute(descriptor, $0) as? String == $1 }
    }
  }

  /// The names of the attributes that can be compared.
  fileprivate static let comparable: Set<CFString> = [
    kCTFontNameAttribute, kCTFontFamilyNameAttribute, kCTFontStyleNameAttribute,
    kCTFontDisplayNameAttribute,
  ]
}

/// The option of whether fonts are listed once; they always are.
public let kCTFontCollectionRemoveDuplicatesOption: CFString =
  "NSCTFontCollectionRemoveDuplicatesOption"

/// Creates the list of all fonts.
public func CTFontCollectionCreateFromAvailableFonts(_ options: CFDictionary?) -> CTFontCollection {
  CTFontCollection(nil)
}

/// Creates the list of the fonts that match descriptors.
///
/// - Parameters:
///   - queryDescriptors: The descriptors, a list of `CTFontDescriptor`; those without attributes
///     match all fonts.
///   - options: Options, which have no effect.
public func CTFontCollectionCreateWithFontDescriptors(
  _ queryDescriptors: CFArray?, _ options: CFDictionary?
) -> CTFontCollection {
  CTFontCollection((queryDescriptors ?? []).compactMap { $0 as? CTFontDescriptor })
}

/// Returns the descriptors of the fonts of a list; `nil` if there is none.
public func CTFontCollectionCreateMatchingFontDescriptors(
  _ collection: CTFontCollection
) -> CFArray? { collection.matches.isEmpty ? nil : collection.matches }

/// Returns the descriptors of the fonts that match a descriptor; `nil` if there is none.
///
/// A descriptor is compared by the font that it finds, not by the attributes of its creation.
///
/// - Parameters:
///   - descriptor: The descriptor.
///   - mandatoryAttributes: The names of the attributes that must match: of the name, the family,
///     the style and the visible name; others have no effect. `nil` for the name.
public func CTFontDescriptorCreateMatchingFontDescriptors(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CFArray? {
  let asked = mandatoryAttributes.map { names in
    CTFontCollection.comparable.filter { names.contains($0) }
  }
  let matches =
    asked.map { CTFontCollection.matches(descriptor, Array($0)) }
    ?? CTFontCollection.matches(descriptor)
  return matches.isEmpty ? nil : matches
}

/// Returns the identifier of the type of lists of fonts.
public func CTFontCollectionGetTypeID() -> CFTypeID { CTFontCollection.typeID }
