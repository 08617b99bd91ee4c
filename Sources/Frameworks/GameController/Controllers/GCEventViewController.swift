/// A view controller that keeps controllers from moving the focus.
@MainActor
open class GCEventViewController: UIViewController {
  /// Whether controllers move the focus; stored without effect, since the phone has no focus
  /// engine.
  open var controllerUserInteractionEnabled = false
}
