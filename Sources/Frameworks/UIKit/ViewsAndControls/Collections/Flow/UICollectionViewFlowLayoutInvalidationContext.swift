/// What of a flow layout does not count any more.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes and spaces again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the layout works out again where everything is.
  open var invalidateFlowLayoutAttributes = true
}
