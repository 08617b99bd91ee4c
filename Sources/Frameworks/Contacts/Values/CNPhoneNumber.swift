/// A phone number as the user has entered it.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The number.
  open private(set) var stringValue: String

  /// Creates a phone number.
  public required init(stringValue string: String) {
    stringValue = string
    super.init()
  }

  // MARK: Objects

  /// Returns whether another object is a number with the same characters.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  /// The hash of the characters.
  open override var hash: Int { stringValue.hashValue }
  /// A description for debugging.
  open override var description: String { "<CNPhoneNumber: stringValue=\(stringValue)>" }
  /// Returns the number itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether numbers support secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Restores a number.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "stringValue") else {
      return nil
    }
    stringValue = text as String
    super.init()
  }
  /// Archives the number.
  open func encode(with coder: NSCoder) {
    coder.encode(stringValue as NSString, forKey: "stringValue")
  }

  // MARK: Internals

  /// The digits, without what separates them.
  var digits: String {
    String(stringValue.compactMap { $0.wholeNumberValue }.flatMap { String($0) })
  }

  /// Returns whether two numbers belong to the same phone (Contacts.PR4).
  func isSame(as other: CNPhoneNumber) -> Bool {
    let (one, two) = (digits, other.digits)
    if one == two { return !one.isEmpty }
    // One has the country code, which replaces the leading zero of the other one.
    let (long, short) = one.count > two.count ? (one, two) : (two, one)
    let local = short.drop { $0 == "0" }
    return local.count >= Self.localDigits && long.hasSuffix(local)
  }

  /// The number of digits that identify a phone without its country code.
  ///
  /// - Source: ours: the length of the numbers of North America without area code. Confidence:
  ///   guess.
  private static let localDigits = 7
}
