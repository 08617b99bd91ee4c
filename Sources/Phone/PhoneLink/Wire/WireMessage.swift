import TactusJSON
import TactusPhoneTypes

/// A message that is encoded as a JSON object: its name, and under it its fields.
public protocol WireMessage: Sendable {
  /// Returns the message as JSON.
  ///
  /// - Throws: `LinkError.malformed` where a number in it is not finite.
  func wireText() throws(LinkError) -> String

  /// Decodes a message.
  ///
  /// - Parameters:
  ///   - name: The name of the message.
  ///   - fields: The fields of the message; unknown keys are ignored.
  /// - Throws: `LinkError.malformed`.
  init(_ name: String, _ fields: WireFields) throws(LinkError)

  /// The part of a message that is sent as bytes; `nil` for any other message.
  var body: WireBody? { get }

  /// Creates a message of a part that was sent as bytes.
  ///
  /// - Throws: `LinkError.malformed` where this side does not send such.
  init(body: WireBody) throws(LinkError)
}

extension WireMessage {
  /// The default: `nil`, since most messages are JSON.
  public var body: WireBody? { nil }

  /// Throws, for messages that are JSON.
  public init(body: WireBody) throws(LinkError) { throw .malformed }
}

/// The decoded fields of a message.
public struct WireFields {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// Returns the text of a key.
  package func text(_ key: String) throws(LinkError) -> String {
    guard let text = member(key)?.string else { throw .malformed }
    return text
  }

  /// Returns the finite number of a key.
  package func number(_ key: String) throws(LinkError) -> Double {
    guard let number = member(key)?.number, number.isFinite else { throw .malformed }
    return number
  }

  /// Returns the integer of a key.
  package func whole<Number: FixedWidthInteger>(_ key: String) throws(LinkError) -> Number {
    guard let number = Number(exactly: try number(key)) else { throw .malformed }
    return number
  }

  /// Returns the instant of a key, which is encoded as text because a JSON number cannot hold
  /// nanoseconds.
  package func instant(_ key: String) throws(LinkError) -> PhoneInstant {
    guard let count = Int64(try text(key)), count >= 0 else { throw .malformed }
    return PhoneInstant(nanoseconds: count)
  }

  /// Returns the enumeration case of a key.
  package func word<Word: RawRepresentable<String>>(_ key: String) throws(LinkError) -> Word {
    guard let word = Word(rawValue: try text(key)) else { throw .malformed }
    return word
  }

  /// Returns the objects of an array.
  package func objects(_ key: String, atMost limit: Int) throws(LinkError) -> [WireFields] {
    guard let list = member(key), list.kind == .array else { throw .malformed }
    var found: [WireFields] = []
    for element in list.elements {
      guard element.kind == .object, found.count < limit else { throw .malformed }
      found.append(WireFields(element))
    }
    return found
  }

  /// Returns the texts of an array.
  package func texts(_ key: String) throws(LinkError) -> [String] {
    guard let list = member(key), list.kind == .array else { throw .malformed }
    var found: [String] = []
    for element in list.elements {
      guard let text = element.string else { throw .malformed }
      found.append(text)
    }
    return found
  }

  /// Returns the finite numbers of an array.
  package func numbers(_ key: String, atMost limit: Int) throws(LinkError) -> [Double] {
    guard let list = member(key), list.kind == .array else { throw .malformed }
    var found: [Double] = []
    for element in list.elements {
      guard let number = element.number, number.isFinite, found.count < limit else {
        throw .malformed
      }
      found.append(number)
    }
    return found
  }

  /// Returns the object of a key.
  package func object(_ key: String) throws(LinkError) -> WireFields {
    guard let value = member(key), value.kind == .object else { throw .malformed }
    return WireFields(value)
  }

  /// Returns whether a key exists.
  package func has(_ key: String) -> Bool { member(key) != nil }

  /// Returns the Boolean value of a key.
  package func flag(_ key: String) throws(LinkError) -> Bool {
    guard let flag = member(key)?.bool else { throw .malformed }
    return flag
  }

  private func member(_ key: String) -> JSONValue? { value.members.first { $0.key == key } }
}
