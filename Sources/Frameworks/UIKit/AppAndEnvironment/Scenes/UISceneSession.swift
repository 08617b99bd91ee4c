/// What is kept of a scene while it is away.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// What part it has.
  open var role: Role { configuration.role }
  /// How its scenes are made.
  open internal(set) var configuration: UISceneConfiguration
  /// Tells it apart from others of the app.
  public final let persistentIdentifier: String
  /// What the app keeps in it.
  open var userInfo: [String: Any]?

  init(_ configuration: UISceneConfiguration, identifier: String = "main") {
    (self.configuration, persistentIdentifier) = (configuration, identifier)
  }

  /// The parts that scenes have.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a part of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What the app shows on the phone.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }

  /// The name it was made with.
  open private(set) var name: String?
  /// What part the scene has.
  public final let role: UISceneSession.Role
  /// The class of scenes; nil for window scenes.
  open var sceneClass: AnyClass?
  /// The class of scenes' delegates; nil for none.
  open var delegateClass: AnyClass?
}
