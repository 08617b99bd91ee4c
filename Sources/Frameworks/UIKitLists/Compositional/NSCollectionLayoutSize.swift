/// The size of an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (self.width, self.height) = (width, height)
    super.init()
  }

  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height }

  /// Returns the size itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  /// Returns the size in points.
  func size(in container: CGSize, measured: CGSize? = nil) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container, measured: measured?.width),
      height: heightDimension.length(in: container, measured: measured?.height))
  }

  /// Returns the dimension along an axis.
  func dimension(along axis: LayoutAxis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}
