/// A view controller of a game, whose controllers do not move the focus of views.
@MainActor
open class GCEventViewController: UIViewController {
  /// Whether controllers move the focus of views; stored, since they do not on this phone.
  open var controllerUserInteractionEnabled = false
}
