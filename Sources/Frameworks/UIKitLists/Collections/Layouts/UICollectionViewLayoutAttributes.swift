/// The position and appearance of a view of a collection view.
///
/// A subclass with more attributes overrides `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  // MARK: Creating

  /// Creates attributes of a cell without a particular item.
  public override init() { super.init() }

  /// Creates attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    setElement(.supplementaryView, elementKind, indexPath)
  }

  /// Creates attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    setElement(.decorationView, decorationViewKind, indexPath)
  }

  // MARK: Element

  /// The section of the item, and its place there.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The category of the view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open private(set) var representedElementKind: String?

  // MARK: Position and appearance

  /// The frame, which is the bounding box of the transformed bounds.
  open var frame: CGRect {
    get {
      let flat = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let turned = CATransform3DIsIdentity(transform3D) ? flat : flat.applying(transform)
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The center.
  open var center: CGPoint = .zero
  /// The size.
  open var size: CGSize = .zero
  /// The bounds, with an origin of zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The three-dimensional transform.
  open var transform3D: CATransform3D = CATransform3DIdentity
  /// The affine transform.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The opacity, 0…1.
  open var alpha: CGFloat = 1
  /// The position from back to front; views of equal index lie in the order of the items.
  open var zIndex = 0
  /// Whether the view is hidden; no view need exist then.
  open var isHidden = false

  // MARK: Copying

  /// Returns a copy of the attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = ObjectFactory.make(type(of: self)) as? UICollectionViewLayoutAttributes else {
      programmingError("\(type(of: self)) cannot be copied")
    }
    (copy.indexPath, copy.center, copy.size) = (indexPath, center, size)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.transform3D, copy.alpha, copy.zIndex) = (transform3D, alpha, zIndex)
    (copy.isHidden, copy.hasFixedSize) = (isHidden, hasFixedSize)
    copy.listPlace = listPlace
    return copy
  }

  /// Returns whether another object has equal attributes.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return AnyThread.read { hasEqualValues(to: other) }
  }

  /// The hash; equal attributes have equal hashes.
  nonisolated open override var hash: Int {
    AnyThread.read { indexPath.hashValue }
  }

  // MARK: Internals

  /// The dimensions that a self-sizing cell cannot choose.
  var hasFixedSize = (width: false, height: false)
  /// The place in a list; `nil` for other layouts.
  var listPlace: ListPlace?

  /// Sets the element that the attributes belong to.
  func setElement(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) {
    (representedElementCategory, representedElementKind) = (category, kind)
    self.indexPath = indexPath
  }

  private func hasEqualValues(to other: UICollectionViewLayoutAttributes) -> Bool {
    self === other
      || indexPath == other.indexPath && center == other.center && size == other.size
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind
        && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden && listPlace == other.listPlace
  }

  /// The identity of the element.
  var id: ElementID {
    ElementID(representedElementCategory, representedElementKind ?? "", indexPath)
  }

  /// Returns a copy of the same class.
  func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
