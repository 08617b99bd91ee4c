internal import TactusFoundation
public import TactusUIKitValues

/// A collection of fonts.
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

  /// Returns the collection with further descriptors; the collection of all fonts stays the same.
  fileprivate func adding(_ descriptors: [CTFontDescriptor]) -> CTFontCollection {
    CTFontCollection(queries.map { $0 + descriptors })
  }
}

/// The option of whether duplicates are removed; they always are.
public let kCTFontCollectionRemoveDuplicatesOption: CFString =
  "NSCTFontCollectionRemoveDuplicatesOption"

/// Creates the collection of all fonts.
public func CTFontCollectionCreateFromAvailableFonts(_ options: CFDictionary?) -> CTFontCollection {
  CTFontCollection(nil)
}

/// Creates the collection of the fonts that match descriptors.
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

/// Returns the descriptors of the fonts of a collection; `nil` if it is empty.
public func CTFontCollectionCreateMatchingFontDescriptors(
  _ collection: CTFontCollection
) -> CFArray? { collection.matches.isEmpty ? nil : collection.matches }

/// Creates a copy of a collection with further descriptors.
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

/// A callback that compares two descriptors; it receives the app's value.
///
/// On an iPhone it is a C function, which on Linux cannot have object parameters.
public typealias CTFontCollectionSortDescriptorsCallback = (
  CTFontDescriptor, CTFontDescriptor, UnsafeMutableRawPointer?
) -> CFComparisonResult

/// Returns the descriptors of the fonts of a collection, sorted by a callback; `nil` if it is
/// empty.
///
/// - Parameters:
///   - collection: The list.
///   - sortCallback: The callback; `nil` for the order of the collection.
///   - refCon: A value that is passed to the callback.
public func CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
  _ collection: CTFontCollection, _ sortCallback: CTFontCollectionSortDescriptorsCallback?,
  _ refCon: UnsafeMutableRawPointer?
) -> CFArray? {
  let matches = collection.matches
  guard !matches.isEmpty, let sortCallback else { return matches.isEmpty ? nil : matches }
  return matches.sorted { sortCallback($0, $1, refCon) == .compareLessThan }
}

/// Returns the descriptors of the fonts of a collection; `nil` if it is empty.
///
/// - Parameters:
///   - collection: The list.
///   - options: The options; they have no effect, as duplicates are always removed.
public func CTFontCollectionCreateMatchingFontDescriptorsWithOptions(
  _ collection: CTFontCollection, _ options: CFDictionary?
) -> CFArray? { CTFontCollectionCreateMatchingFontDescriptors(collection) }

/// Returns the descriptors of the fonts that match a descriptor; `nil` if there are none.
///
/// Descriptors are compared by the fonts that they find, not by the attributes with which they were
/// created.
///
/// - Parameters:
///   - descriptor: The descriptor.
///   - mandatoryAttributes: The names of the attributes that must match. The name, the family, the
///     style and the visible name have an effect; others have none. `nil` for the name.
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

/// Returns the type identifier of `CTFontCollection`.
public func CTFontCollectionGetTypeID() -> CFTypeID { CTFontCollection.typeID }
