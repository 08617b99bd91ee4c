extension UIPresentationController {
  /// The height of the container that the keyboard of this presentation covers; 0 without one
  /// (Presentations.DE9, Presentations.PO5).
  var keyboardOverlap: CGFloat {
    let presenter = InputViewPresenter.shared
    guard let frame = presenter.frame, let responder = presenter.shown?.responder,
      let container = containerView, let window = container.window, let view = presentedView
    else { return 0 }
    let chain = sequence(first: responder, next: \.next)
    guard chain.contains(where: { $0 === view || $0 === presentedViewController }) else { return 0 }
    let top = container.convert(window.convert(frame.origin, from: nil), from: window).y
    return max(0, container.bounds.maxY - top)
  }

  /// Makes all presentations on the screen adapt to the keyboard.
  static func keyboardMovesOnScreen() {
    for window in UIScreen.main.windows where !window.isHidden {
      let controllers = sequence(first: window.rootViewController) { $0?.deepestPresented }
      for controller in controllers.compactMap(\.self) {
        controller.storedPresentationController?.keyboardMoves()
      }
    }
  }
}

extension UIViewController {
  /// The controller that this one or one of its children presents.
  fileprivate var deepestPresented: UIViewController? {
    presented ?? contained.lazy.compactMap(\.deepestPresented).first
  }
}
