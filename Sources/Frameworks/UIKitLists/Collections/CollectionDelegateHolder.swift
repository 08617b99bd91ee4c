/// A protocol that gives collection views a `delegate` of a more specific type than a scroll
/// view's.
///
/// The property is in an extension, because a Swift class cannot redeclare a property of its
/// superclass with another type.
@preconcurrency @MainActor
public protocol CollectionDelegateHolder: UIScrollView {}

extension CollectionDelegateHolder {
  /// The delegate of the collection view.
  public var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}
