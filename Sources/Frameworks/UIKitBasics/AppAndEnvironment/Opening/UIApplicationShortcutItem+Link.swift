import TactusPhoneLink

extension UIApplicationShortcutItem {
  /// Creates a quick action from its form on the link.
  package convenience init(_ action: QuickAction) {
    self.init(
      type: action.type, localizedTitle: action.title, localizedSubtitle: action.subtitle,
      icon: action.icon.map(UIApplicationShortcutIcon.init),
      userInfo: Self.information(action.userInfo))
    properties.target = action.targetContent.map { NSString(string: $0) }
  }

  /// The form in which the action is sent to the phone (QuickActions.K4).
  package var linkAction: QuickAction {
    func short(_ text: String) -> String {
      guard text.count > LinkLimits.quickActionCharacters else { return text }
      RuntimeWarning.once(
        "a text of the quick action “\(type.prefix(40))” has \(text.count) characters; the phone "
          + "keeps the first \(LinkLimits.quickActionCharacters)")
      return String(text.prefix(LinkLimits.quickActionCharacters))
    }
    // UIKit reports an image that the app does not have (QuickActions.I2).
    if case .template(let name) = icon?.source { _ = UIImage(named: name) }
    let target = properties.target as? NSString
    return QuickAction(
      type: short(type), title: short(localizedTitle), subtitle: localizedSubtitle.map(short),
      icon: icon?.linkIcon, userInfo: information,
      targetContent: target.map { short("\($0)") })
  }

  // MARK: Internals

  /// The user info as an XML property list; empty for none, and for one that the phone cannot keep.
  private var information: String {
    guard let userInfo, !userInfo.isEmpty else { return "" }
    guard PropertyListSerialization.propertyList(userInfo, isValidFor: .xml),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: userInfo, format: .xml, options: 0)
    else {
      RuntimeWarning.once(
        "the userInfo of the quick action “\(type.prefix(40))” is not a property list; the phone does "
          + "not keep it")
      return ""
    }
    guard data.count <= LinkLimits.userInfoBytes else {
      RuntimeWarning.once(
        "the userInfo of the quick action “\(type.prefix(40))” has \(data.count) bytes, and "
          + "\(LinkLimits.userInfoBytes) are the limit; the phone does not keep it")
      return ""
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func information(_ text: String) -> [String: any NSSecureCoding]? {
    guard !text.isEmpty else { return nil }
    let value = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let members = value as? [String: Any]
    return members?.compactMapValues(object)
  }

  /// Returns a value of a property list as an object that can be archived.
  private static func object(_ value: Any) -> (any NSSecureCoding)? {
    switch value {
    case let value as any NSSecureCoding: value
    case let value as String: NSString(string: value)
    case let value as [Any]: NSArray(array: value)
    case let value as [String: Any]: NSDictionary(dictionary: value)
    case let value as Data: NSData(data: value)
    case let value as Date:
      NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: nil
    }
  }
}
