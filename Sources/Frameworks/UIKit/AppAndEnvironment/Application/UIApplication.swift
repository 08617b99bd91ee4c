/// The app as a whole.
///
/// Steps L1… are in `Documentation/Behaviour/AppLife.md`.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Makes the app; whoever makes a second one stops the program.
  public override init() {
    super.init()
    precondition(Self.running == nil, "there is one app in a process")
    Self.running = self
  }

  /// The app; before it is launched there is none, and asking stops the program.
  open class var shared: UIApplication {
    guard let running else { preconditionFailure("the app is not launched yet") }
    return running
  }

  /// Who is told what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: What there is

  /// What part the app has on the phone.
  open internal(set) var applicationState: State = .inactive
  /// What the app shows.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of what it shows.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// Its windows that are seen, the hindmost first.
  open var windows: [UIWindow] { UIScreen.main.windows.reversed() }
  /// The window that gets what has no place on the screen.
  open var keyWindow: UIWindow? { UIScreen.main.keyWindow }

  /// How large people want to read.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// From where to where people read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Events and actions

  /// Hands an event on to the windows that it concerns: touches to those they began in, others to
  /// the key window.
  open func sendEvent(_ event: UIEvent) {
    guard event.type == .touches else {
      keyWindow?.sendEvent(event)
      return
    }
    for window in event.touchedWindows { window.sendEvent(event) }
  }

  /// Calls a method of a target, or, without one, of the first on the responder chain that has it (R5).
  ///
  /// - Parameters:
  ///   - action: Is called with sender and event, as far as it takes them.
  ///   - target: Nil begins at the sender if that is a responder, otherwise at the first responder.
  ///   - sender: Who asks for it.
  ///   - event: What made it ask.
  /// - Returns: Whether somebody had such a method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    Self.send(action, to: target, from: sender, for: event)
  }

  // MARK: Responder

  /// The delegate, if it is a responder.
  open override var next: UIResponder? {
    let next = delegate as? UIResponder
    return next === self ? nil : next
  }

  // MARK: Internals

  static var running: UIApplication?
  var scenes: [UIScene] = []

  /// As `sendAction`, also where no app was launched, as in tests.
  @discardableResult
  static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let arguments = [sender, event] as [Any?]
    if let target { return action.perform(on: target as AnyObject, with: arguments) }
    let start = sender as? UIResponder ?? UIScreen.main.keyWindow?.innermostResponder ?? running
    let found = start?.target(forAction: action, withSender: sender)
    return found.map { action.perform(on: $0 as AnyObject, with: arguments) } ?? false
  }
}

extension UIEvent {
  /// The windows that its touches began in, in the order of the touches.
  var touchedWindows: [UIWindow] {
    touches.compactMap(\.window).reduce(into: []) { windows, window in
      if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
  }
}
