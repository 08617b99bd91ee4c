// The superclass has properties of Core Foundation's types.
import struct CoreFoundation.CFSwappedFloat32

/// A detector of links, phone numbers, dates, addresses and flights in texts
/// (DataDetection.DD1…DD7).
///
/// Foundation declares the methods of regular expressions in extensions, which nothing overrides;
/// these methods call the detector.
///
/// - Thread: as `NSRegularExpression`; it adds nothing that changes.
open class NSDataDetector: NSRegularExpression, MatchDetecting, @unchecked Sendable {
  /// The types of results to detect.
  open private(set) var checkingTypes: NSTextCheckingTypes

  /// Creates a detector.
  ///
  /// - Parameter types: The types of results to detect. Unsupported types yield no results.
  /// - Throws: An error if no type is given, as on an iPhone.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "no types to detect"])
    }
    self.checkingTypes = checkingTypes
    // An expression without matches.
    try super.init(pattern: "(?!)", options: [])
  }

  /// Creates a detector from an archive.
  public required convenience init?(coder: NSCoder) {
    let types = coder.decodeInt64(forKey: Self.typesKey)
    do {
      try self.init(types: NSTextCheckingTypes(bitPattern: types))
    } catch {
      return nil
    }
  }

  /// Encodes the types.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Int64(bitPattern: checkingTypes), forKey: Self.typesKey)
  }

  private static let typesKey = "NSCheckingTypes"

  /// Returns all matches in order.
  package func detected(
    in string: String, options: NSRegularExpression.MatchingOptions, range: NSRange
  ) -> [NSTextCheckingResult] {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var found: [DetectedData] = []
    // A number within a link is not a phone number (DataDetection.DD4).
    func add(_ more: @autoclosure () -> [DetectedData]) {
      let taken = found.map(\.range)
      found += more().filter { one in
        !taken.contains { NSIntersectionRange($0, one.range).length > 0 }
      }
    }
    let others: NSTextCheckingResult.CheckingType = [
      .link, .phoneNumber, .date, .address, .transitInformation,
    ]
    if !types.isDisjoint(with: others) { add(LinkDetector.all(in: string, range)) }
    if types.contains(.address) { add(AddressDetector.all(in: string, range)) }
    if types.contains(.date) { add(DateDetector.all(in: string, range)) }
    if types.contains(.phoneNumber) { add(PhoneNumberDetector.all(in: string, range)) }
    if types.contains(.transitInformation) { add(FlightDetector.all(in: string, range)) }
    found.removeAll { types.isDisjoint(with: $0.resultType) }
    if options.contains(.anchored) { found = found.filter { $0.range.location == range.location } }
    return found.sorted { $0.range.location < $1.range.location }
  }
}

/// A set of result types as bits.
public typealias NSTextCheckingTypes = UInt64
