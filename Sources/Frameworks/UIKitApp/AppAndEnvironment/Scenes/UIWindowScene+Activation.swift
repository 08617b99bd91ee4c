// Requests for further scenes, as a device with one scene handles them. Steps AppLife.SC2…
extension UIWindowScene {
  /// An action that shows content in a new scene, where there may be several; a phone performs the
  /// alternate action (AppLife.SC2).
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    /// Returns the configuration of the new scene; nil for none.
    public typealias ConfigurationProvider = (ActivationAction) -> ActivationConfiguration?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; nil for a unique one.
    ///   - alternate: The action of devices with one scene; nil hides this one on them.
    ///   - configurationProvider: Returns the configuration of the new scene; a phone does not call
    ///     it.
    public convenience init(
      identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      configurationProvider: @escaping ConfigurationProvider
    ) {
      self.init(
        title: alternate?.title ?? "Open in New Window", subtitle: alternate?.subtitle,
        image: alternate?.image, identifier: identifier,
        discoverabilityTitle: alternate?.discoverabilityTitle,
        attributes: alternate?.attributes ?? .hidden, state: alternate?.state ?? .off
      ) { action in alternate?.performWithSender(action.sender, target: nil) }
    }
  }

  /// The content of a new scene.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// Creates a configuration.
    public init(userActivity: NSUserActivity) {
      self.userActivity = userActivity
      super.init()
    }

    /// The activity with which the scene is connected.
    public let userActivity: NSUserActivity
    /// The options of the request.
    open var options: ActivationRequestOptions?
    /// The view from which the scene opens.
    open var preview: UITargetedPreview?
  }

  /// The options of a request for a window scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// The style of the scene.
    open var preferredPresentationStyle: PresentationStyle = .automatic
    /// The placement of the scene; nil for that of the style.
    ///
    /// It is stored, as a phone opens no further scene.
    open var placement: UIWindowScenePlacement?
  }

  /// The styles of a new scene.
  public enum PresentationStyle: UInt, Sendable {
    /// The system decides.
    case automatic = 0
    /// Beside the present scene.
    case standard = 1
    /// In front of the present scene.
    case prominent = 2
  }

  /// An interaction that opens a new scene by a pinch, where there may be several; on a phone it
  /// recognizes nothing (AppLife.SC2).
  @preconcurrency @MainActor
  open class ActivationInteraction: NSObject, UIInteraction {
    /// Creates an interaction.
    ///
    /// - Parameters:
    ///   - configurationProvider: Returns the configuration of the new scene for a place; a phone
    ///     does not call it.
    ///   - errorHandler: Called if the scene cannot be opened; a phone does not call it.
    public init(
      configurationProvider: @escaping (ActivationInteraction, CGPoint) -> ActivationConfiguration?,
      errorHandler: ((any Error) -> Void)? = nil
    ) { super.init() }

    /// The view of the interaction.
    open private(set) weak var view: UIView?
    /// Called before the view changes; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called when the view has changed.
    open func didMove(to view: UIView?) { self.view = view }
  }
}

/// A request for a new or another scene.
public struct UISceneSessionActivationRequest: Hashable, Sendable {
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The session of an existing scene; nil for a new one.
  public let session: UISceneSession?
  /// The activity with which the scene is connected.
  public var userActivity: NSUserActivity?
  /// The options.
  public var options: UIScene.ActivationRequestOptions?

  /// Creates a request for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) { (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options) }

  /// Creates a request for an existing scene.
  @MainActor
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (role, self.session) = (session.role, session)
    (self.userActivity, self.options) = (userActivity, options)
  }
}

extension UIApplication {
  /// Asks for a new or another scene; the phone refuses.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(UISceneError(.multipleScenesNotSupported)) }
}
