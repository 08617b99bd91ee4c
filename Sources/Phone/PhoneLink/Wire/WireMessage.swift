import PositionedText

/// A message that goes over a wire as an object of JSON: its name, and under it what it says.
public protocol WireMessage: Sendable {
  /// The message as JSON.
  ///
  /// - Throws: `LinkError.malformed` where a number in it is not finite.
  func wireText() throws(LinkError) -> String

  /// Reads what a message says.
  ///
  /// - Parameters:
  ///   - name: The message's name.
  ///   - fields: What it says; keys that it does not know are left alone.
  /// - Throws: `LinkError.malformed`.
  init(_ name: String, _ fields: WireFields) throws(LinkError)
}

/// What a message says, as it was read.
public struct WireFields {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// The text under a key.
  func text(_ key: String) throws(LinkError) -> String {
    guard let text = member(key)?.string else { throw .malformed }
    return text
  }

  /// The finite number under a key.
  func number(_ key: String) throws(LinkError) -> Double {
    guard let number = member(key)?.number, number.isFinite else { throw .malformed }
    return number
  }

  /// The whole number under a key.
  func whole<Number: FixedWidthInteger>(_ key: String) throws(LinkError) -> Number {
    guard let number = Number(exactly: try number(key)) else { throw .malformed }
    return number
  }

  private func member(_ key: String) -> JSONValue? { value.members.first { $0.key == key } }
}
