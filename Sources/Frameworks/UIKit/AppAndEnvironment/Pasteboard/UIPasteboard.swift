/// What was copied, to be pasted elsewhere.
///
/// Each app of the phone has its own: what one copies, another does not find. Steps CO1… are in
/// `Documentation/Behaviour/Pasteboard.md`.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  // MARK: Which

  /// The one that people copy to and paste from.
  open class var general: UIPasteboard { onlyGeneral }

  /// The pasteboard of a name; nil where there is none and none is to be made (CO1).
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let contents = PasteboardShelf.contents(of: pasteboardName, create: create) else {
      return nil
    }
    self.init(pasteboardName, contents)
  }

  /// A pasteboard of a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    PasteboardShelf.board(PasteboardShelf.uniqueName())
  }

  /// Takes a pasteboard away, with what is on it; not the general one (CO1).
  open class func remove(withName pasteboardName: Name) {
    guard let board = PasteboardShelf.remove(pasteboardName) else { return }
    NotificationCenter.default.post(name: removedNotification, object: board)
  }

  /// What it is called.
  public final let name: Name
  /// Whether it outlasts the app: only the general one does on an iPhone.
  open var isPersistent: Bool { name == .general }

  // MARK: What is on it

  /// How often what is on it was changed.
  open var changeCount: Int { contents.changeCount }

  /// The items that were copied, each in all forms that it has, by the forms' names (CO2).
  open var items: [[String: Any]] {
    get { contents.items }
    set { change { $0 = newValue } }
  }

  /// Adds items to those that are there.
  open func addItems(_ items: [[String: Any]]) { change { $0 += items } }

  /// How many items there are.
  open var numberOfItems: Int { contents.items.count }

  /// The forms of the first item.
  open var types: [String] { contents.items.first.map(Self.types) ?? [] }

  /// Whether the first item has one of some forms.
  open func contains(pasteboardTypes: [String]) -> Bool {
    contents.items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }

  /// The first item in a form, as bytes; nil where it has none such.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    contents.items.first?[pasteboardType].flatMap(PasteboardForm.data)
  }

  /// The first item in a form; nil where it has none such.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    contents.items.first?[pasteboardType]
  }

  /// Has one item of one form, and nothing else.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Has one item of bytes in one form, and nothing else.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  // MARK: Several items

  /// The forms of some items, or of all for nil; nil where one of them is not there.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet)?.map(Self.types)
  }

  /// Whether each of some items, or of all for nil, has one of some forms.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let chosen = chosen(itemSet), !chosen.isEmpty else { return false }
    return chosen.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// The places of the items that have one of some forms; nil where none has.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let places = contents.items.indices.filter { place in
      pasteboardTypes.contains { contents.items[place][$0] != nil }
    }
    return places.isEmpty ? nil : IndexSet(places)
  }

  /// Some items, or all for nil, in a form; those that have it.
  open func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? {
    chosen(itemSet)?.compactMap { $0[pasteboardType] }
  }

  /// The same as bytes.
  open func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? {
    chosen(itemSet)?.compactMap { $0[pasteboardType].flatMap(PasteboardForm.data) }
  }

  // MARK: Internals

  init(_ name: Name, _ contents: PasteboardContents) {
    (self.name, self.contents) = (name, contents)
  }

  private static let onlyGeneral = PasteboardShelf.board(.general)
  private let contents: PasteboardContents

  /// CO3.
  private func change(_ body: (inout [[String: Any]]) -> Void) {
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
  }

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
    guard let itemSet else { return contents.items }
    guard itemSet.allSatisfy(contents.items.indices.contains) else { return nil }
    return itemSet.map { contents.items[$0] }
  }

  /// The forms of an item, always in the same order.
  private static func types(_ item: [String: Any]) -> [String] { item.keys.sorted() }
}
