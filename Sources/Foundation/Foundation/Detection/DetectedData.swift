/// A detected link, phone number, date, address or flight.
final class DetectedData: NSTextCheckingResult {
  /// The detected content.
  enum Content {
    case link(URL)
    case phoneNumber(String)
    case date(Date, TimeZone?)
    case address([NSTextCheckingKey: String])
    case flight([NSTextCheckingKey: String])
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
    guard case .date(let date, _)? = (self as? DetectedData)?.content else { return nil }
    return date
  }

  /// The time zone that is written with a date; nil if there is none.
  public var timeZone: TimeZone? {
    guard case .date(_, let zone)? = (self as? DetectedData)?.content else { return nil }
    return zone
  }

  /// The duration of a date in seconds, always 0: spans of time are not detected.
  public var duration: TimeInterval { 0 }

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
}
