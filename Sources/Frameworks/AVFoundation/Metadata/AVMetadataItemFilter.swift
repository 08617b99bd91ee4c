/// A filter for metadata.
///
/// - Thread: any; all its properties are constants.
open class AVMetadataItemFilter: NSObject, @unchecked Sendable {
  // Nothing changes.

  override init() { super.init() }

  /// Returns a filter that removes data that identifies a person: locations, and names and comments
  /// of people.
  ///
  /// - Source: the documentation names the purpose; the keys are a guess.
  open class func forSharing() -> AVMetadataItemFilter { AVMetadataItemFilter() }

  // MARK: Internals

  /// Returns the items that pass the filter.
  package func chosen(_ items: [AVMetadataItem]) -> [AVMetadataItem] {
    items.filter { item in
      let key = item.commonKey
      return key != .commonKeyLocation && key != .commonKeyAuthor && key != .commonKeyContributor
    }
  }
}
