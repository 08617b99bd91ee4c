import TactusPhoneLink

extension BundleInformation {
  /// Returns the static quick actions of the app's icon, in the list's order (QuickActions.S1).
  ///
  /// - Parameter notes: Receives findings about entries that are ignored or shortened.
  public func quickActions(_ notes: inout [BundleNote]) -> [QuickAction] {
    guard let value = self["UIApplicationShortcutItems"] else { return [] }
    guard let entries = value.array else {
      notes.append(
        note(value, "UIApplicationShortcutItems is \(value.typeName) instead of an array"))
      return []
    }
    if entries.count > LinkLimits.quickActions {
      notes.append(
        note(
          value,
          "UIApplicationShortcutItems has \(entries.count) entries; the first "
            + "\(LinkLimits.quickActions) are kept"))
    } else if entries.count > LinkLimits.shownQuickActions {
      notes.append(
        note(
          value,
          "UIApplicationShortcutItems has \(entries.count) entries; a Home screen shows "
            + "\(LinkLimits.shownQuickActions)"))
    }
    return entries.prefix(LinkLimits.quickActions).compactMap { quickAction($0, &notes) }
  }

  // MARK: Internals

  private func note(_ value: PropertyListValue, _ message: String) -> BundleNote {
    BundleNote(file: file, line: value.line, message)
  }

  private func quickAction(_ entry: PropertyListValue, _ notes: inout [BundleNote]) -> QuickAction?
  {
    guard let members = entry.dictionary else {
      notes.append(note(entry, "a quick action is \(entry.typeName) instead of a dictionary"))
      return nil
    }
    // Only the type and the title are required (QuickActions.S2).
    func text(_ key: String) -> String? {
      guard let value = members[Self.prefix + key] else { return nil }
      guard let text = value.string else {
        notes.append(note(value, "\(Self.prefix + key) is \(value.typeName) instead of a string"))
        return nil
      }
      guard text.count > LinkLimits.quickActionCharacters else { return text }
      notes.append(
        note(
          value,
          "\(Self.prefix + key) has \(text.count) characters, and the first "
            + "\(LinkLimits.quickActionCharacters) are used"))
      return String(text.prefix(LinkLimits.quickActionCharacters))
    }
    guard let type = text("Type"), let title = text("Title") else {
      let missing = members[Self.prefix + "Type"] == nil ? "Type" : "Title"
      notes.append(
        note(entry, "a quick action without \(Self.prefix + missing) is not shown"))
      return nil
    }
    // The values are keys of the strings; others stand for themselves (QuickActions.S3).
    func localized(_ key: String) -> String {
      String((strings[key] ?? key).prefix(LinkLimits.quickActionCharacters))
    }
    return QuickAction(
      type: type, title: localized(title), subtitle: text("Subtitle").map(localized),
      icon: icon(
        symbol: text("IconSymbolName"), file: text("IconFile"), type: text("IconType"), entry,
        &notes),
      userInfo: userInfo(members, &notes))
  }

  /// Returns the icon: the symbol, else the file, else the system's icon (QuickActions.S4).
  private func icon(
    symbol: String?, file: String?, type: String?, _ entry: PropertyListValue,
    _ notes: inout [BundleNote]
  ) -> QuickActionIcon? {
    if let symbol { return .symbol(symbol) }
    if let file { return .image(file) }
    guard let type else { return nil }
    let name = type.hasPrefix(Self.iconPrefix) ? String(type.dropFirst(Self.iconPrefix.count)) : ""
    guard let number = Self.iconNames.firstIndex(of: name) else {
      notes.append(note(entry, "'\(type)' is not an icon of the system; there is none"))
      return nil
    }
    return .system(number)
  }

  private func userInfo(
    _ members: [String: PropertyListValue], _ notes: inout [BundleNote]
  ) -> String {
    guard let value = members[Self.prefix + "UserInfo"] else { return "" }
    guard value.dictionary != nil else {
      notes.append(
        note(value, "\(Self.prefix)UserInfo is \(value.typeName) instead of a dictionary"))
      return ""
    }
    let text = value.xml
    guard text.utf8.count <= LinkLimits.userInfoBytes else {
      notes.append(
        note(
          value,
          "\(Self.prefix)UserInfo has more than \(LinkLimits.userInfoBytes) bytes and is dropped"))
      return ""
    }
    return text
  }

  private static let prefix = "UIApplicationShortcutItem"
  private static let iconPrefix = "UIApplicationShortcutIconType"
  /// The names of the system's icons; the index is the raw value of the type.
  ///
  /// - Source: Apple's reference of `UIApplicationShortcutIcon.IconType`. Confidence: documented.
  private static let iconNames = [
    "Compose", "Play", "Pause", "Add", "Location", "Search", "Share", "Prohibit", "Contact", "Home",
    "MarkLocation", "Favorite", "Love", "Cloud", "Invitation", "Confirmation", "Mail", "Message",
    "Date", "Time", "CapturePhoto", "CaptureVideo", "Task", "TaskCompleted", "Alarm", "Bookmark",
    "Shuffle", "Audio", "Update",
  ]
}
