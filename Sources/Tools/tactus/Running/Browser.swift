import Glibc
import TactusCommandKit

/// The user's browser, if there is a screen.
enum Browser {
  /// Whether there is a screen.
  static var hasScreen: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { Environment[$0].map { !$0.isEmpty } ?? false }
  }

  /// Opens an address.
  ///
  /// - Returns: Whether a program opened it.
  static func open(_ address: String) -> Bool {
    guard let child = ChildProcess(["xdg-open", address], output: "/dev/null") else { return false }
    // `xdg-open` passes the address on and ends; a browser that it starts continues.
    for _ in 0..<Self.patience {
      if let ending = child.ending() { return ending == .exited(0) }
      usleep(10_000)
    }
    child.detach()
    return true
  }

  /// The maximum time until the browser is detached, in hundredths of a second.
  ///
  /// - Source: ours. Confidence: guess.
  private static let patience = 100
}
