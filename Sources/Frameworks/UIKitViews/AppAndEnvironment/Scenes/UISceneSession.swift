/// The persistent information about a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  open var role: Role { configuration.role }
  /// The configuration of the scene.
  open package(set) var configuration: UISceneConfiguration
  /// A unique identifier of the session.
  open private(set) var persistentIdentifier: String
  /// The app's data, which persists across launches (Restoration.SR1).
  open var userInfo: [String: Any]?
  /// The activity with the scene's state from an earlier connection (Restoration.SR2).
  open var stateRestorationActivity: NSUserActivity?

  /// Creates a session without a scene, for subclasses.
  public override init() {
    configuration = UISceneConfiguration(unlisted: nil, sessionRole: .windowApplication)
    persistentIdentifier = ""
    super.init()
  }

  package init(_ configuration: UISceneConfiguration, identifier: String = "main") {
    (self.configuration, persistentIdentifier) = (configuration, identifier)
  }

  /// The roles of scenes.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as a string.
    public let rawValue: String
    /// Creates a role from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with the app's windows on the phone.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on an external display; the phone has none.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// A noninteractive scene on an external display; the phone has none.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// A scene for Assistive Access, which the phone lacks.
    public static let windowAssistiveAccessApplication = Role(
      rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
  }
}

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Creates a configuration; if the app's property list has an entry with the name and role, it
  /// has that entry's classes and storyboard (AppLife.L22).
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
    applyListed()
  }

  /// Creates a configuration with only a name and a role.
  package init(unlisted name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }

  /// The name of the configuration.
  open private(set) var name: String?
  /// The role of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene delegate; nil for none.
  open var delegateClass: AnyClass?
  /// The storyboard of the initial interface (AppLife.L23).
  open var storyboard: UIStoryboard?
}
