/// A view controller that registers views for 3D Touch previews.
@MainActor
package protocol PreviewRegistering {
  /// Registers a view for previews, or returns its registration (Previews.PV8).
  func register(
    _ sourceView: UIView, with delegate: any UIViewControllerPreviewingDelegate
  ) -> any UIViewControllerPreviewing
  /// Unregisters a view from previews, and dismisses its current preview.
  func unregister(_ previewing: any UIViewControllerPreviewing)
}
