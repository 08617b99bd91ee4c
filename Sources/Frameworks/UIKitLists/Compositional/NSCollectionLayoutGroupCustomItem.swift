/// The type of closures that place the items of a group in its container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a group whose items a closure places.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// Creates a place at the level of the other items.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// Creates a place with a position from back to front.
  public init(frame: CGRect, zIndex: Int) {
    (ownFrame, ownZIndex) = (frame, zIndex)
    super.init()
  }

  /// The frame in the group.
  open var frame: CGRect { ownFrame }
  /// The position from back to front.
  open var zIndex: Int { ownZIndex }

  /// Returns the place itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  private let ownFrame: CGRect
  private let ownZIndex: Int
}
