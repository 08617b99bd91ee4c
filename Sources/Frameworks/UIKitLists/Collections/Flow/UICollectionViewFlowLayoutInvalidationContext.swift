/// The parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether the delegate is asked for metrics again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether the layout is computed again.
  open var invalidateFlowLayoutAttributes = true
}
