import Foundation

extension JSONSerialization.ReadingOptions {
  /// The syntax of JSON5 (ObjectiveC.FO56).
  public static let json5Allowed = JSONSerialization.ReadingOptions(rawValue: 1 << 3)
  /// A dictionary whose braces are left out (ObjectiveC.FO56).
  public static let topLevelDictionaryAssumed = JSONSerialization.ReadingOptions(rawValue: 1 << 4)
}

/// A value of JSON, read by a decoder, which knows JSON5.
struct LenientJSON: Decodable {
  /// The value as an object of Foundation.
  let object: Any

  /// Reads a value of data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - options: The options for reading.
  /// - Throws: A Cocoa error with the code `propertyListReadCorrupt`, as for other JSON.
  static func read(_ data: Data, _ options: JSONSerialization.ReadingOptions) throws -> Any {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = options.contains(.json5Allowed)
    decoder.assumesTopLevelDictionary = options.contains(.topLevelDictionaryAssumed)
    let object: Any
    do {
      object = try decoder.decode(LenientJSON.self, from: data).object
    } catch {
      var info: [String: Any] = [:]
      if case DecodingError.dataCorrupted(let context) = error {
        info[NSDebugDescriptionErrorKey] = context.debugDescription
      }
      throw CocoaError(.propertyListReadCorrupt, userInfo: info)
    }
    guard options.contains(.fragmentsAllowed) || object is [Any] || object is [String: Any] else {
      throw CocoaError(
        .propertyListReadCorrupt,
        userInfo: [
          NSDebugDescriptionErrorKey:
            "JSON text did not start with array or object and option to allow fragments not set."
        ])
    }
    return object
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      let pairs = try container.allKeys.map {
        ($0.stringValue, try container.decode(LenientJSON.self, forKey: $0).object)
      }
      object = Dictionary(pairs, uniquingKeysWith: { _, last in last })
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [Any] = []
      while !list.isAtEnd { elements.append(try list.decode(LenientJSON.self).object) }
      object = elements
    } else {
      object = try Self.scalar(try decoder.singleValueContainer())
    }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> Any {
    if container.decodeNil() { return NSNull() }
    if let text = try? container.decode(String.self) { return text }
    if let truth = try? container.decode(Bool.self) { return NSNumber(value: truth) }
    if let number = try? container.decode(Int.self) { return NSNumber(value: number) }
    if let number = try? container.decode(UInt64.self) { return NSNumber(value: number) }
    return NSNumber(value: try container.decode(Double.self))
  }

  /// Any key.
  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
