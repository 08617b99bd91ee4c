/// The description of a decoration view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// Returns a background of the section with its headers and footers.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }

  /// The position from back to front; by default behind the items.
  open var zIndex = NSCollectionLayoutDecorationItem.behind
  /// The kind of the view, of a class that the app registers with the layout.
  open var elementKind: String { kind }

  /// Returns a copy of the description.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = adopt(NSCollectionLayoutDecorationItem(kind: kind))
    copy.zIndex = zIndex
    return copy
  }

  // MARK: Internals

  /// The z-index of backgrounds.
  ///
  /// - Source: less than that of items. Confidence: guess.
  nonisolated static let behind = -1
  private let kind: String

  init(kind: String) {
    self.kind = kind
    super.init(
      size: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplements: [])
  }
}
