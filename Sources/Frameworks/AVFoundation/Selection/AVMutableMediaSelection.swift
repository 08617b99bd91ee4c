import Synchronization

/// A mutable media selection.
///
/// - Thread: any; all its properties are constants.
open class AVMutableMediaSelection: AVMediaSelection, @unchecked Sendable {
  /// Creates an empty selection.
  public override init() { super.init() }

  /// Selects an option of a group.
  ///
  /// - Parameters:
  ///   - mediaSelectionOption: The option; nil for none.
  ///   - mediaSelectionGroup: The group.
  open func select(
    _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
  ) {
    selected.withLock { $0[mediaSelectionGroup.characteristic] = mediaSelectionOption }
  }
}
