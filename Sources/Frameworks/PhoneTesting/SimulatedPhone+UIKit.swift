import TactusPhoneLink
import UIKit

extension SimulatedPhone {
  /// Launches an app by its delegate, in front; an app of an earlier launch is terminated.
  ///
  /// The app runs on the test's thread, so its work on the main queue is done when the test awaits
  /// something.
  ///
  /// - Returns: The delegate that the app has created.
  @preconcurrency @MainActor @discardableResult
  public func launch<Delegate: UIResponder & UIApplicationDelegate>(
    _ type: Delegate.Type
  ) -> Delegate {
    usePropertyList(of: type)
    let app = UIKitApp { ObjectFactory.make(type) as? Delegate }
    launch(app)
    guard let delegate = app.delegate as? Delegate else {
      programmingError("\(type) was not launched")
    }
    return delegate
  }
}

/// A UIKit app in the test's own process.
///
/// There is one at a time on a phone, since there is a single `UIApplication`.
@MainActor
final class UIKitApp: SimulatedApp {
  private(set) var delegate: (any UIApplicationDelegate)?
  private let makeDelegate: () -> (any UIApplicationDelegate)?
  private var link: AppLink?
  private var driver: AppDriver?

  init(_ makeDelegate: @escaping () -> (any UIApplicationDelegate)?) {
    self.makeDelegate = makeDelegate
  }

  func connect(_ phone: any PhoneConnection) {
    guard let delegate = makeDelegate() else { return }
    self.delegate = delegate
    let driver = AppDriver { delegate }
    self.driver = driver
    // AppLife.PT9: the main queue does not run until the test awaits.
    TurnQueue.shared.isEnabled = true
    link = AppLink(
      driver,
      settle: { then in
        TurnQueue.shared.drain()
        then()
      }
    ) { phone.send($0) }
    phone.send(.join)
  }

  func take(_ message: PhoneMessage) { link?.receive(message) }

  /// Terminates the app.
  func end() {
    driver?.end()
    (driver, link) = (nil, nil)
  }
}
