/// The version of a phone's system, such as 17.5.
public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The major version.
  public var major: Int
  /// The minor version.
  public var minor: Int
  /// The patch version.
  public var patch: Int

  /// Creates a version from its components.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Creates a version from a text of one to three numbers, such as `12.4.1`; fails for others.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.count <= 3, part.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    guard (1...3).contains(numbers.count), numbers[0] > 0 else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// The version of a new phone.
  public static let standard = SystemVersion(17, 5)

  /// The version as a text; without the patch version if that is 0.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  /// Whether a version is older than another one.
  public static func < (one: Self, other: Self) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }
}
