/// The controller that a delegate without a controller for previews returns.
@MainActor
final class NoPreviewParent: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }
}
