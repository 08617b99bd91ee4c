import Synchronization

extension Bundle {
  /// The bundle of the app: that of the program, or in a test the bundle that the test's phone has
  /// installed (Bundles.M1).
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public class var main: Bundle { MainBundle.installed.withLock { $0 } ?? Bundle.Foundation::main }
}

/// The bundle of an app that runs in a test's process.
package enum MainBundle {
  /// The bundle; `nil` for that of the program.
  package static let installed = Mutex<Bundle?>(nil)
}
