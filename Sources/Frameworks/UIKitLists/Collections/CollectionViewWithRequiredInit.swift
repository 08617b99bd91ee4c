/// Makes the initializer of collection views `required`, so that a metatype can call it through the
/// vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
@preconcurrency @MainActor
open class CollectionViewWithRequiredInit: UICollectionView {
  /// Creates a collection view with a layout.
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  /// Creates a collection view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionView {
  /// Creates a collection view of a class that is known only at run time; lowered sources call it.
  public static func _new(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
    -> Self
  {
    DynamicCreation.object(of: self, through: CollectionViewWithRequiredInit.self) {
      $0.init(frame: frame, collectionViewLayout: layout)
    }
  }
}
