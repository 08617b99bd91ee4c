/// An item of an app that a search finds.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CSSearchableItem: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// The identifier of the item; one of its own if the app has given none.
  open var uniqueIdentifier: String
  /// The domain of the item, whose parts are separated by points.
  open var domainIdentifier: String?
  /// The attributes of the item.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Whether the item changes attributes of the indexed one.
  open var isUpdate = false
  private var end: Date?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The date from which the item is no longer found; if it is `nil`, a month after the item was
  /// made.
  open var expirationDate: Date! {
    get { end }
    set { end = newValue ?? Self.defaultEnd() }
  }

  private static func defaultEnd() -> Date {
    Calendar.current.date(byAdding: .month, value: 1, to: Date()) ?? .distantFuture
  }

  /// Creates an item with an identifier of its own and without attributes.
  public override init() {
    uniqueIdentifier = UUID().uuidString
    attributeSet = CSSearchableItemAttributeSet()
    end = Self.defaultEnd()
    super.init()
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: The identifier; `nil` for a new one.
  ///   - domainIdentifier: The domain.
  ///   - attributeSet: The attributes of the item.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    end = Self.defaultEnd()
    super.init()
  }

  /// Compares the places of two items in a ranked result: items are not ranked, so they are equal.
  open func compare(byRank other: CSSearchableItem) -> ComparisonResult { .orderedSame }

  // MARK: Archives

  /// Reads an item from an archive.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.archivedString(forKey: "uniqueIdentifier"),
      let set = coder.decodeObject(of: CSSearchableItemAttributeSet.self, forKey: "attributeSet")
    else { return nil }
    uniqueIdentifier = identifier
    domainIdentifier = coder.archivedString(forKey: "domainIdentifier")
    attributeSet = set
    end = coder.decodeObject(of: NSDate.self, forKey: "expirationDate")?._bridgeToSwift()
    isUpdate = coder.decodeBool(forKey: "isUpdate")
    super.init()
  }

  /// Writes the item to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(uniqueIdentifier._bridgeToObjectiveC(), forKey: "uniqueIdentifier")
    coder.encode(domainIdentifier?._bridgeToObjectiveC(), forKey: "domainIdentifier")
    coder.encode(attributeSet, forKey: "attributeSet")
    coder.encode(end?._bridgeToObjectiveC(), forKey: "expirationDate")
    coder.encode(isUpdate, forKey: "isUpdate")
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns an item with a copy of the attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let set = attributeSet.copy() as? CSSearchableItemAttributeSet
    let copy = CSSearchableItem(
      uniqueIdentifier: uniqueIdentifier, domainIdentifier: domainIdentifier,
      attributeSet: set ?? attributeSet)
    copy.end = end
    copy.isUpdate = isUpdate
    return copy
  }
}
