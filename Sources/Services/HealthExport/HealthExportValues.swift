import TactusHealthModel

/// The values of a file with exported health data that many samples share, each decoded once.
///
/// - Thread: one at a time.
final class HealthExportValues {
  private var sources = HealthExportCache<HealthSource>()
  private var devices = HealthExportCache<HealthDevice>()
  private var units = HealthExportCache<HealthUnit>()
  private var types = HealthExportCache<HealthType>()
  /// The sources that were read, all of which a phone has in memory.
  private var knownSources: Set<HealthExportHash> = []

  /// Returns the type with an identifier; `nil` for an unknown one.
  func type(_ bytes: UnsafeBufferPointer<UInt8>) -> HealthType? {
    types.value(of: HealthExportHash(bytes)) {
      HealthType.find(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Returns the unit of a text; `nil` for a text that is not a unit.
  func unit(_ bytes: UnsafeBufferPointer<UInt8>) -> HealthUnit? {
    guard bytes.count <= Self.maximumBytes else { return nil }
    return units.value(of: HealthExportHash(bytes)) {
      try? HealthUnit(parsing: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Returns the source of an element; `nil` for a long one, and after too many (Health.EX8).
  func source(_ attributes: HealthExportAttributes) -> HealthSource? {
    var hash = HealthExportHash()
    for place in Self.sourcePlaces { hash.add(attributes[place]) }
    if let source = sources.known(hash) { return source }
    guard Self.sourcePlaces.reduce(0, { $0 + attributes[$1].count }) <= Self.maximumBytes,
      knownSources.count < Self.maximumSources || knownSources.contains(hash)
    else { return nil }
    knownSources.insert(hash)
    let name = attributes.text(.sourceName)
    let bundle = attributes.text(.sourceIdentifier)
    let source = HealthSource(
      bundle: bundle.isEmpty ? Self.bundle(of: name) : bundle, name: name,
      version: attributes.text(.sourceVersion), product: attributes.text(.productType))
    sources.add(source, hash)
    return source
  }

  /// The words for a sample of a source that is not read.
  static let tooManySources =
    "samples of more than \(maximumSources) sources, or of one with more than \(maximumBytes) bytes"

  /// The words for a device that is not read.
  static let tooLong = "devices with more than \(maximumBytes) bytes"

  /// Returns whether the text of a device is short enough to be read.
  static func isShort(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.count <= maximumBytes }

  /// Returns the device of a text such as `<<HKDevice: 0x1>, name:Watch, model:Watch>`.
  func device(_ bytes: UnsafeBufferPointer<UInt8>) -> HealthDevice? {
    devices.value(of: HealthExportHash(bytes)) {
      HealthDevice(exported: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The bundle identifier of a source of which a file has only the name (Health.EX2).
  static func bundle(of name: String) -> String { "com.apple.health.\(name)" }

  // MARK: Internals

  /// The most sources of a document, and the most bytes of the text of a source, device or unit.
  ///
  /// - Source: ours: more than phones have; a hostile file has a new one in each element.
  ///   Confidence: guess.
  private static let (maximumSources, maximumBytes) = (10_000, 4096)

  private static let sourcePlaces = [
    HealthExportField.sourceName, .sourceVersion, .sourceIdentifier, .productType,
  ].map(\.rawValue)
}

extension HealthDevice {
  /// The words before the fields in exported texts, in the order of `fields`.
  private static let words = [
    "name", "manufacturer", "model", "hardware", "firmware", "software", "localIdentifier",
    "UDIDeviceIdentifier",
  ]

  /// Reads the text of a device; `nil` for another text.
  init?(exported text: String) {
    guard text.hasPrefix("<<HKDevice"), text.hasSuffix(">"),
      let start = text.firstIndex(of: ">")
    else { return nil }
    var fields: [String] = []
    // A value may have commas, such as Watch6,2: each ends before the next word.
    var rest = text[text.index(after: start)...].dropLast()
    var found: [(place: Int, value: Substring)] = []
    while rest.hasPrefix(", ") {
      rest = rest.dropFirst(2)
      guard let place = Self.words.firstIndex(where: { rest.hasPrefix("\($0):") }) else {
        return nil
      }
      rest = rest.dropFirst(Self.words[place].count + 1)
      let ends = Self.words.compactMap { rest.range(of: ", \($0):") }
      let end = ends.min() ?? rest.endIndex
      found.append((place, rest[..<end]))
      rest = rest[end...]
    }
    fields = Array(repeating: "", count: Self.fieldCount)
    for one in found { fields[one.place] = String(one.value) }
    self.init(fields: fields)
  }

  /// The text of the device in exported files.
  var exported: String {
    let parts = zip(Self.words, fields).filter { !$1.isEmpty }.map { ", \($0):\($1)" }
    return "<<HKDevice: 0x1>\(parts.joined())>"
  }
}

extension Substring {
  /// Returns the index of a text; `nil` if it is not there.
  fileprivate func range(of text: String) -> Index? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(text) { return place }
      place = index(after: place)
    }
    return nil
  }
}
