/// An object with items that can be shared; responders are such objects.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// The items; nil for none.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

extension UIResponder: UIActivityItemsConfigurationProviding {}
