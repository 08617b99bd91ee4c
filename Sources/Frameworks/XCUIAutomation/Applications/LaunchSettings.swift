import Glibc
import UIKit

/// The arguments and the environment of a launched app, which shares the test's process
/// (UITesting.UP5).
@MainActor
enum LaunchSettings {
  /// Sets the arguments and the environment of the app to launch.
  static func apply(_ arguments: [String], _ environment: [String: String]) {
    restore()
    for (name, value) in environment {
      saved[name] = .some(getenv(name).map { String(cString: $0) })
      setenv(name, value, 1)
    }
    guard !arguments.isEmpty else { return }
    ProgramArguments.add(arguments)
    let defaults = UserDefaults.standard
    defaults.setVolatileDomain(values(arguments), forName: UserDefaults.argumentDomain)
  }

  /// Restores the values before the last launch.
  static func restore() {
    for (name, value) in saved {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    saved = [:]
    if ProgramArguments.restore() {
      UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    }
  }

  /// The variables as they were; `nil` for one that was not set.
  private static var saved: [String: String?] = [:]

  /// The arguments `-key value` as user defaults.
  private static func values(_ arguments: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for (key, value) in zip(arguments, arguments.dropFirst())
    where key.hasPrefix("-") && !value.hasPrefix("-") {
      values[String(key.dropFirst())] = value
    }
    return values
  }
}
