extension UIDocumentViewController {
  /// The look and the actions of the screen that a controller shows while it has no document.
  @preconcurrency @MainActor
  open class LaunchOptions: NSObject {
    /// The browser of the person's documents, whose delegate opens them.
    open var browserViewController = UIDocumentBrowserViewController(forOpening: nil)
    /// The title; the name of the app by default.
    open var title = LaunchOptions.appName { didSet { didChange?() } }
    /// The action of the main button; by default the creation of a document.
    open var primaryAction: UIAction? = LaunchOptions.createDocumentAction(with: .default) {
      didSet { didChange?() }
    }
    /// The action of the second button; none by default.
    open var secondaryAction: UIAction? { didSet { didChange?() } }
    /// The background.
    open var background = UIBackgroundConfiguration.clear() { didSet { didChange?() } }
    /// The view from which a document opens.
    open weak var documentTargetView: UIView?
    /// A view in front of the title and the buttons.
    open var foregroundAccessoryView: UIView? { didSet { didChange?() } }
    /// A view behind the title and the buttons.
    open var backgroundAccessoryView: UIView? { didSet { didChange?() } }

    /// Returns an action that has the browser create a document for a purpose
    /// (DocumentsInApps.DV5).
    open class func createDocumentAction(with intent: UIDocument.CreationIntent) -> UIAction {
      UIAction(title: "Create Document") { _ in
        MainActor.assumeIsolated { browserOfAction?.create(intent) }
      }
    }

    /// Called when the screen changes.
    var didChange: (() -> Void)?

    /// The browser of the button whose action is performed.
    static weak var browserOfAction: UIDocumentBrowserViewController?

    private static var appName: String {
      let bundle = Bundle.main
      let name =
        bundle.object(forInfoDictionaryKey: "CFBundleDisplayName")
        ?? bundle.object(forInfoDictionaryKey: "CFBundleName")
      return name as? String ?? ProcessInfo.processInfo.processName
    }
  }
}
