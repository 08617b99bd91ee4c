import TactusPhoneLink
import TactusPhoneTypes

/// The description of an app that is about to be installed, from its bundle.
public struct AppDescription: Sendable, Equatable {
  /// The identifier of the bundle.
  public var identifier: BundleIdentifier
  /// The name below the icon.
  public var name: String
  /// The version that users see.
  public var version: String
  /// The version of the build.
  public var build: String
  /// The absolute path of the bundle's folder; empty for an app without one.
  public var bundlePath: String
  /// The absolute path of the program; empty for an app that its host starts in another way.
  public var executablePath: String
  /// The icon.
  public var icon: AppIcon
  /// The quick actions of the property list.
  public var quickActions: [QuickAction]
  /// The URL schemes that the app opens, in lowercase.
  public var urlSchemes: [String]
  /// The keyboards in the bundle; they are read from it, and not stored.
  public var keyboards: [CustomKeyboard]
  /// The files of others that the app opens; they are read from the bundle, and not stored.
  public var documents: DocumentSupport
  /// The absolute path of the folder with the app's data, which its host supplies and no store
  /// keeps; empty for an app that uses the user's folders.
  public var dataPath: String
  /// Whether the app belongs to the system.
  public var isSystemApp: Bool

  /// Creates a description; the defaults are those of an app without a bundle.
  public init(
    identifier: BundleIdentifier, name: String, version: String = "1.0", build: String = "1",
    bundlePath: String = "", executablePath: String = "", icon: AppIcon = .generated,
    quickActions: [QuickAction] = [], urlSchemes: [String] = [],
    keyboards: [CustomKeyboard] = [], documents: DocumentSupport = DocumentSupport(),
    dataPath: String = "", isSystemApp: Bool = false
  ) {
    self.identifier = identifier
    self.name = name
    self.version = version
    self.build = build
    self.bundlePath = bundlePath
    self.executablePath = executablePath
    self.icon = icon
    self.quickActions = quickActions
    self.urlSchemes = urlSchemes
    self.keyboards = keyboards
    self.documents = documents
    self.dataPath = dataPath
    self.isSystemApp = isSystemApp
  }
}
