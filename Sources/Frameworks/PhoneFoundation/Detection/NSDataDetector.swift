/// Finds links and phone numbers in texts (DD1…DD4).
///
/// Apple's is a kind of `NSRegularExpression`; that of Linux cannot have others of its kind, so that only the methods
/// are the same.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// What it looks for.
  public let checkingTypes: NSTextCheckingTypes

  /// Makes one.
  ///
  /// - Parameter types: What it looks for; of what it knows nothing of, it finds nothing.
  /// - Throws: Where it is asked for nothing, as on an iPhone.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else {
      throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "no types to look for"])
    }
    self.checkingTypes = checkingTypes
  }

  /// What is found, in its order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var found: [DetectedData] = []
    // A number within a link is no phone's (DD4).
    if !types.isDisjoint(with: [.link, .phoneNumber]) { found = Links.all(in: string, range) }
    if types.contains(.phoneNumber) {
      let links = found.map(\.range)
      found += PhoneNumbers.all(in: string, range).filter { number in
        !links.contains { NSIntersectionRange($0, number.range).length > 0 }
      }
    }
    found.removeAll { types.isDisjoint(with: $0.resultType) }
    if options.contains(.anchored) { found = found.filter { $0.range.location == range.location } }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Tells of what is found, one after the other, until it is stopped.
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

  /// How much is found.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// What is found first.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Where the first thing is; nowhere without one.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}

/// What is looked for, as bits.
public typealias NSTextCheckingTypes = UInt64
