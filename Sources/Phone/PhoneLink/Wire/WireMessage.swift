import PhoneHardware
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

  /// What the message's screen shows, where it is a message of that: it goes over the wire as bytes.
  var picture: ScreenFrame? { get }

  /// Makes the message of what a screen shows.
  ///
  /// - Throws: `LinkError.malformed` where this side does not send such.
  init(picture: ScreenFrame) throws(LinkError)
}

extension WireMessage {
  /// Nothing: most messages have no picture.
  public var picture: ScreenFrame? { nil }

  /// Makes nothing of it.
  public init(picture: ScreenFrame) throws(LinkError) { throw .malformed }
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

  /// The moment under a key, a text: a number of JSON has not room enough for nanoseconds.
  func instant(_ key: String) throws(LinkError) -> PhoneInstant {
    guard let count = Int64(try text(key)), count >= 0 else { throw .malformed }
    return PhoneInstant(nanoseconds: count)
  }

  /// What a word under a key stands for.
  func word<Word: RawRepresentable<String>>(_ key: String) throws(LinkError) -> Word {
    guard let word = Word(rawValue: try text(key)) else { throw .malformed }
    return word
  }

  /// The objects of a list under a key.
  func objects(_ key: String, atMost limit: Int) throws(LinkError) -> [WireFields] {
    guard let list = member(key), list.kind == .array else { throw .malformed }
    var found: [WireFields] = []
    for element in list.elements {
      guard element.kind == .object, found.count < limit else { throw .malformed }
      found.append(WireFields(element))
    }
    return found
  }

  /// The texts of a list under a key.
  func texts(_ key: String) throws(LinkError) -> [String] {
    guard let list = member(key), list.kind == .array else { throw .malformed }
    var found: [String] = []
    for element in list.elements {
      guard let text = element.string else { throw .malformed }
      found.append(text)
    }
    return found
  }

  /// The object under a key.
  func object(_ key: String) throws(LinkError) -> WireFields {
    guard let value = member(key), value.kind == .object else { throw .malformed }
    return WireFields(value)
  }

  /// Whether there is anything under a key.
  func has(_ key: String) -> Bool { member(key) != nil }

  /// The truth value under a key.
  func flag(_ key: String) throws(LinkError) -> Bool {
    guard let flag = member(key)?.bool else { throw .malformed }
    return flag
  }

  private func member(_ key: String) -> JSONValue? { value.members.first { $0.key == key } }
}
