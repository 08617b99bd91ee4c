/// An object whose content a session may give keys for.
public protocol AVContentKeyRecipient: NSObjectProtocol {
  /// Whether content needs a key before it is read.
  var mayRequireContentKeysForMediaDataProcessing: Bool { get }
}

extension AVURLAsset: AVContentKeyRecipient {}
