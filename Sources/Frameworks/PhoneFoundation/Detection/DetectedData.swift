/// A link or a phone number that was found.
final class DetectedData: NSTextCheckingResult {
  /// What it is.
  enum Content {
    case link(URL)
    case phoneNumber(String)
  }

  fileprivate let content: Content
  private let place: NSRange

  /// Makes one.
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
  /// Where a link leads; nil of what is none.
  public var url: URL? {
    guard case .link(let url)? = (self as? DetectedData)?.content else { return nil }
    return url
  }

  /// A phone's number as it stands in the text; nil of what is none.
  public var phoneNumber: String? {
    guard case .phoneNumber(let number)? = (self as? DetectedData)?.content else { return nil }
    return number
  }
}
