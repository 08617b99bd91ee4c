import PhoneLink
import UIKit

extension SimulatedPhone {
  /// Launches an app by its delegate, in front; one that is still there from before is ended.
  ///
  /// It runs on the test's thread, so what it puts on the main queue is done when the test awaits
  /// something.
  ///
  /// - Returns: The delegate, which the app has made.
  @preconcurrency @MainActor @discardableResult
  public func launch<Delegate: UIResponder & UIApplicationDelegate>(
    _ type: Delegate.Type
  ) -> Delegate {
    let app = UIKitApp { ObjectMaker.make(type) as? Delegate }
    launch(app)
    guard let delegate = app.delegate as? Delegate else {
      preconditionFailure("\(type) was not launched")
    }
    return delegate
  }
}

/// An app in the words of UIKit, in the test's own process.
///
/// There is one at a time, as there is one `UIApplication`.
@MainActor
final class UIKitApp: SimulatedApp {
  private(set) var delegate: (any UIApplicationDelegate)?
  private let makeDelegate: () -> (any UIApplicationDelegate)?
  private var link: AppLink?
  private var driver: AppDriver?

  private static var present: UIKitApp?

  init(_ makeDelegate: @escaping () -> (any UIApplicationDelegate)?) {
    self.makeDelegate = makeDelegate
  }

  func connect(_ phone: any PhoneConnection) {
    Self.present?.driver?.end()
    Self.present = self
    guard let delegate = makeDelegate() else { return }
    self.delegate = delegate
    let driver = AppDriver { delegate }
    self.driver = driver
    // PT9: the main queue stands still until the test awaits.
    TurnWork.shared.isKept = true
    link = AppLink(
      driver,
      settle: { then in
        TurnWork.shared.finish()
        then()
      }
    ) { phone.send($0) }
    phone.send(.join)
  }

  func take(_ message: PhoneMessage) { if Self.present === self { link?.take(message) } }
}
