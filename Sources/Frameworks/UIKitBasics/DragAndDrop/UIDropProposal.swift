/// A proposal of what happens when the finger is lifted.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// The operation.
  open private(set) var operation: UIDropOperation
  /// Whether the drop is aimed at a point; stored, as the preview never hides the destination.
  open var isPrecise = false
  /// Whether the preview keeps its size; stored, as it always does.
  open var prefersFullSizePreview = false

  /// Returns an equal proposal.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
