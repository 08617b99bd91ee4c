import TactusPhoneLink
import TactusPhoneTypes
import TactusThreads

/// A pasteboard: items copied to be pasted elsewhere.
///
/// The general pasteboard is shared by all apps. It can be used on any thread: contents are read
/// and changed on the main thread (Pasteboard.CO1…CO15, in
/// `Documentation/Behaviour/Pasteboard.md`).
open class UIPasteboard: NSObject, @unchecked Sendable {
  // MARK: Finding pasteboards

  /// The general pasteboard, to which users copy and from which they paste.
  open class var general: UIPasteboard { onMain { onlyGeneralOfContext.value } }

  /// Creates a pasteboard without a name and items of its own, for subclasses.
  public override init() {
    (ownName, contents) = (Name(rawValue: ""), PasteboardContents())
    super.init()
  }

  /// Creates the pasteboard of a name; fails if it does not exist and `create` is false
  /// (Pasteboard.CO1).
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let found = Self.onMain { PasteboardRegistry.contents(of: pasteboardName, create: create) }
    guard let contents = found else { return nil }
    self.init(pasteboardName, contents)
  }

  /// Returns a new pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    onMain { PasteboardRegistry.pasteboard(PasteboardRegistry.uniqueName()) }
  }

  /// Removes a pasteboard with its items; the general one stays (Pasteboard.CO1).
  open class func remove(withName pasteboardName: Name) {
    onMain {
      guard let board = PasteboardRegistry.remove(pasteboardName) else { return }
      NotificationCenter.default.post(name: removedNotification, object: board)
    }
  }

  /// The name of the pasteboard.
  open var name: Name { ownName }
  /// Whether the pasteboard persists after the app ends; true only for the general one, as on an
  /// iPhone.
  open var isPersistent: Bool { name == .general }

  // MARK: Items

  /// The number of times that the contents have changed.
  open var changeCount: Int { onMain { contents.changeCount } }

  /// The items, each with its representations by type (Pasteboard.CO2).
  open var items: [[String: Any]] {
    get { onMain { readItems() } }
    set {
      // This thread waits.
      nonisolated(unsafe) let new = newValue
      onMain { change { $0 = new } }
    }
  }

  /// Replaces all items (Pasteboard.CO9).
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - options: Whether the items stay on this device, a Boolean value, and the date of their
  ///     removal.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    replaceItems(
      by: items, localOnly: options[.localOnly] as? Bool ?? false,
      expirationDate: options[.expirationDate] as? Date)
  }

  /// Appends items.
  open func addItems(_ items: [[String: Any]]) {
    // This thread waits.
    nonisolated(unsafe) let new = items
    onMain { change { $0 += new } }
  }

  /// The number of items.
  open var numberOfItems: Int { storedItems.count }

  /// The types of the first item; empty without items.
  open var types: [String] { storedItems.first.map(Self.types) ?? [] }

  /// Returns whether the first item has one of the given types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    storedItems.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }

  /// Returns the first item as bytes of a type; nil if it has no such bytes.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    readableItems.first?[pasteboardType].flatMap(PasteboardRepresentation.data)
  }

  /// Returns the first item as a value of a type; nil if it has no such value.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    readableItems.first?[pasteboardType]
  }

  /// Replaces all items by one value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces all items by bytes of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  // MARK: Common values (Pasteboard.CO4)

  /// The first text item; URLs count as text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } ?? [] }
  }
  /// All text items.
  open var strings: [String]? {
    get { Self.strings(in: readableItems) }
    set { items = (newValue ?? []).map { [PasteboardRepresentation.textTypes[0]: $0] } }
  }
  /// Whether there is text.
  open var hasStrings: Bool { Self.strings(in: storedItems) != nil }

  /// The first URL item.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } ?? [] }
  }
  /// All URL items.
  open var urls: [URL]? {
    get { Self.urls(in: readableItems) }
    set {
      items = (newValue ?? []).map {
        [
          PasteboardRepresentation.urlTypes[0]: $0,
          PasteboardRepresentation.textTypes[0]: $0.absoluteString,
        ]
      }
    }
  }
  /// Whether there is a URL.
  open var hasURLs: Bool { Self.urls(in: storedItems) != nil }

  /// The first color item.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } ?? [] }
  }
  /// All color items.
  open var colors: [UIColor]? {
    get { Self.colors(in: readableItems) }
    set { items = (newValue ?? []).map { [PasteboardRepresentation.colorTypes[0]: $0] } }
  }
  /// Whether there is a color.
  open var hasColors: Bool { Self.colors(in: storedItems) != nil }

  /// The first image item.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } ?? [] }
  }
  /// All image items.
  open var images: [UIImage]? {
    get { Self.images(in: readableItems) }
    set { items = (newValue ?? []).map { [PasteboardRepresentation.imageTypes[0]: $0] } }
  }
  /// Whether there is an image.
  open var hasImages: Bool { Self.images(in: storedItems) != nil }

  /// The items as item providers, each with all types that can be expressed as bytes
  /// (Pasteboard.CO5).
  open var itemProviders: [NSItemProvider] {
    get { onMain { makeItemProviders() } }
    set { items = loadItems(of: newValue) }
  }

  /// Replaces the items with those of item providers (Pasteboard.CO5).
  ///
  /// - Parameters:
  ///   - itemProviders: The items.
  ///   - localOnly: Whether the items stay on this device (Pasteboard.CO9).
  ///   - expirationDate: The date at which the items are removed; nil for none.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    replaceItems(
      by: loadItems(of: itemProviders), localOnly: localOnly, expirationDate: expirationDate)
  }

  /// Replaces the items with objects, each in all its writable types.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces the items with objects, each in all its writable types.
  ///
  /// - Parameters:
  ///   - objects: The items.
  ///   - localOnly: Whether the items stay on this device (Pasteboard.CO9).
  ///   - expirationDate: The date at which the items are removed; nil for none.
  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly,
      expirationDate: expirationDate)
  }

  /// Sets whether the pasteboard persists; no effect, as on an iPhone since iOS 10.
  @available(*, deprecated, message: "use an app group's container")
  open func setPersistent(_ persistent: Bool) {}

  // MARK: Item sets

  /// Returns the types of the items at some indices, or of all for nil; nil if an index is out of
  /// range.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet, of: storedItems)?.map(Self.types)
  }

  /// Returns whether each item at some indices, or each for nil, has one of the given types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let chosen = chosen(itemSet, of: storedItems), !chosen.isEmpty else { return false }
    return chosen.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Returns the indices of the items that have one of the given types; nil if no item has.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = storedItems
    let places = items.indices.filter { place in
      pasteboardTypes.contains { items[place][$0] != nil }
    }
    return places.isEmpty ? nil : IndexSet(places)
  }

  /// Returns the values of a type of the items at some indices, or of all for nil, where they have
  /// one.
  open func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    chosen(itemSet, of: readableItems)?.compactMap { $0[pasteboardType] }
  }

  /// Returns the bytes of a type of the items at some indices, or of all for nil, where they have
  /// any.
  open func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    chosen(itemSet, of: readableItems)?.compactMap {
      $0[pasteboardType].flatMap(PasteboardRepresentation.data)
    }
  }

  // MARK: Internals

  /// Creates an object with a name and contents, which other objects may share.
  init(_ name: Name, _ contents: PasteboardContents) {
    (ownName, self.contents) = (name, contents)
    super.init()
  }

  /// Replaces the items with ones that stay on this device or are removed at a date
  /// (Pasteboard.CO9).
  private func replaceItems(
    by items: [[String: Any]], localOnly: Bool, expirationDate: Date?
  ) {
    // This thread waits.
    nonisolated(unsafe) let new = items
    onMain {
      let expiry = expirationDate.map {
        AppTimers.shared.now + min(max(0, $0.timeIntervalSinceNow), Self.longestExpiry)
      }
      change(isPrivate: localOnly || expiry != nil, expiry: expiry) { $0 = new }
      guard let expiry else { return }
      let count = changeCount
      AppTimers.shared.add(at: expiry) { [self] in
        guard changeCount == count else { return }
        change(isReported: false) { $0 = [] }
      }
    }
  }

  /// Replaces the items with text that the user copied outside of the phone (Pasteboard.CO7).
  @MainActor package func receive(_ text: String) {
    change(isReported: false, isForeign: true) {
      $0 = text.isEmpty ? [] : [[PasteboardRepresentation.textTypes[0]: text]]
    }
  }

  /// Replaces the items with those that another app copied (Pasteboard.CO10).
  @MainActor package func receive(_ items: [PasteboardItem]) {
    change(isReported: false, isForeign: true) { $0 = items.map(\.values) }
  }

  /// The items for reading metadata, without permission.
  package var storedItems: [[String: Any]] { onMain { contents.items } }

  /// The items for the app; none without permission (Pasteboard.PP1).
  package var readableItems: [[String: Any]] { onMain { readItems() } }

  /// Returns the items for the app; none without permission (Pasteboard.PP1).
  @MainActor func readItems() -> [[String: Any]] { isReadable() ? contents.items : [] }

  /// Returns whether the app may read the items; asks the phone if another app has copied them.
  @MainActor func isReadable() -> Bool {
    guard !isOpenToApp else { return true }
    let count = contents.changeCount
    // The items may have changed by the time the user answers.
    return PasteboardAccess.request() && count == contents.changeCount
  }

  /// Whether the app may read the items without asking (Pasteboard.PP2, Pasteboard.PP3).
  @MainActor var isOpenToApp: Bool {
    name != .general || !contents.isForeign || contents.items.isEmpty
      || PasteboardAccess.isPastingByUser
  }

  /// The maximum expiration interval, in seconds: a few years.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestExpiry: TimeInterval = 1e8

  @MainActor private static let onlyGeneralOfContext = ContextLocal(
    PasteboardRegistry.pasteboard(.general))
  private let ownName: Name
  private let contents: PasteboardContents

  /// Changes the items, increments the change count and posts a notification (Pasteboard.CO3).
  ///
  /// - Parameters:
  ///   - isReported: Whether the phone receives the items of the general pasteboard
  ///     (Pasteboard.CO6).
  ///   - isForeign: Whether another app copied the items.
  ///   - isPrivate: Whether the items stay on this device (Pasteboard.CO9).
  ///   - expiry: The time at which the items are removed; nil for none.
  @MainActor private func change(
    isReported: Bool = true, isForeign: Bool = false, isPrivate: Bool = false,
    expiry: TimeInterval? = nil, _ body: (inout [[String: Any]]) -> Void
  ) {
    contents.isForeign = isForeign
    let before = Set(contents.items.flatMap(\.keys))
    body(&contents.items)
    contents.changeCount += 1
    let after = Set(contents.items.flatMap(\.keys))
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
        Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
      ])
    guard isReported, name == .general else { return }
    let items = contents.items.map(PasteboardItem.init)
    let isOnlyText = items.count <= 1 && items.allSatisfy(\.isText)
    PhoneRequests.send(
      .copied(
        string ?? "", items: isOnlyText ? [] : items, isPrivate: isPrivate,
        expiry: expiry.map { PhoneInstant(noEarlierThan: $0) }))
  }

  private func chosen(
    _ itemSet: IndexSet?, of items: [[String: Any]]
  ) -> [[String: Any]]? {
    guard let itemSet else { return items }
    guard itemSet.allSatisfy(items.indices.contains) else { return nil }
    return itemSet.map { items[$0] }
  }

  /// Returns the types of an item, in a fixed order.
  private static func types(_ item: [String: Any]) -> [String] { item.keys.sorted() }
}
