/// Makes the initializer of search controllers `required`, so that a metatype can call it through
/// the vtable.
///
/// The class is open, because the compiler would otherwise resolve the initializer statically. Apps
/// do not use it.
@preconcurrency @MainActor
open class SearchControllerWithRequiredInit: UISearchController {
  /// Creates an object; see `UISearchController`.
  public required override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
  }
  /// Creates an object of an interface file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates an object of an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UISearchController {
  /// Creates an object of a class that is known only at run time; lowered sources call it.
  public static func _new(searchResultsController: UIViewController?) -> Self {
    DynamicCreation.object(of: self, through: SearchControllerWithRequiredInit.self) {
      $0.init(searchResultsController: searchResultsController)
    }
  }
}
