// Previews of view controllers by force. Steps Previews.PV8…
extension UIViewController: PreviewRegistering {
  /// Registers a view for previews, or returns its registration.
  package func register(
    _ sourceView: UIView, with delegate: any UIViewControllerPreviewingDelegate
  ) -> any UIViewControllerPreviewing {
    let known = sourceView.gestureRecognizers?.lazy.compactMap { $0 as? PressRecognizer }
    if let earlier = known?.compactMap({ $0.listener as? PreviewRegistration }).first {
      RuntimeWarning.once("\(type(of: sourceView)) is registered for previewing already")
      return earlier
    }
    let registration = PreviewRegistration(delegate, sourceView)
    previewRegistrations.append(registration)
    return registration
  }

  /// Unregisters a view from previews, and dismisses its current preview.
  package func unregister(_ previewing: any UIViewControllerPreviewing) {
    previewRegistrations.removeAll { registration in
      guard registration === previewing else { return false }
      (registration as? PreviewRegistration)?.end()
      return true
    }
  }
}
