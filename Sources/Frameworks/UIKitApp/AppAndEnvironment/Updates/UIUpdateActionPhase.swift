/// A phase of the update of an app's picture.
///
/// Steps Turns.UP1…
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
  /// The place of the phase in an update; nil for one that the phone does not perform.
  let place: Int?

  private init(_ place: Int?) {
    self.place = place
    super.init()
  }

  /// The update is scheduled.
  public class var afterUpdateScheduled: UIUpdateActionPhase { shared[0] }
  /// The events are about to be dispatched.
  public class var beforeEventDispatch: UIUpdateActionPhase { shared[1] }
  /// The events are dispatched.
  public class var afterEventDispatch: UIUpdateActionPhase { shared[2] }
  /// The display links are about to be called.
  public class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { shared[3] }
  /// The display links are called.
  public class var afterCADisplayLinkDispatch: UIUpdateActionPhase { shared[4] }
  /// The changes are about to be committed.
  public class var beforeCATransactionCommit: UIUpdateActionPhase { shared[5] }
  /// The changes are committed.
  public class var afterCATransactionCommit: UIUpdateActionPhase { shared[6] }
  /// The events of low latency are about to be dispatched; the phone has none.
  public class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { missing[0] }
  /// The events of low latency are dispatched; the phone has none.
  public class var afterLowLatencyEventDispatch: UIUpdateActionPhase { missing[1] }
  /// The changes of low latency are about to be committed; the phone has none.
  public class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { missing[2] }
  /// The changes of low latency are committed; the phone has none.
  public class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { missing[3] }
  /// The update is complete.
  public class var afterUpdateComplete: UIUpdateActionPhase { shared[7] }

  private static let shared = (0...7).map { UIUpdateActionPhase($0) }
  private static let missing = (0...3).map { _ in UIUpdateActionPhase(nil) }
}
