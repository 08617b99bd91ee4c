/// A detector of links, phone numbers, dates, addresses and flights in texts
/// (DataDetection.DD1…DD7).
///
/// Apple's class inherits from `NSRegularExpression`, which cannot be subclassed on Linux. So only
/// the methods are the same.
open class NSDataDetector: NSObject, @unchecked Sendable {
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
  }

  /// Returns all matches in order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
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

  /// Calls a closure with each match, until it stops the enumeration.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue {
      block(match, [], &stop)
    }
  }

  /// Returns the number of matches.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the first match.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the range of the first match; `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}

/// A set of result types as bits.
public typealias NSTextCheckingTypes = UInt64
