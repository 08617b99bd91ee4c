/// The identifier of an app's bundle, such as `com.example.Scale`.
///
/// Two identifiers are equal if their characters are; case counts.
public struct BundleIdentifier: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The identifier as a string.
  public let text: String

  /// Creates an identifier; fails for a text that is not one.
  ///
  /// An identifier consists of ASCII letters, digits, hyphens and periods, has 1 to 155 characters,
  /// and no empty component. So it is a valid file name.
  public init?(_ text: String) {
    let isValid = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    let components = text.split(separator: ".", omittingEmptySubsequences: false)
    guard isValid, text.utf8.count <= Self.maximumLength, components.allSatisfy({ !$0.isEmpty })
    else { return nil }
    self.text = text
  }

  /// Creates an identifier from any text: characters that an identifier cannot have become hyphens.
  ///
  /// - Parameters:
  ///   - prefix: The leading components, which are valid.
  ///   - name: The text of the last component.
  public init(prefix: String, name: String) {
    var last = ""
    for scalar in name.unicodeScalars.prefix(Self.maximumLength / 2) {
      let isValid = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
      last.unicodeScalars.append(isValid ? scalar : "-")
    }
    text = prefix + "." + (last.isEmpty ? "App" : last)
  }

  /// The maximum number of characters.
  ///
  /// - Source: App Store Connect refuses longer identifiers. Confidence: guess.
  public static let maximumLength = 155

  /// The identifier as a string.
  public var description: String { text }

  /// Whether an identifier comes before another one in the order of their characters.
  public static func < (one: Self, other: Self) -> Bool { one.text < other.text }
}
