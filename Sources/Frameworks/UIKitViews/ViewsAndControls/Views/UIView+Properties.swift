import Observation

// Updates of properties before the layout (Views.V32).
extension UIView {
  /// Requests an update with the next layout.
  func propertiesChanged() {
    checkThread()
    needsPropertyUpdate = true
    layer.setNeedsLayout()
  }

  /// Updates the properties of the controller and of this view, if they need it.
  func updatePropertiesNow() {
    if let controller, controller.needsPropertyUpdate {
      controller.needsPropertyUpdate = false
      if PropertyUpdateOverrides.has(controller) {
        Self.track {
          controller.updateProperties()
        } changed: { [weak controller] in
          controller?.setNeedsUpdateProperties()
        }
      }
    }
    guard needsPropertyUpdate else { return }
    needsPropertyUpdate = false
    guard PropertyUpdateOverrides.has(self) else { return }
    Self.track {
      updateProperties()
    } changed: { [weak self] in
      self?.setNeedsUpdateProperties()
    }
  }

  /// Updates the properties of this view and of all views in it.
  func updatePropertiesOfTree() { forEachInSubtree { $0.updatePropertiesNow() } }

  /// Calls a closure, and another one when a value changes that the first has read from an
  /// observable object.
  private static func track(
    _ update: () -> Void, changed: @escaping @MainActor @Sendable () -> Void
  ) {
    withObservationTracking(update) {
      if Thread.isMainThread {
        MainActor.assumeIsolated(changed)
      } else {
        DispatchQueue.main.async(execute: changed)
      }
    }
  }
}
