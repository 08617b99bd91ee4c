/// A category of notifications, with the actions that the user can choose.
///
/// - Thread: any; all its properties are constants.
open class UNNotificationCategory: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier, which the content of notifications names.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// The identifiers of intents; stored.
  public let intentIdentifiers: [String]
  /// The text in place of hidden content; stored without effect, since no content is hidden.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The format of the summary of several notifications; stored without effect, since they are not
  /// grouped.
  public let categorySummaryFormat: String
  /// The behavior.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
  }

  /// Creates a category with a text in place of hidden content.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil,
      options: options)
  }

  /// Creates a category with a text in place of hidden content, and a format of summaries.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
    super.init()
  }

  // MARK: Objects

  /// Returns whether another object is an equal category.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationCategory else { return false }
    return (identifier, actions, intentIdentifiers, options)
      == (other.identifier, other.actions, other.intentIdentifiers, other.options)
      && (hiddenPreviewsBodyPlaceholder, categorySummaryFormat)
        == (other.hiddenPreviewsBodyPlaceholder, other.categorySummaryFormat)
  }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
  /// Returns the category itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether categories support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores a category.
  public required init?(coder: NSCoder) {
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
    }
    guard let identifier = text("identifier") else { return nil }
    self.identifier = identifier
    actions =
      coder.decodeObject(
        of: [NSArray.self, UNNotificationAction.self, UNTextInputNotificationAction.self],
        forKey: "actions") as? [UNNotificationAction] ?? []
    intentIdentifiers =
      coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "intentIdentifiers")
      as? [String] ?? []
    hiddenPreviewsBodyPlaceholder = text("hiddenPreviewsBodyPlaceholder") ?? ""
    categorySummaryFormat = text("categorySummaryFormat") ?? ""
    options = UNNotificationCategoryOptions(
      rawValue: UInt(max(0, coder.number("options").intValue)))
    super.init()
  }

  /// Archives the category.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(actions as NSArray, forKey: "actions")
    coder.encode(intentIdentifiers as NSArray, forKey: "intentIdentifiers")
    coder.encode(hiddenPreviewsBodyPlaceholder as NSString, forKey: "hiddenPreviewsBodyPlaceholder")
    coder.encode(categorySummaryFormat as NSString, forKey: "categorySummaryFormat")
    coder.encode(number: NSNumber(value: Int(options.rawValue)), "options")
  }
}
