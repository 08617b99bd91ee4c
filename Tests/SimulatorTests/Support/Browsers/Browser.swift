import Foundation
import Glibc

/// A browser that tests drive.
///
/// - Thread: one at a time.
protocol Browser: AnyObject {
  /// Opens a page in the browser's window.
  func open(_ address: String) throws

  /// Returns the value of an expression in the page, or of its promise.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any?

  /// Presses, moves or lifts pointers of one kind, all at once.
  func point(_ phase: PointerPhase, _ pointers: [Pointer]) throws
}

extension Browser {
  func text(_ expression: String) throws -> String { try evaluate(expression) as? String ?? "" }

  func number(_ expression: String) throws -> Double {
    (try evaluate(expression) as? NSNumber)?.doubleValue ?? .nan
  }

  func holds(_ expression: String) throws -> Bool {
    (try evaluate("Boolean(\(expression))") as? NSNumber)?.boolValue ?? false
  }

  /// Waits until an expression is true.
  func wait(seconds: Double = 120, until expression: String) throws {
    var failure = ""
    try wait(seconds: seconds, expression + failure) {
      do {
        return try holds(expression)
      } catch {
        failure = "; the last answer was: \(error)"
        return false
      }
    }
  }

  /// Waits until a condition outside of the page holds.
  ///
  /// - Parameters:
  ///   - seconds: The time limit.
  ///   - description: The description of the condition, for an error.
  ///   - holds: Returns whether it holds.
  func wait(
    seconds: Double = 120, _ description: @autoclosure () -> String, until holds: () throws -> Bool
  ) throws {
    let end = ContinuousClock.now.advanced(by: .seconds(seconds))
    while !(try holds()) {
      guard ContinuousClock.now < end else {
        throw BrowserError(description: "it does not come to \(description())")
      }
      usleep(10_000)
    }
  }

  /// Waits until the phone's time has advanced by some seconds, as the page shows it.
  func letTimePass(_ seconds: Double) throws {
    let end = try number("tactus.time.now()") + seconds
    try wait(until: "tactus.time.now() >= \(end)")
  }

  /// Returns the text of an element, by its identifier.
  func textContent(of identifier: String) throws -> String {
    try text("document.getElementById('\(identifier)').textContent").trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  /// Chooses an option of a select element.
  func choose(_ selector: String, _ value: String) throws {
    try evaluate(
      """
      (() => {
        const menu = document.querySelector("\(selector)");
        menu.value = "\(value)";
        menu.dispatchEvent(new Event("change"));
      })()
      """)
  }

  /// Returns the center of an element, in points of the page.
  func middle(of selector: String) throws -> (x: Double, y: Double) {
    let box = "document.querySelector('\(selector)').getBoundingClientRect()"
    return (
      try number("\(box).left + \(box).width / 2"), try number("\(box).top + \(box).height / 2")
    )
  }
}
