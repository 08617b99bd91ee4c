/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public final let url: URL
  /// What is known of who wants it opened.
  public final let options: UIScene.OpenURLOptions

  init(_ url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
  }
}

extension UIScene {
  /// What is known of who wants an address opened; on this phone that is somebody outside of apps.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle of the app that wants it opened, where it is of the same vendor.
    open var sourceApplication: String? { nil }
    /// What that app has added.
    open var annotation: Any? { nil }
    /// Whether a file has to be copied before it is used.
    open var openInPlace: Bool { false }
  }

  /// What a scene can say of an address that it wants opened.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app will do that has the address's site for its own.
    open var universalLinksOnly = false
  }
}
