// The toolchain's class has members with types of this module, which a subclass has to know.
internal import CoreFoundation
import Foundation
import TactusThreads

/// The bundle of the tests of a process (Region.LR11).
///
/// On an iPhone it is a folder with the ending `.xctest`; here it is the program.
///
/// Sendable because its own properties are constants.
final class TestBundle: Bundle, @unchecked Sendable {
  /// The bundle of this process; nil if the process runs no tests.
  static let ofProcess: TestBundle? = {
    guard TestProcess.isCurrent, let program = Bundle.main.executablePath else { return nil }
    return TestBundle(program: program)
  }()

  private let program: String

  private init?(program: String) {
    self.program = program
    super.init(path: Bundle.main.bundlePath)
  }

  override var bundlePath: String { program }
  override var bundleURL: URL { URL(fileURLWithPath: program) }
}
