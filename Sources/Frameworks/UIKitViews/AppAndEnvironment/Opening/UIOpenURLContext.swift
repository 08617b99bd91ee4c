/// An address that a scene shall open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  open private(set) var url: URL
  /// Information about the requesting app.
  open private(set) var options: UIScene.OpenURLOptions

  /// Creates a context with the address of the root folder, for subclasses.
  public override init() {
    url = URL(filePath: "/")
    options = UIScene.OpenURLOptions()
    super.init()
  }

  init(_ url: URL, source: String? = nil) {
    self.url = url
    options = UIScene.OpenURLOptions()
    options.source = source
  }
}

extension UIScene {
  /// Information about the app that has requested to open an address.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The bundle identifier of the requesting app, if it is of the same vendor.
    open var sourceApplication: String? { source }
    /// The annotation of the requesting app.
    open var annotation: Any? { nil }
    /// A Boolean value that indicates whether a file has to be copied before it is used.
    open var openInPlace: Bool { false }

    // MARK: Internals

    var source: String?
  }

  /// The options with which a scene opens an address in another app.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// A Boolean value that indicates whether only an app with a universal link may open the
    /// address.
    open var universalLinksOnly = false
  }
}
