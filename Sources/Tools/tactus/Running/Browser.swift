import CommandKit
import Glibc

/// The browser that this user has, if there is a screen for it.
enum Browser {
  /// Whether there is a screen that one could open on.
  static var hasScreen: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { Environment[$0].map { !$0.isEmpty } ?? false }
  }

  /// Opens an address.
  ///
  /// - Returns: Whether there is something that opens it.
  static func open(_ address: String) -> Bool {
    guard let child = ChildProcess(["xdg-open", address], output: "/dev/null") else { return false }
    // It hands the address over and ends; a browser that it starts goes on without it.
    for _ in 0..<Self.patience {
      if let ending = child.ending() { return ending == .exited(0) }
      usleep(10_000)
    }
    child.leave()
    return true
  }

  /// Hundredths of a second that it may take before it is left alone.
  ///
  /// - Source: ours. Confidence: guess.
  private static let patience = 100
}
