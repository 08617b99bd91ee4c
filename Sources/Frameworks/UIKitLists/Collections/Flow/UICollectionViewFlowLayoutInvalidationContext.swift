/// The parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate's metrics are queried again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the layout is computed again.
  open var invalidateFlowLayoutAttributes = true
}
