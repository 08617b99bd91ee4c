// Previews of view controllers by force. Steps Previews.PV8…
extension UIViewController {
  /// Registers a view for previews of view controllers on phones with force sensors.
  ///
  /// - Parameters:
  ///   - delegate: Provides the view controllers.
  ///   - sourceView: The view; a second registration has no effect.
  /// - Returns: The context that the delegate receives.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
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
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    previewRegistrations.removeAll { registration in
      guard registration === previewing else { return false }
      registration.end()
      return true
    }
  }
}
