/// Where a view of a collection view is, and how it looks there.
///
/// A subclass with more to say overrides `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  // MARK: Creating

  /// Makes attributes of the cell of no item in particular.
  public override init() { super.init() }

  /// Makes attributes of the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a view that shows something about items.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    become(.supplementaryView, elementKind, indexPath)
  }

  /// Makes attributes of a view that shows nothing of the data.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    become(.decorationView, decorationViewKind, indexPath)
  }

  // MARK: What it is about

  /// Which item it is about.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What kind of view it is about.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Which of the views that are no cells; nil for a cell.
  open private(set) var representedElementKind: String?

  // MARK: Place and looks

  /// Where it is; what it is turned by counts too, where it is asked for.
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
  /// Where its middle is.
  open var center: CGPoint = .zero
  /// How large it is.
  open var size: CGSize = .zero
  /// How large it is, from 0.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// What is done to it in space.
  open var transform3D: CATransform3D = CATransform3DIdentity
  /// What is done to it in the plane.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// How opaque it is, 0…1.
  open var alpha: CGFloat = 1
  /// How far in front it is; what is alike lies in the order of the items.
  open var zIndex = 0
  /// Whether it is not shown; there need not be a view then.
  open var isHidden = false

  // MARK: Copying

  /// Another one that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = ObjectMaker.make(type(of: self)) as? UICollectionViewLayoutAttributes else {
      preconditionFailure("\(type(of: self)) makes no attributes")
    }
    (copy.indexPath, copy.center, copy.size) = (indexPath, center, size)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.transform3D, copy.alpha, copy.zIndex) = (transform3D, alpha, zIndex)
    (copy.isHidden, copy.isSizeGiven) = (isHidden, isSizeGiven)
    return copy
  }

  /// Whether another one says the same.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { says(other) }
  }

  /// Alike for those that are equal.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  // MARK: Internals

  /// Which of its sides a cell cannot choose.
  var isSizeGiven = (width: false, height: false)

  /// Has it be about something else.
  func become(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) {
    (representedElementCategory, representedElementKind) = (category, kind)
    self.indexPath = indexPath
  }

  private func says(_ other: UICollectionViewLayoutAttributes) -> Bool {
    self === other
      || indexPath == other.indexPath && center == other.center && size == other.size
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind
        && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// What it is about.
  var id: ElementID {
    ElementID(representedElementCategory, representedElementKind ?? "", indexPath)
  }

  /// A copy of the same class.
  func duplicate() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }
}
