/// The settings of a query.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CSSearchQueryContext: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The attributes that the app wants; stored, as items have all.
  open var fetchAttributes: [String] = []
  /// Further queries that items must match.
  open var filterQueries: [String] = []
  /// The language of the keyboard; stored.
  open var keyboardLanguage: String?

  /// Creates settings.
  public override init() { super.init() }

  /// Reads settings from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    func texts(_ key: String) -> [String] {
      let list = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? NSArray
      return (0..<(list?.count ?? 0)).compactMap {
        (list?.object(at: $0) as? NSString)?._bridgeToSwift()
      }
    }
    fetchAttributes = texts("fetchAttributes")
    filterQueries = texts("filterQueries")
    keyboardLanguage = coder.archivedString(forKey: "keyboardLanguage")
  }

  /// Writes the settings to an archive.
  open func encode(with coder: NSCoder) {
    func array(_ texts: [String]) -> NSArray {
      NSArray(array: texts.map { $0._bridgeToObjectiveC() })
    }
    coder.encode(array(fetchAttributes), forKey: "fetchAttributes")
    coder.encode(array(filterQueries), forKey: "filterQueries")
    coder.encode(keyboardLanguage?._bridgeToObjectiveC(), forKey: "keyboardLanguage")
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns settings with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchQueryContext()
    (copy.fetchAttributes, copy.filterQueries) = (fetchAttributes, filterQueries)
    copy.keyboardLanguage = keyboardLanguage
    return copy
  }
}
