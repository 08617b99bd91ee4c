internal import CTactusCups
internal import Glibc

/// A message of the Internet Printing Protocol, or one of its collections.
///
/// - Thread: one at a time.
final class IPPMessage {
  let pointer: OpaquePointer
  let cups: cups_functions
  /// The message that has this collection, and releases it.
  private let owner: IPPMessage?

  /// Creates a request of an operation, with the attributes that each request has.
  init(_ operation: ipp_op_t, to address: PrinterAddress) throws(PrinterError) {
    cups = try CupsLibrary.load()
    // The charset and the language are in a new request already.
    (pointer, owner) = (cups.ipp_request(operation), nil)
    add(Self.operation, IPP_TAG_URI, "printer-uri", address.text)
    // RFC 8011, 8.6: names of people are private.
    add(Self.operation, IPP_TAG_NAME, "requesting-user-name", "iphone")
  }

  /// Creates an empty collection, or an empty response.
  init() throws(PrinterError) {
    cups = try CupsLibrary.load()
    (pointer, owner) = (cups.ipp_new(), nil)
  }

  private init(_ pointer: OpaquePointer, of owner: IPPMessage) {
    (self.pointer, self.owner, cups) = (pointer, owner, owner.cups)
  }

  deinit { if owner == nil { cups.ipp_delete(pointer) } }

  // MARK: Writing

  /// The group of attributes of the operation.
  static let operation = IPP_TAG_OPERATION
  /// The group of attributes of the job.
  static let job = IPP_TAG_JOB

  func add(_ group: ipp_tag_t, _ kind: ipp_tag_t, _ name: String, _ text: String) {
    _ = cups.add_text(pointer, group, kind, name, nil, text)
  }

  func add(_ group: ipp_tag_t, _ kind: ipp_tag_t, _ name: String, _ texts: [String]) {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let values = copies.map { UnsafePointer<CChar>($0) }
    _ = cups.add_texts(pointer, group, kind, name, Int32(values.count), nil, values)
  }

  func add(_ group: ipp_tag_t, _ kind: ipp_tag_t, _ name: String, _ number: Int) {
    _ = cups.add_integer(pointer, group, kind, name, Int32(clamping: number))
  }

  func add(_ group: ipp_tag_t, _ name: String, _ isTrue: Bool) {
    _ = cups.add_boolean(pointer, group, name, isTrue ? 1 : 0)
  }

  func add(_ group: ipp_tag_t, _ name: String, _ ranges: [ClosedRange<Int>]) {
    let lower = ranges.map { Int32(clamping: $0.lowerBound) }
    let upper = ranges.map { Int32(clamping: $0.upperBound) }
    _ = cups.add_ranges(pointer, group, name, Int32(ranges.count), lower, upper)
  }

  func add(_ group: ipp_tag_t, _ name: String, dotsPerInch: Int) {
    let dots = Int32(clamping: dotsPerInch)
    _ = cups.add_resolution(pointer, group, name, IPP_RES_PER_INCH, dots, dots)
  }

  /// Adds a collection, whose attributes have no group.
  func add(_ group: ipp_tag_t, _ name: String, _ collection: IPPMessage) {
    _ = cups.add_collection(pointer, group, name, collection.pointer)
  }

  // MARK: Reading

  /// The status of a response.
  var status: ipp_status_t { cups.ipp_status(pointer) }

  /// Returns the texts of an attribute of any kind of text.
  func texts(_ name: String) -> [String] {
    values(name) { attribute, index in
      guard Self.kindsOfText.contains(cups.tag(attribute).rawValue) else { return nil }
      return cups.text(attribute, index, nil).map { Self.plain(String(cString: $0)) }
    }
  }

  /// Returns the numbers of an attribute that is an integer or an enumeration.
  func numbers(_ name: String) -> [Int] {
    values(name) { attribute, index in
      switch cups.tag(attribute) {
      case IPP_TAG_INTEGER, IPP_TAG_ENUM: Int(cups.integer(attribute, index))
      default: nil
      }
    }
  }

  /// Returns a Boolean attribute; nil if it is missing or has another type.
  func boolean(_ name: String) -> Bool? {
    values(name) { attribute, index in
      cups.tag(attribute) == IPP_TAG_BOOLEAN ? cups.boolean(attribute, index) != 0 : nil
    }.first
  }

  /// Returns the ranges of an attribute; a number is a range of its own.
  func ranges(_ name: String) -> [ClosedRange<Int>] {
    values(name) { attribute, index in
      switch cups.tag(attribute) {
      case IPP_TAG_RANGE:
        var upper: Int32 = 0
        let lower = cups.range(attribute, index, &upper)
        return lower <= upper ? Int(lower)...Int(upper) : nil
      case IPP_TAG_INTEGER:
        let number = Int(cups.integer(attribute, index))
        return number...number
      default: return nil
      }
    }
  }

  /// Returns resolutions in dots per inch, of which both are the same.
  func resolutions(_ name: String) -> [Int] {
    values(name) { attribute, index in
      guard cups.tag(attribute) == IPP_TAG_RESOLUTION else { return nil }
      var (across, unit): (Int32, ipp_res_t) = (0, IPP_RES_PER_INCH)
      let along = cups.resolution(attribute, index, &across, &unit)
      guard along == across, unit == IPP_RES_PER_INCH else { return nil }
      return Int(along)
    }
  }

  /// Returns the collections of an attribute.
  func collections(_ name: String) -> [IPPMessage] {
    values(name) { attribute, index in
      guard cups.tag(attribute) == IPP_TAG_BEGIN_COLLECTION else { return nil }
      return cups.collection(attribute, index).map { IPPMessage($0, of: self) }
    }
  }

  // MARK: Internals

  /// The maximum number of values of an attribute that are read.
  ///
  /// - Source: ours: more kinds of paper than printers have. Confidence: guess.
  private static let mostValues = 2000

  /// The longest text that is read, in scalars.
  ///
  /// - Source: RFC 8011, 5.1.2, the longest `text`. Confidence: documented.
  private static let longestText = 1023

  private static let kindsOfText: Set<Int32> = Set(
    [
      IPP_TAG_TEXT, IPP_TAG_NAME, IPP_TAG_KEYWORD, IPP_TAG_URI, IPP_TAG_MIMETYPE, IPP_TAG_TEXTLANG,
      IPP_TAG_NAMELANG, IPP_TAG_LANGUAGE, IPP_TAG_CHARSET, IPP_TAG_URISCHEME,
    ].map(\.rawValue))

  private func values<Value>(
    _ name: String, _ value: (OpaquePointer, Int32) -> Value?
  ) -> [Value] {
    guard let attribute = cups.find(pointer, name, IPP_TAG_ZERO) else { return [] }
    let count = min(Int(cups.count(attribute)), Self.mostValues)
    return (0..<max(count, 0)).compactMap { value(attribute, Int32($0)) }
  }

  /// Returns a text without control characters, which could change a terminal.
  private static func plain(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(longestText).filter { scalar in
      scalar.value >= 32 && !(127...159).contains(scalar.value)
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
