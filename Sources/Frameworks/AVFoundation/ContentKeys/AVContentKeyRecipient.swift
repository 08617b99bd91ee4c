/// An object whose content may need keys of a session.
public protocol AVContentKeyRecipient: NSObjectProtocol {
  /// Whether the content may require a key.
  var mayRequireContentKeysForMediaDataProcessing: Bool { get }
}

extension AVURLAsset: AVContentKeyRecipient {}
