// Previews of controllers, by force. Steps PV8… are in `Documentation/Behaviour/Previews.md`.
extension UIViewController {
  /// Has controllers previewed from a view when that is pressed, on phones that feel force.
  ///
  /// - Parameters:
  ///   - delegate: Has the controllers.
  ///   - sourceView: The view; one that is registered already stays as it is registered.
  /// - Returns: What the delegate is asked with.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let known = sourceView.gestureRecognizers?.lazy.compactMap { $0 as? PressRecognizer }
    if let earlier = known?.compactMap({ $0.listener as? PreviewRegistration }).first {
      Complaint.once("\(type(of: sourceView)) is registered for previewing already")
      return earlier
    }
    let registration = PreviewRegistration(delegate, sourceView)
    previewRegistrations.append(registration)
    return registration
  }

  /// Has no more controllers previewed from a view; what is previewed now goes.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    previewRegistrations.removeAll { registration in
      guard registration === previewing else { return false }
      registration.end()
      return true
    }
  }
}
