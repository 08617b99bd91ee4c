import TactusDocumentReading

/// An entry of a document's outline.
@preconcurrency @MainActor
open class PDFOutline: NSObject {
  /// The document.
  open private(set) weak var document: PDFDocument?
  /// The entry that this one belongs to; nil for the root.
  open private(set) weak var parent: PDFOutline?
  /// The title; nil for the root.
  public let label: String?
  /// The place; nil if the entry leads nowhere.
  open var destination: PDFDestination? { PDFDestination(place, of: document) }
  /// Whether the entries below this one are shown at first.
  public let isOpen: Bool
  /// The index among the entries of the parent.
  public private(set) var index = 0
  /// The number of entries below this one.
  open var numberOfChildren: Int { children.count }

  private var children: [PDFOutline] = []
  private let place: PageDestination?

  /// Creates the root of entries, which are in their order.
  init(_ entries: [OutlineEntry], of document: PDFDocument) {
    (self.document, label, isOpen, place) = (document, nil, true, nil)
    super.init()
    var path = [self]
    for entry in entries {
      path.removeLast(max(0, path.count - 1 - entry.level))
      guard let parent = path.last else { break }
      let outline = PDFOutline(entry, in: parent)
      outline.index = parent.children.count
      parent.children.append(outline)
      path.append(outline)
    }
  }

  private init(_ entry: OutlineEntry, in parent: PDFOutline) {
    (document, self.parent) = (parent.document, parent)
    (label, isOpen, place) = (entry.title, entry.isOpen, entry.destination)
  }

  /// Returns an entry below this one; nil if there is none with the index.
  open func child(at index: Int) -> PDFOutline? {
    children.indices.contains(index) ? children[index] : nil
  }
}
