/// A version of the language or of the compiler, such as 5.10.
package struct LanguageVersion: Sendable, Hashable, Comparable {
  /// The parts, without zeros at the end.
  private let parts: [Int]

  /// Creates a version from its parts.
  package init(_ parts: [Int]) {
    self.parts = Array(parts.reversed().drop { $0 == 0 }.reversed())
  }

  /// Creates a version from a text such as `5.10`; nil for other texts.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !parts.isEmpty, parts.allSatisfy({ $0.map { $0 >= 0 } == true }) else { return nil }
    self.init(parts.compactMap(\.self))
  }

  /// The version in Swift 5 mode.
  ///
  /// - Source: `swiftc` of Swift 6.3 with `-swift-version 5`, and `4` and `4.2` for the other
  ///   modes. Confidence: measured.
  package static let swift5 = LanguageVersion([5, 10])

  /// The compiler's version, or an earlier one.
  ///
  /// Conditions with later versions are left to the compiler.
  package static let compiler = LanguageVersion([6, 3])

  /// Returns the version that a compiler's option `-swift-version` sets.
  ///
  /// - Parameter option: The mode, such as `5`, or a version as Xcode accepts it, such as `4.0`.
  package static func mode(_ option: String) -> LanguageVersion {
    guard option != "4.2" else { return LanguageVersion([4, 2]) }
    return switch option.split(separator: ".").first {
    case "4": LanguageVersion([4, 1, 50])
    case "6": .compiler
    default: .swift5
    }
  }

  /// Compares two versions part by part.
  package static func < (one: LanguageVersion, other: LanguageVersion) -> Bool {
    one.parts.lexicographicallyPrecedes(other.parts)
  }
}
