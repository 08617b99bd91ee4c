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
  /// Data of the app, which lasts until its next launches (Restoration.SR1).
  open var userInfo: [String: Any]?
  /// The activity with the state of the scene, from an earlier connection (Restoration.SR2).
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
    /// The role of a scene that shows the app's windows on the phone.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The role of a scene that shows the app's windows on another screen; a phone here has none.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// The role of a scene on another screen that takes no input; a phone here has none.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// The role of a scene for Assistive Access, which a phone here does not have.
    public static let windowAssistiveAccessApplication = Role(
      rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
  }
}

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Creates a configuration; one whose name and role are those of an entry in the app's property
  /// list has the classes and the storyboard of that entry (AppLife.L22).
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
    applyListed()
  }

  /// Creates a configuration with nothing but its name and role.
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
  /// The storyboard with the initial interface, which is not read here (AppLife.L23).
  open var storyboard: UIStoryboard?
}
