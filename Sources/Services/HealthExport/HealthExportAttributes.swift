internal import CTactusXML

/// The attributes of an element, as bytes of the parser's buffer.
///
/// - Thread: one at a time.
final class HealthExportAttributes {
  /// An attribute, and the number of the element to which it belongs.
  private struct Value {
    var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var element = 0
  }

  /// The attributes by the places of their fields; those of earlier elements stay, but are not
  /// valid.
  private let values: UnsafeMutableBufferPointer<Value>
  /// The number of the element.
  private var element = 0
  /// The places of the fields by the parser's names, which it keeps once each.
  private var places: [UnsafePointer<UInt8>: Int] = [:]
  /// The names and places of an earlier element's attributes: most elements have the same ones.
  private var last: [(name: UnsafePointer<UInt8>, place: Int)] = []
  /// The attributes that are read by their own names, such as the facts about the user.
  private(set) var others: [(name: String, value: String)] = []

  init() {
    values = .allocate(capacity: HealthExportField.allCases.count)
    values.initialize(repeating: Value())
  }

  deinit { values.deallocate() }

  /// Takes the attributes of the parser: names, prefixes, namespaces, and bounds of values.
  func set(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int,
    keepsOthers: Bool
  ) {
    element += 1
    if !others.isEmpty { others.removeAll() }
    guard let attributes else { return }
    for index in 0..<count {
      guard let name = attributes[index * 5], let start = attributes[index * 5 + 3],
        let end = attributes[index * 5 + 4]
      else { continue }
      let bytes = UnsafeBufferPointer(start: start, count: end - start)
      let place: Int
      if index < last.count, last[index].name == name {
        place = last[index].place
      } else {
        place = self.place(of: name)
        if index < last.count {
          last[index] = (name, place)
        } else if last.count < Self.longestList {
          last.append((name, place))
        }
      }
      if place >= 0 {
        values[place] = Value(bytes: bytes, element: element)
      } else if keepsOthers {
        others.append((String(cString: name), String(decoding: bytes, as: UTF8.self)))
      }
    }
  }

  /// The bytes of an attribute; `nil` if it is missing.
  subscript(field: HealthExportField) -> UnsafeBufferPointer<UInt8>? {
    let value = values[field.rawValue]
    return value.element == element ? value.bytes : nil
  }

  /// The bytes of an attribute at a place; none if it is missing.
  subscript(place: Int) -> UnsafeBufferPointer<UInt8> {
    let value = values[place]
    return value.element == element ? value.bytes : UnsafeBufferPointer(start: nil, count: 0)
  }

  /// The text of an attribute; empty if it is missing.
  func text(_ field: HealthExportField) -> String {
    self[field].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The number of attributes whose names are remembered by their order.
  ///
  /// - Source: ours: more than elements of iPhones have. Confidence: guess.
  private static let longestList = 32

  /// Returns the place of the field with a name; -1 for others.
  private func place(of name: UnsafePointer<UInt8>) -> Int {
    if let place = places[name] { return place }
    let place = HealthExportField.named(String(cString: name))?.rawValue ?? -1
    places[name] = place
    return place
  }
}
