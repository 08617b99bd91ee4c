/// An object that can begin dictation when it is looked at, on devices with eye tracking.
@preconcurrency @MainActor
public protocol UILookToDictateCapable: NSObjectProtocol {
  /// Whether looking at the object begins dictation.
  var isLookToDictateEnabled: Bool { get set }
}

extension UISearchBar: UILookToDictateCapable {}
