import TactusPhoneLink

/// A URL that a scene opens.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL
  /// Information about the requesting app.
  open private(set) var options: UIScene.OpenURLOptions

  /// Creates a context with the URL of the root folder, for subclasses.
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

  /// Creates a context with a file that another app hands over (DocumentsInApps.OA5).
  convenience init(_ file: OpenedFile) {
    self.init(URL(fileURLWithPath: file.path), source: file.source?.text)
    options.isOriginal = file.isOriginal
    options.note = try? PropertyListSerialization.propertyList(
      from: Data(file.annotation.utf8), format: nil)
  }
}

extension UIScene {
  /// Information about the app that requested to open a URL.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The requesting app's bundle identifier, if it is of the same vendor.
    open var sourceApplication: String? { source }
    /// The annotation of the requesting app.
    open var annotation: Any? { note }
    /// Whether the file is an original, which must be copied to be kept.
    open var openInPlace: Bool { isOriginal }

    /// The tap on an advertisement that opened the URL; always nil.
    open var eventAttribution: UIEventAttribution? { nil }

    // MARK: Internals

    var source: String?
    var note: Any?
    var isOriginal = false

    /// The options for an app delegate.
    package var appOptions: [UIApplication.OpenURLOptionsKey: Any] {
      var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: isOriginal]
      options[.sourceApplication] = source
      options[.annotation] = note
      return options
    }

    /// The launch options for the URL, without the URL itself.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any] {
      var options: [UIApplication.LaunchOptionsKey: Any] = [:]
      options[.sourceApplication] = source
      options[.annotation] = note
      return options
    }
  }

  /// The options with which a scene opens a URL in another app.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app with a universal link may open the URL.
    open var universalLinksOnly = false
    /// The tap on an advertisement that opens the URL; stored.
    open var eventAttribution: UIEventAttribution?
  }
}
