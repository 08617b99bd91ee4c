import TactusPhoneTypes

/// An installed app, as the Home screen shows it.
public struct InstalledApp: Sendable, Equatable {
  /// The identifier of the app's bundle.
  public var identifier: BundleIdentifier
  /// The name below the icon, in the phone's language.
  public var name: String
  /// The version that users see, such as `1.2`.
  public var version: String
  /// The icon.
  public var icon: AppIcon
  /// The position on the Home screen.
  public var position: HomePosition
  /// The number on the icon; 0 for none.
  public var badge: Int
  /// The quick actions of the app's property list, in its order.
  public var staticActions: [QuickAction]
  /// The quick actions that the app has set, in its order.
  public var dynamicActions: [QuickAction]
  /// The absolute path of the bundle's folder, which has the images of quick actions; empty without
  /// one.
  public var bundlePath: String
  /// Whether the app belongs to the system, so that users cannot delete it.
  public var isSystemApp: Bool
  /// The URL schemes that this app opens, in lowercase; of several apps with one scheme, only one
  /// has it here (Bundles.P5).
  public var urlSchemes: [String]
  /// The unexpected exit of the app's last run, if there was one (HomeScreen.X1).
  public var ending: AppEnding?
  /// The defaults of the app that its page of settings shows, as an XML property list; empty for
  /// none (Settings.SB4).
  public var defaults: String
  /// The keyboards in the app's bundle (Keyboards.CU1).
  public var keyboards: [CustomKeyboard]

  /// The files of others that the app opens (DocumentsInApps.OA1); no program receives them with
  /// this record.
  public var documents: DocumentSupport
  /// The absolute path of the folder with the app's data, which no program receives with this
  /// record; empty for an app that uses the user's folders.
  public var dataPath: String

  /// Creates an installed app; the defaults are those of an app without version and quick actions.
  public init(
    identifier: BundleIdentifier, name: String, version: String = "1.0",
    icon: AppIcon = .generated, position: HomePosition = HomePosition(.page(0), 0), badge: Int = 0,
    staticActions: [QuickAction] = [], dynamicActions: [QuickAction] = [],
    bundlePath: String = "", isSystemApp: Bool = false, urlSchemes: [String] = [],
    ending: AppEnding? = nil, defaults: String = "", keyboards: [CustomKeyboard] = [],
    documents: DocumentSupport = DocumentSupport(), dataPath: String = ""
  ) {
    self.identifier = identifier
    self.name = name
    self.version = version
    self.icon = icon
    self.position = position
    self.badge = badge
    self.staticActions = staticActions
    self.dynamicActions = dynamicActions
    self.bundlePath = bundlePath
    self.isSystemApp = isSystemApp
    self.urlSchemes = urlSchemes
    self.ending = ending
    self.defaults = defaults
    self.keyboards = keyboards
    self.documents = documents
    self.dataPath = dataPath
  }

  /// The quick actions that the Home screen shows: at most four, static ones first
  /// (QuickActions.A1).
  public var quickActions: [QuickAction] {
    Array((staticActions + dynamicActions).prefix(LinkLimits.shownQuickActions))
  }
}
