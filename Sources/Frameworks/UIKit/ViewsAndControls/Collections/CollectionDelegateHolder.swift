/// Gives collection views a `delegate` that is told more than a scroll view's.
///
/// The property is here and not in the class, because Swift lets no class have a property of the name of
/// one of its superclass's and of another type.
@preconcurrency @MainActor
public protocol CollectionDelegateHolder: UIScrollView {}

extension CollectionDelegateHolder {
  /// Who is told what happens to items, and how the view moves.
  public var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}
