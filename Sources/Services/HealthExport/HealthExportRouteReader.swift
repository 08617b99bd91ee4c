internal import CTactusXML
import TactusHealthModel

/// A reader of a route in the form of GPX, as the Health app of an iPhone writes it.
///
/// Step Health.EX11.
package struct HealthExportRouteReader {
  /// The places: the time in seconds since 2001, latitude, longitude, altitude, horizontal and
  /// vertical accuracy, course and speed.
  private(set) var rows: [[Double]] = []

  private let path: String
  private let reader: xmlTextReaderPtr
  private var row: [Double] = []
  /// The place in the row whose text is read; `nil` for none.
  private var field: Int?
  private var text = ""

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - path: The path for messages.
  /// - Throws: `HealthExportError` at the first place that cannot be read.
  package static func rows(
    _ bytes: [UInt8], path: String
  ) throws(HealthExportError) -> [[Double]] {
    guard !bytes.isEmpty else {
      throw HealthExportError(path, "expected <gpx>, found an empty file")
    }
    // Entities are not replaced, and nothing is loaded from elsewhere.
    let options = Int32(
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let found = bytes.withUnsafeBytes { raw -> Result<[[Double]], HealthExportError> in
      let start = raw.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let reader = xmlReaderForMemory(start, Int32(raw.count), nil, nil, options) else {
        return .failure(HealthExportError(path, "expected <gpx>, found no XML"))
      }
      defer { xmlFreeTextReader(reader) }
      var own = HealthExportRouteReader(path, reader)
      do throws(HealthExportError) {
        try own.read()
        return .success(own.rows)
      } catch {
        return .failure(error)
      }
    }
    return try found.get()
  }

  // MARK: Internals

  /// The most places of a route.
  ///
  /// - Source: ours: two days with one each second. Confidence: guess.
  static let maximumCount = 172_800

  /// The places in a row of the elements within a place.
  private static let fields = ["ele": 3, "hAcc": 4, "vAcc": 5, "course": 6, "speed": 7, "time": 0]

  private init(_ path: String, _ reader: xmlTextReaderPtr) {
    self.path = path
    self.reader = reader
  }

  private mutating func read() throws(HealthExportError) {
    var hasRoot = false
    var status = xmlTextReaderRead(reader)
    while status == 1 {
      switch xmlReaderTypes(UInt32(xmlTextReaderNodeType(reader))) {
      case XML_READER_TYPE_DOCUMENT_TYPE:
        throw error("expected no declarations, found some")
      case XML_READER_TYPE_ELEMENT:
        if !hasRoot, name != "gpx" { throw error("expected <gpx>, found <\(name.prefix(40))>") }
        hasRoot = true
        try start(name, isEmpty: xmlTextReaderIsEmptyElement(reader) == 1)
      case XML_READER_TYPE_END_ELEMENT: try end(name)
      case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA:
        guard field != nil, let value = xmlTextReaderConstValue(reader) else { break }
        text += String(cString: value)
      default: break
      }
      status = xmlTextReaderRead(reader)
    }
    guard status == 0 else { throw xmlFailure() }
    guard hasRoot else { throw error("expected <gpx>, found the end of the file") }
  }

  private mutating func start(_ name: String, isEmpty: Bool) throws(HealthExportError) {
    if name == "trkpt" {
      guard rows.count < Self.maximumCount else {
        throw error("expected at most \(Self.maximumCount) places, found more")
      }
      let latitude = try degrees("lat", 90)
      let longitude = try degrees("lon", 180)
      // Negative numbers are unknown ones (CLLocation's reference).
      row = [.nan, latitude, longitude, 0, 0, -1, -1, -1]
      if isEmpty { try end(name) }
    } else if !row.isEmpty, !isEmpty, let place = Self.fields[name] {
      (field, text) = (place, "")
    }
  }

  private mutating func end(_ name: String) throws(HealthExportError) {
    if name == "trkpt" {
      guard row.first?.isFinite == true else {
        throw error("expected the <time> of a place, found none")
      }
      rows.append(row)
      (row, field) = ([], nil)
    } else if let place = field, Self.fields[name] == place {
      field = nil
      guard let number = place == 0 ? Self.seconds(text) : Double(Self.trimmed(text)),
        number.isFinite
      else {
        let wanted = place == 0 ? "a time such as 2024-01-02T03:04:05Z" : "a number"
        throw error("expected \(wanted) in <\(name)>, found '\(Self.shown(text))'")
      }
      row[place] = number
    }
  }

  /// Returns the angle of an attribute.
  private func degrees(_ name: String, _ most: Double) throws(HealthExportError) -> Double {
    guard let value = xmlTextReaderGetAttribute(reader, name) else {
      throw error("expected the attribute '\(name)' of a place, found none")
    }
    defer { xml_release(value) }
    let text = String(cString: value)
    guard let angle = Double(text), abs(angle) <= most else {
      throw error(
        "expected an angle up to \(Int(most)) in '\(name)', found '\(Self.shown(text))'")
    }
    return angle
  }

  private var name: String {
    xmlTextReaderConstLocalName(reader).map { String(cString: $0) } ?? ""
  }

  /// Returns the seconds since 2001 of a time in the form of ISO 8601; `nil` for another text.
  private static func seconds(_ text: String) -> Double? {
    var text = trimmed(text)
    guard text.utf8.count < 64, text.utf8.count > 10 else { return nil }
    if text.hasSuffix("Z") { text = text.dropLast() + " +0000" }
    return HealthExportReader.time(text.replacing("T", with: " "))
  }

  private static func trimmed(_ text: String) -> String {
    let isSpace = { (character: Character) in character.isWhitespace }
    let rest = text.drop(while: isSpace)
    return rest.lastIndex { !$0.isWhitespace }.map { String(rest[...$0]) } ?? ""
  }

  private static func shown(_ text: String) -> String {
    HealthExportError.shown(text.unicodeScalars.prefix(40))
  }

  private func error(_ reason: String) -> HealthExportError {
    HealthExportError(
      path, line: max(1, Int(xmlTextReaderGetParserLineNumber(reader))),
      column: max(1, Int(xmlTextReaderGetParserColumnNumber(reader))), reason)
  }

  /// Returns libxml2's error.
  private func xmlFailure() -> HealthExportError {
    let last = xmlGetLastError()?.pointee
    let text = last?.message.map { String(cString: $0) } ?? "expected XML, found none"
    let reason = text.split(separator: "\n").first.map(String.init) ?? text
    return HealthExportError(
      path, line: max(1, Int(last?.line ?? 1)), column: max(1, Int(last?.int2 ?? 1)),
      HealthExportError.shown(reason.unicodeScalars[...]))
  }
}
