/// A secret of a user's pages that outlasts a simulator (SimulatorPages.SG9).
public struct PageSecret: Sendable, Equatable {
  /// The secret: 32 hexadecimal digits.
  public let text: String

  /// Accepts a stored secret.
  ///
  /// - Returns: `nil` for a text that is none.
  public init?(_ text: String) {
    let isSecret = text.utf8.count == Self.length && text.utf8.allSatisfy(Self.isDigit)
    guard isSecret else { return nil }
    self.text = text
  }

  /// Creates a random secret.
  public init() { text = Secret.random() }

  /// The port at which the user's pages expect the next simulator, which may be in use.
  ///
  /// It follows from the secret, so that those of several users mostly differ, and is below the
  /// ports that Linux assigns by itself, from 32768 on (documented in ip-sysctl).
  var port: Int {
    let number = text.utf8.prefix(8).reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF }
    return Self.firstPort + number % Self.portCount
  }

  // MARK: Internals

  private static let length = 32
  private static let firstPort = 20_000
  private static let portCount = 12_000

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
