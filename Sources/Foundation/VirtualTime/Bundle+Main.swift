import Synchronization
import TactusThreads

extension Bundle {
  /// The bundle of the app: that of the program, or in a test that of the app on the test's phone
  /// (Bundles.M1).
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public class var main: Bundle { MainBundle.current ?? Bundle.Foundation::main }
}

/// The bundle of an app that runs in a test's process.
package enum MainBundle {
  /// The bundle of the code that runs; `nil` for that of the program.
  package static var current: Bundle? {
    switch ofContext.value {
    case .inherited: installed.withLock { $0 }
    case .program: nil
    case .app(let bundle): bundle
    }
  }

  /// Gives the app of the current context a bundle; `nil` for that of the program.
  ///
  /// Code outside of any context, such as that of a detached task, has the bundle of the app that
  /// got one last.
  package static func set(_ bundle: Bundle?) {
    ofContext.value = bundle.map { .app($0) } ?? .program
    installed.withLock { $0 = bundle }
  }

  /// Gives a program beside the app, in the current context, a bundle; `nil` for that of the
  /// process, whatever app is on the phone.
  package static func setOfProgram(_ bundle: Bundle?) {
    ofContext.value = bundle.map { .app($0) } ?? .program
  }

  /// Discards the bundle of the current context, whose phone is gone.
  package static func forget() {
    guard case .app(let bundle) = ofContext.value else { return }
    installed.withLock { if $0 === bundle { $0 = nil } }
    ofContext.value = .inherited
  }

  // MARK: Internals

  private enum Choice {
    case inherited
    case program
    case app(Bundle)
  }

  private static let ofContext = ContextLocal(Choice.inherited)
  private static let installed = Mutex<Bundle?>(nil)
}
