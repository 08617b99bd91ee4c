/// An object in which looking at it can begin dictation, on devices that follow the eyes.
@preconcurrency @MainActor
public protocol UILookToDictateCapable: NSObjectProtocol {
  /// Whether looking at the object begins dictation.
  var isLookToDictateEnabled: Bool { get set }
}

extension UISearchBar: UILookToDictateCapable {}
