/// A value of a message on a bus, of any type that D-Bus has except files.
package indirect enum BusVariant: Sendable, Equatable {
  /// A Boolean.
  case flag(Bool)
  /// An unsigned number of 8 bits.
  case byte(UInt8)
  /// A signed number of 16 bits.
  case int16(Int16)
  /// An unsigned number of 16 bits.
  case uint16(UInt16)
  /// A signed number of 32 bits.
  case int32(Int32)
  /// An unsigned number of 32 bits.
  case uint32(UInt32)
  /// A signed number of 64 bits.
  case int64(Int64)
  /// An unsigned number of 64 bits.
  case uint64(UInt64)
  /// A floating-point number.
  case double(Double)
  /// A text; characters that a bus refuses are left out.
  case text(String)
  /// The path of an object.
  case path(String)
  /// A type, in the notation of D-Bus.
  case type(String)
  /// A list of bytes.
  case bytes([UInt8])
  /// A list of values of one type, in the notation of D-Bus.
  case list([BusVariant], of: String)
  /// A structure of values.
  case structure([BusVariant])
  /// A dictionary of values of any type by name, sorted by the names when it is sent.
  case dictionary([String: BusVariant])
  /// Another dictionary, whose entries have a type in the notation of D-Bus.
  case map([Entry], of: String)
  /// A value together with its type.
  case variant(BusVariant)

  /// An entry of a dictionary.
  package struct Entry: Sendable, Equatable {
    /// The key.
    package var key: BusVariant
    /// The value.
    package var value: BusVariant

    /// Creates an entry.
    package init(_ key: BusVariant, _ value: BusVariant) {
      (self.key, self.value) = (key, value)
    }
  }

  /// Creates a list of texts.
  package static func texts(_ texts: [String]) -> BusVariant {
    .list(texts.map { .text($0) }, of: "s")
  }
  /// Creates a list of paths.
  package static func paths(_ paths: [String]) -> BusVariant {
    .list(paths.map { .path($0) }, of: "o")
  }
  /// Creates a dictionary of texts, in the order of their names.
  package static func textMap(_ texts: [String: String]) -> BusVariant {
    .map(
      texts.sorted { $0.key < $1.key }.map { Entry(.text($0.key), .text($0.value)) }, of: "{ss}")
  }

  // MARK: Reading

  /// The value without the type that is sent with it.
  package var content: BusVariant {
    if case .variant(let value) = self { value.content } else { self }
  }
  /// The Boolean; `nil` for another value.
  package var flag: Bool? { if case .flag(let flag) = content { flag } else { nil } }
  /// The whole number; `nil` for another value, and for one that is too large.
  package var number: Int? {
    switch content {
    case .byte(let number): Int(number)
    case .int16(let number): Int(number)
    case .uint16(let number): Int(number)
    case .int32(let number): Int(number)
    case .uint32(let number): Int(exactly: number)
    case .int64(let number): Int(exactly: number)
    case .uint64(let number): Int(exactly: number)
    default: nil
    }
  }
  /// The text or the path; `nil` for another value.
  package var text: String? {
    switch content {
    case .text(let text), .path(let text): text
    default: nil
    }
  }
  /// The bytes; `nil` for another value.
  package var bytes: [UInt8]? { if case .bytes(let bytes) = content { bytes } else { nil } }
  /// The texts or paths of a list; `nil` for another value.
  package var texts: [String]? {
    guard case .list(let values, _) = content else { return nil }
    return values.compactMap(\.text)
  }
  /// The values by name; `nil` for another value.
  package var dictionary: [String: BusVariant]? {
    if case .dictionary(let values) = content { values } else { nil }
  }
  /// The entries of a dictionary whose values are not of any type; `nil` for another value.
  package var entries: [Entry]? { if case .map(let entries, _) = content { entries } else { nil } }
}
