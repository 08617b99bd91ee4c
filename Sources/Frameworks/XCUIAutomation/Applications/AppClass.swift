import TactusSelectors
import UIKit

/// The class of the app that `launch()` launches: the only app delegate in the test's own code
/// (UITesting.UP3).
@MainActor
enum AppClass {
  /// The reason why there is no such class.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The class.
  static var found: Result<any UIApplicationDelegate.Type, Problem> {
    let all = candidates
    if all.count == 1 { return .success(all[0]) }
    let names = all.map { String(reflecting: $0) }.sorted()
    let count =
      names.isEmpty
      ? "the test's process has no class that conforms to UIApplicationDelegate"
      : "the test's process has \(names.count) classes that conform to UIApplicationDelegate ("
        + names.prefix(longestList).joined(separator: ", ")
        + (names.count > longestList ? ", …)" : ")")
    return .failure(
      Problem(
        description: count + "; launch one before, with SimulatedPhone().launch(MyApp.self)"))
  }

  // MARK: Internals

  /// The maximum number of names in a message.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestList = 5

  private static var candidates: [any UIApplicationDelegate.Type] {
    LoadedClasses.subclasses(of: UIResponder.self).compactMap { type in
      guard !String(reflecting: type).hasPrefix("Tactus") else { return nil }
      return type as? any UIApplicationDelegate.Type
    }
  }
}
