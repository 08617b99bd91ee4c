internal import TactusFoundation
public import TactusUIKitValues

/// A list of fonts.
///
/// Step CoreText.CT34.
///
/// - Thread: as `_CoreFoundationType`; it adds nothing that changes.
public class CTFontCollection: _CoreFoundationType, _CoreFoundationObject, @unchecked Sendable {
  /// The descriptors that the fonts match; `nil` for all fonts.
  fileprivate let queries: [CTFontDescriptor]?

  fileprivate init(_ queries: [CTFontDescriptor]?) { self.queries = queries }

  /// The descriptors of the fonts.
  fileprivate var matches: [CTFontDescriptor] {
    guard let queries else { return UIFontDescriptor.available }
    var names: Set<String> = []
    return queries.flatMap { $0.matches(nil) }.filter { names.insert($0.postscriptName).inserted }
  }

  /// Returns the list with further descriptors; that of all fonts stays the same.
  fileprivate func adding(_ descriptors: [CTFontDescriptor]) -> CTFontCollection {
    CTFontCollection(queries.map { $0 + descriptors })
  }
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

/// Creates a list of the fonts of another list and of those that match further descriptors.
///
/// - Parameters:
///   - original: The other list.
///   - queryDescriptors: The descriptors, a list of `CTFontDescriptor`.
///   - options: Options, which have no effect.
public func CTFontCollectionCreateCopyWithFontDescriptors(
  _ original: CTFontCollection, _ queryDescriptors: CFArray?, _ options: CFDictionary?
) -> CTFontCollection {
  original.adding((queryDescriptors ?? []).compactMap { $0 as? CTFontDescriptor })
}

/// A function that compares two descriptors, and gets the app's value.
///
/// A C function on an iPhone, which on Linux cannot have objects.
public typealias CTFontCollectionSortDescriptorsCallback = (
  CTFontDescriptor, CTFontDescriptor, UnsafeMutableRawPointer?
) -> CFComparisonResult

/// Returns the descriptors of the fonts of a list in the order of a function; `nil` if there is
/// none.
///
/// - Parameters:
///   - collection: The list.
///   - sortCallback: The function; `nil` for the order of the list.
///   - refCon: A value that the function gets.
public func CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
  _ collection: CTFontCollection, _ sortCallback: CTFontCollectionSortDescriptorsCallback?,
  _ refCon: UnsafeMutableRawPointer?
) -> CFArray? {
  let matches = collection.matches
  guard !matches.isEmpty, let sortCallback else { return matches.isEmpty ? nil : matches }
  return matches.sorted { sortCallback($0, $1, refCon) == .compareLessThan }
}

/// Returns the descriptors of the fonts of a list; `nil` if there is none.
///
/// - Parameters:
///   - collection: The list.
///   - options: Options; fonts are listed once, whatever they are.
public func CTFontCollectionCreateMatchingFontDescriptorsWithOptions(
  _ collection: CTFontCollection, _ options: CFDictionary?
) -> CFArray? { CTFontCollectionCreateMatchingFontDescriptors(collection) }

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
  let keys = mandatoryAttributes.map { names in
    Set(
      names.compactMap { ($0 as? String).map(UIFontDescriptor.AttributeName.init(rawValue:)) })
  }
  let matches = descriptor.matches(keys)
  return matches.isEmpty ? nil : matches
}

/// Returns the identifier of the type of lists of fonts.
public func CTFontCollectionGetTypeID() -> CFTypeID { CTFontCollection.typeID }
