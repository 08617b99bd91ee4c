/// A view with a configuration that can be updated.
@MainActor
package protocol ConfigurationUpdating {
  /// Requests an update of the configuration.
  func setNeedsUpdateConfiguration()
}

extension UIButton: ConfigurationUpdating {}
