/// Makes the initializer of collection view controllers `required`, so that a metatype can call it
/// through the vtable.
///
/// It is open, as the compiler would otherwise resolve the initializer statically. Apps do not use
/// it.
@preconcurrency @MainActor
open class CollectionControllerWithRequiredInit: UICollectionViewController {
  /// Creates a collection view controller with a layout.
  public required override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  /// Creates a collection view controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a collection view controller.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionViewController {
  /// Creates a collection view controller of a class that is known only at run time; lowered
  /// sources call it.
  public static func _new(collectionViewLayout layout: UICollectionViewLayout) -> Self {
    DynamicCreation.object(of: self, through: CollectionControllerWithRequiredInit.self) {
      $0.init(collectionViewLayout: layout)
    }
  }
}
