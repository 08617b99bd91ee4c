/// A detected link, phone number, date, address or flight, or a result of another kind that an app
/// creates.
final class DetectedData: NSTextCheckingResult {
  /// The detected content.
  enum Content {
    case link(URL)
    case phoneNumber(String)
    case date(Date, TimeZone?, duration: TimeInterval)
    case address([NSTextCheckingKey: String])
    case flight([NSTextCheckingKey: String])
    case spelling
    case grammar([[String: Any]])
    /// A quote, a dash, a replacement or a correction.
    case replacement(String, of: NSTextCheckingResult.CheckingType, alternatives: [String]?)
  }

  fileprivate let content: Content
  private let place: NSRange

  /// Creates a result.
  init(_ content: Content, at place: NSRange) {
    (self.content, self.place) = (content, place)
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch content {
    case .link: .link
    case .phoneNumber: .phoneNumber
    case .date: .date
    case .address: .address
    case .flight: .transitInformation
    case .spelling: .spelling
    case .grammar: .grammar
    case .replacement(_, let type, _): type
    }
  }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextCheckingResult {
  /// The URL of a link; nil for other results.
  public var url: URL? {
    guard case .link(let url)? = (self as? DetectedData)?.content else { return nil }
    return url
  }

  /// The date; nil for other results.
  ///
  /// A date that is written without a time is at noon.
  public var date: Date? {
    guard case .date(let date, _, _)? = (self as? DetectedData)?.content else { return nil }
    return date
  }

  /// The time zone that is written with a date; nil if there is none.
  public var timeZone: TimeZone? {
    guard case .date(_, let zone, _)? = (self as? DetectedData)?.content else { return nil }
    return zone
  }

  /// The duration of a date in seconds; 0 for detected ones, since spans of time are not detected.
  public var duration: TimeInterval {
    guard case .date(_, _, let duration)? = (self as? DetectedData)?.content else { return 0 }
    return duration
  }

  /// The parts of an address; nil for other results.
  public var addressComponents: [NSTextCheckingKey: String]? {
    guard case .address(let parts)? = (self as? DetectedData)?.content else { return nil }
    return parts
  }

  /// The parts of an address or a flight; nil for other results.
  public var components: [NSTextCheckingKey: String]? {
    switch (self as? DetectedData)?.content {
    case .address(let parts), .flight(let parts): parts
    default: nil
    }
  }

  /// The phone number as it is written; nil for other results.
  public var phoneNumber: String? {
    guard case .phoneNumber(let number)? = (self as? DetectedData)?.content else { return nil }
    return number
  }

  /// The text that takes the place of the range; nil for other results.
  public var replacementString: String? {
    guard case .replacement(let text, _, _)? = (self as? DetectedData)?.content else { return nil }
    return text
  }

  /// The other texts that may take the place of the range; nil for other results.
  public var alternativeStrings: [String]? {
    guard case .replacement(_, _, let texts)? = (self as? DetectedData)?.content else {
      return nil
    }
    return texts
  }

  /// The details of mistakes in grammar; nil for other results.
  public var grammarDetails: [[String: Any]]? {
    guard case .grammar(let details)? = (self as? DetectedData)?.content else { return nil }
    return details
  }
}
