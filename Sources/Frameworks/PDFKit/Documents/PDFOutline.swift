import TactusDocumentReading

/// An entry of a document's outline.
@preconcurrency @MainActor
open class PDFOutline: NSObject {
  /// The document.
  open internal(set) weak var document: PDFDocument? {
    didSet { for child in children { child.document = document } }
  }
  /// The entry that this one belongs to; nil for the root.
  open private(set) weak var parent: PDFOutline?
  /// The title; nil for the root.
  open var label: String? { didSet { changed() } }
  /// Whether the children are initially shown.
  open var isOpen = false { didSet { changed() } }
  /// The action; one that goes to the destination if there is one.
  open var action: PDFAction? {
    get { ownAction ?? PDFDestination(place, of: document).map { PDFActionGoTo(destination: $0) } }
    set { (ownAction, place) = (newValue, nil) }
  }
  /// The destination; nil if the entry has none.
  open var destination: PDFDestination? {
    get { (action as? PDFActionGoTo)?.destination }
    set { action = newValue.map { PDFActionGoTo(destination: $0) } }
  }
  /// The index among the entries of the parent.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  /// The number of children.
  open var numberOfChildren: Int { children.count }

  /// The entries below this one.
  private(set) var children: [PDFOutline] = []
  private var ownAction: PDFAction? { didSet { changed() } }
  private var place: PageDestination?

  /// Creates an entry without a title and without entries below it.
  public override init() { super.init() }

  /// Creates the root of entries, in order.
  init(_ entries: [OutlineEntry], of document: PDFDocument) {
    super.init()
    (self.document, isOpen) = (document, true)
    var path = [self]
    for entry in entries {
      path.removeLast(max(0, path.count - 1 - entry.level))
      guard let parent = path.last else { break }
      let outline = PDFOutline(entry, in: parent)
      parent.children.append(outline)
      path.append(outline)
    }
  }

  private init(_ entry: OutlineEntry, in parent: PDFOutline) {
    super.init()
    (document, self.parent, place) = (parent.document, parent, entry.destination)
    (label, isOpen) = (entry.title, entry.isOpen)
  }

  /// Returns the child at an index; nil if there is none.
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }

  /// Adds an entry below this one.
  ///
  /// - Parameters:
  ///   - child: The entry, which is removed from its previous parent.
  ///   - index: The index among the entries below this one.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    child.removeFromParent()
    children.insert(child, at: min(max(index, 0), children.count))
    child.parent = self
    child.document = document
    changed()
  }

  /// Removes the entry from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.changed()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    document = nil
  }

  private func changed() { document?.outlineChanged() }
}
