/// A detected link or phone number.
final class DetectedData: NSTextCheckingResult {
  /// The detected content.
  enum Content {
    case link(URL)
    case phoneNumber(String)
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

  /// The phone number as it is written; nil for other results.
  public var phoneNumber: String? {
    guard case .phoneNumber(let number)? = (self as? DetectedData)?.content else { return nil }
    return number
  }
}
