import TactusPhone
import TactusPhoneLink
import TactusUIKitViews
import UIKit

// The interface of a phone for `XCUIApplication` (UITesting.UA1).
extension SimulatedPhone {
  /// The phone that the running test has booted most recently; `nil` if it has none.
  package static var ofCurrentTest: SimulatedPhone? {
    let test = TestIdentity.current
    return all.compactMap(\.object).last { phone in
      phone.owner.isSameTest(as: test) && !phone.owner.hasEnded
    }
  }

  /// The states of execution of the app of a test.
  package enum ExecutionState: Sendable {
    case notRunning, suspended, background, foreground
  }

  /// The state of execution of the app of the test.
  package var executionState: ExecutionState {
    guard app != nil else { return .notRunning }
    phone.settle()
    let state = device.host.state
    guard let id = appID else { return .notRunning }
    if state.foreground == id { return .foreground }
    return state.isSuspended(id) ? .suspended : .background
  }

  /// Whether the app of the test is a UIKit app.
  package var hasUIKitApp: Bool { app is UIKitApp }

  /// The delegate of the app of the test.
  package var appDelegate: (any UIApplicationDelegate)? { (app as? UIKitApp)?.delegate }

  /// Brings the app of the test to the foreground.
  package func activateApp() {
    if let id = appID { phone.send(.foreground(id)) }
  }

  /// Launches an app by the class of its delegate.
  package func launchApp(delegate type: any UIApplicationDelegate.Type) {
    usePropertyList(of: type)
    launch(UIKitApp { ObjectFactory.make(type) as? any UIApplicationDelegate })
  }

  /// Terminates the app of the test.
  package func terminateApp() {
    _ = phone
    endApp(for: self)
  }

  /// The size of the screen held upright in points.
  package var screenSize: (width: Double, height: Double) {
    let screen = device.host.state.model.screen
    return (Double(screen.width), Double(screen.height))
  }

  /// The orientation of the phone.
  package var orientation: DeviceOrientation { phone.host.state.orientation }

  /// Runs a closure as a program of the phone; returns nil if the program does not run.
  package func within<Result>(
    _ program: ShownProgram, _ body: () throws -> Result
  ) rethrows -> Result? {
    switch program {
    case .app: try app is UIKitApp ? run(body) : nil
    case .keyboard: isKeyboardShown ? try keyboardProgram.within(body) : nil
    case .alerts: try alertProgram.within(body)
    }
  }

  /// Runs a closure, and returns the number of its key presses that the app has not handled, or
  /// that had no key on the screen (Keys.K12).
  package func countingLostKeys(_ body: () -> Void) -> Int {
    func count() -> Int {
      let missing = device.host.notes.count { $0.event == .input(.noKeyboard) }
      return missing + (within(.app) { LostKeys.count } ?? 0)
    }
    let before = count()
    body()
    return count() - before
  }

  /// Records a failure of the running test.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - file: The file; empty for that of the test.
  ///   - line: The line; 0 for that of the test.
  package static func recordTestFailure(
    _ message: String, file: StaticString, line: UInt
  ) {
    TestFrameworks.recordFailure(message, file: file, line: line)
  }

  /// The number of the running XCTest test case; 0 between test cases.
  package static var testCase: UInt64 { TestFrameworks.testCase }

  /// Returns whether the XCTest test case with a number has ended.
  package static func hasEnded(testCase: UInt64) -> Bool { TestFrameworks.hasEnded(testCase) }

  // MARK: Internals

  /// The number by which the phone identifies the app; nil if it has ended.
  private var appID: AppID? {
    let state = device.host.state
    return state.joined.last(where: state.isOrdinaryApp)
  }
}
