internal import CTactusXML

/// The attributes of an element, as bytes of the parser's buffer.
struct HealthExportAttributes {
  /// The attributes by the places of their fields.
  private var values: [UnsafeBufferPointer<UInt8>]
  /// The places of the fields by the parser's names, which it keeps once each.
  private var places: [UnsafePointer<UInt8>: Int] = [:]
  private var used: [Int] = []
  /// The attributes that are read by their own names, such as the facts about the user.
  private(set) var others: [(name: String, value: String)] = []

  init() {
    values = Array(
      repeating: UnsafeBufferPointer(start: nil, count: 0), count: HealthExportField.allCases.count)
  }

  /// Takes the attributes of the parser: names, prefixes, namespaces, and bounds of values.
  mutating func set(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int,
    keepsOthers: Bool
  ) {
    for place in used { values[place] = UnsafeBufferPointer(start: nil, count: 0) }
    used.removeAll(keepingCapacity: true)
    others.removeAll()
    guard let attributes else { return }
    for index in 0..<count {
      guard let name = attributes[index * 5], let start = attributes[index * 5 + 3],
        let end = attributes[index * 5 + 4]
      else { continue }
      let value = UnsafeBufferPointer(start: start, count: end - start)
      let place = place(of: name)
      if place >= 0 {
        values[place] = value
        used.append(place)
      } else if keepsOthers {
        others.append((String(cString: name), String(decoding: value, as: UTF8.self)))
      }
    }
  }

  /// The bytes of an attribute; `nil` if it is missing.
  subscript(field: HealthExportField) -> UnsafeBufferPointer<UInt8>? {
    let value = values[field.place]
    return value.baseAddress == nil ? nil : value
  }

  /// The bytes of an attribute at a place; none if it is missing.
  subscript(place: Int) -> UnsafeBufferPointer<UInt8> { values[place] }

  /// The text of an attribute; empty if it is missing.
  func text(_ field: HealthExportField) -> String {
    self[field].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns the place of the field with a name; -1 for others.
  private mutating func place(of name: UnsafePointer<UInt8>) -> Int {
    if let place = places[name] { return place }
    let place = HealthExportField(rawValue: String(cString: name))?.place ?? -1
    places[name] = place
    return place
  }
}
