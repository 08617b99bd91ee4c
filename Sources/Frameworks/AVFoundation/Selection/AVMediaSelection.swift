import Synchronization

/// The selected options in the groups of an asset (Players.MS1).
///
/// - Thread: any; a lock guards what changes in it.
open class AVMediaSelection: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // The selected options have a lock.

  /// Creates a selection without options.
  public override init() { super.init() }

  /// Returns the selected option of a group; nil if there is none.
  open func selectedMediaOption(
    in mediaSelectionGroup: AVMediaSelectionGroup
  ) -> AVMediaSelectionOption? {
    selected.withLock { $0[mediaSelectionGroup.characteristic] }
  }

  /// Returns whether criteria may select the option of a group; true.
  open func mediaSelectionCriteriaCanBeAppliedAutomatically(
    to mediaSelectionGroup: AVMediaSelectionGroup
  ) -> Bool { true }

  /// Returns a copy of the selection.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate(AVMediaSelection()) }

  /// Returns a mutable copy of the selection.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate(AVMutableMediaSelection()) }

  // MARK: Internals

  let selected = Mutex<[AVMediaCharacteristic: AVMediaSelectionOption]>([:])

  private func duplicate(_ new: AVMediaSelection) -> AVMediaSelection {
    let options = selected.withLock { $0 }
    new.selected.withLock { $0 = options }
    return new
  }
}
