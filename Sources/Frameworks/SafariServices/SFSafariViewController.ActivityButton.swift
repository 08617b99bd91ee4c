extension SFSafariViewController {
  /// An app extension's button in the bar of a controller; never shown, as there is no bar.
  ///
  /// Step Opening.SF4.
  @preconcurrency @MainActor
  open class ActivityButton: NSObject, @preconcurrency NSCopying {
    /// The image; stored.
    public let templateImage: UIImage?
    /// The identifier of the extension; stored.
    public let extensionIdentifier: String?

    /// Creates a button.
    public init(templateImage: UIImage, extensionIdentifier: String) {
      (self.templateImage, self.extensionIdentifier) = (templateImage, extensionIdentifier)
      super.init()
    }

    /// Returns the button, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
