import PhoneTesting
import UIKit

/// The app that a test uses: that of the test's phone (UITesting.UP1…).
@preconcurrency @MainActor
open class XCUIApplication: XCUIElement {
  /// Creates a proxy for the app of the test's phone.
  public init() {
    identity = .app
    super.init(of: nil, .only)
  }

  /// Creates a proxy for an app.
  ///
  /// - Parameter bundleIdentifier: `com.apple.springboard` for the system's interface, which shows
  ///   the phone's alerts; any other one for the app of the test's phone.
  public init(bundleIdentifier: String) {
    identity = bundleIdentifier == Self.systemIdentifier ? .system : .app
    super.init(of: nil, .only)
  }

  /// The arguments that `launch()` adds to those of the process.
  open var launchArguments: [String] = []
  /// The variables that `launch()` sets in the environment.
  open var launchEnvironment: [String: String] = [:]

  /// The state.
  open var state: State {
    guard identity == .app else { return .runningForeground }
    return switch phone?.executionState {
    case nil, .notRunning: .notRunning
    case .suspended: .runningBackgroundSuspended
    case .background: .runningBackground
    case .foreground: .runningForeground
    }
  }

  // Subclasses override these and call `super`, so they have no forms with the line of the call.

  /// Launches the app; terminates a running one first (UITesting.UP2).
  open func launch() { launchApp() }

  /// Launches the app unless it is running, and brings it to the foreground.
  open func activate() {
    guard identity == .app else { return }
    guard let phone, phone.executionState != .notRunning else { return launchApp() }
    phone.activateApp()
    Quiet.wait(on: phone)
  }

  /// Terminates the app.
  open func terminate() {
    guard identity == .app else { return }
    phone?.terminateApp()
    LaunchSettings.restore()
  }

  /// Opens a URL with the app.
  open func open(_ url: URL) {
    guard let phone, phone.executionState != .notRunning else {
      launchApp()
      self.phone?.open(url.absoluteString)
      if let phone = self.phone { Quiet.wait(on: phone) }
      return
    }
    phone.open(url.absoluteString)
    Quiet.wait(on: phone)
  }

  /// Advances the phone's time until the app has a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - timeout: The longest time in seconds.
  /// - Returns: Whether the app has the state.
  open func wait(for state: State, timeout: TimeInterval) -> Bool {
    PhoneWait.until(timeout, on: phone) { self.state == state }
  }

  /// Resets the authorization for a resource, so that the app asks again.
  open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    guard let known = resource.resource else {
      return TestFailure.record("the phone has no permission for '\(resource)'")
    }
    phone?.permissions[known] = .notDetermined
  }

  // MARK: Internals

  /// The program that an app represents.
  private enum Identity {
    case app, system
  }

  private let identity: Identity

  /// The identifier of the system's interface.
  private static let systemIdentifier = "com.apple.springboard"

  /// The proxy of the system's interface.
  static var system: XCUIApplication { XCUIApplication(bundleIdentifier: systemIdentifier) }

  /// The phone that this proxy has booted.
  private var ownPhone: SimulatedPhone?

  /// The phone; `nil` if the test has none.
  var phone: SimulatedPhone? { ownPhone ?? SimulatedPhone.ofCurrentTest }

  /// The phone, if the app runs.
  var runningPhone: SimulatedPhone? {
    guard let phone else { return nil }
    return identity == .system || phone.executionState != .notRunning ? phone : nil
  }

  override var application: XCUIApplication? { self }

  override func nodes() throws(ElementError) -> [ElementNode] {
    guard let phone = runningPhone else { throw .notRunning(appName) }
    switch identity {
    case .system: return [ElementTree.system(on: phone)]
    case .app:
      guard phone.hasUIKitApp else { throw .notRunning(appName) }
      return [ElementTree.app(on: phone, named: appName)]
    }
  }

  override func title(of node: ElementNode?) -> String { "\"\(appName)\" Application" }

  override var chain: [String] { ["→Find: Target Application '\(appName)'"] }

  /// The name of the app: the module of its delegate.
  var appName: String {
    guard identity == .app else { return Self.systemIdentifier }
    let delegate = phone?.appDelegate.map { String(reflecting: Swift.type(of: $0)) }
    return delegate?.split(separator: ".").first.map(String.init) ?? "app"
  }

  private func launchApp() {
    guard identity == .app else { return }
    let delegate: any UIApplicationDelegate.Type
    if let running = phone?.appDelegate {
      delegate = Swift.type(of: running)
    } else {
      switch AppClass.found {
      case .success(let type): delegate = type
      case .failure(let problem): return TestFailure.record("Failed to launch: \(problem)")
      }
    }
    if phone == nil { ownPhone = LaunchedPhones.boot() }
    guard let phone else { return }
    phone.terminateApp()
    LaunchSettings.apply(launchArguments, launchEnvironment)
    phone.launchApp(delegate: delegate)
    Quiet.wait(on: phone)
  }
}
