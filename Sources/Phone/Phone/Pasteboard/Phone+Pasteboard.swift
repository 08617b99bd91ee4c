import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Pasteboard.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// The notice that an app has read what another one has copied; `nil` without one
  /// (Pasteboard.PP7).
  public var pasteBanner: String? {
    pasteboard.banner.flatMap { $0.end > kernel.now ? $0.text : nil }
  }

  /// Returns whether an app waits, in the middle of a turn, for an answer of the user
  /// (Pasteboard.PP5).
  public func waitsForUser(_ app: AppID) -> Bool { kernel.screens[app]?.reading != nil }

  /// The message with the contents of the general pasteboard; `nil` if it is empty
  /// (Pasteboard.CO10).
  var pasteboardMessage: PhoneMessage? {
    guard pasteboard.items.isEmpty else { return .pasteboardItems(pasteboard.items, at: kernel.now) }
    return pasteboard.text.isEmpty ? nil : .pasteboard(pasteboard.text, at: kernel.now)
  }

  /// The next instant at which items expire or the notice disappears.
  var nextPasteboardChange: PhoneInstant? {
    [pasteboard.expiry, pasteboard.banner?.end].compactMap(\.self).min()
  }

  // MARK: Copying

  /// Puts a text that the user has copied elsewhere on the general pasteboard (Pasteboard.CO7).
  mutating func copy(_ text: String) -> [PhoneEffect] {
    kernel.lastUse = kernel.now
    guard let app = kernel.foreground, kernel.screens[app] != nil else {
      return [kernel.note(.input(.noForegroundApp))]
    }
    return share(text, [], from: nil)
  }

  /// Handles an app's report of what it has copied (Pasteboard.CO6, Pasteboard.CO9).
  mutating func copied(
    _ text: String, _ items: [PasteboardItem], isPrivate: Bool, expiry: PhoneInstant?, by app: AppID
  ) -> [PhoneEffect] {
    let effects = isPrivate ? [] : [kernel.note(.copied(text), app)]
    let shared = share(text, items, from: app)
    pasteboard.expiry = expiry.map { max($0, kernel.now) }
    return effects + shared
  }

  /// Removes items that have expired, and a notice whose time is over (Pasteboard.CO9,
  /// Pasteboard.PP7).
  mutating func expirePasteboard() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    if let end = pasteboard.banner?.end, end <= kernel.now {
      pasteboard.banner = nil
      effects.append(.composed)
    }
    guard let expiry = pasteboard.expiry, expiry <= kernel.now else { return effects }
    // The app that has copied the items removes them itself.
    let source = pasteboard.source?.app
    return effects + share("", [], from: source)
  }

  // MARK: Reading

  /// Handles an app's request to read what it has not copied itself (Pasteboard.PP1).
  mutating func readPasteboard(_ id: PasteboardReadID, by app: AppID) -> [PhoneEffect] {
    // An app reads one thing at a time: it waits for the answer.
    guard kernel.screens[app]?.reading == nil else { return end(app, .order) }
    let version = kernel.settings.systemVersion
    // Pasteboard.PP2.
    guard !isOwnPasteboard(of: app), version >= PasteboardConstants.firstNotifyingVersion else {
      return answer(id, true, app)
    }
    guard version >= PasteboardConstants.firstAskingVersion else {
      return showBanner(for: app) + answer(id, true, app)
    }
    // Pasteboard.PP8.
    switch pastePermission(of: app) {
    case .allow: return answer(id, true, app)
    case .deny: return answer(id, false, app)
    case .ask: break
    }
    // Pasteboard.PP4.
    guard !pasteboard.readers.contains(app) else { return answer(id, true, app) }
    // Pasteboard.PP6.
    guard kernel.foreground == app, !kernel.isLocked else { return answer(id, false, app) }
    // Pasteboard.PP4. An app that reads whenever it is active would ask again and again.
    if let refusal = pasteboard.refusals[app], kernel.lastUse <= refusal { return answer(id, false, app) }
    kernel.screens[app]?.reading = id
    let (name, source) = (kernel.name(of: app), pasteboard.source?.name)
    return rememberPastePermission(of: app)
      + ask(for: app, .pasting(PendingPaste(id: id, app: app))) { words in
        SystemAlert(
          title: words.text(
            .pasting, name, source.map { words.text(.name, $0) } ?? words[.anotherDevice]),
          message: words[.pastingMessage], buttons: [words[.dontAllowPaste], words[.allowPaste]],
          cancelButton: 0)
      }
  }

  /// Handles the user's answer (Pasteboard.PP4).
  mutating func finish(_ paste: PendingPaste, isAllowed: Bool) -> [PhoneEffect] {
    guard kernel.screens[paste.app]?.reading == paste.id else { return [] }
    kernel.screens[paste.app]?.reading = nil
    // Turns.TU13. The time of the wait does not count.
    if kernel.screens[paste.app]?.turn != nil { kernel.screens[paste.app]?.turnResumed = kernel.now }
    if kernel.screens[paste.app]?.phaseSince != nil { kernel.screens[paste.app]?.phaseSince = kernel.now }
    if isAllowed {
      pasteboard.readers.insert(paste.app)
    } else {
      pasteboard.refusals[paste.app] = kernel.now
    }
    return answer(paste.id, isAllowed, paste.app)
  }

  /// Handles that an app does not wait any more (Pasteboard.PP5).
  mutating func cancelReading(_ id: PasteboardReadID, by app: AppID) -> [PhoneEffect] {
    guard kernel.screens[app]?.reading == id else { return [] }
    return cancelReading(of: app)
  }

  /// Refuses the reading for which an app waits, and removes its question (Pasteboard.PP6).
  mutating func cancelReading(of app: AppID) -> [PhoneEffect] {
    let place = pendingAlerts.firstIndex { alert in
      if case .pasting(let paste) = alert.purpose { return paste.app == app }
      return false
    }
    return place.map { answer(pendingAlerts[$0].alert.id, nil) } ?? []
  }

  // MARK: Permission

  /// Returns the user's decision for an app.
  private func pastePermission(of app: AppID) -> PastePermission {
    if kernel.installed(app)?.isSystemApp == true { return .allow }
    guard kernel.settings.systemVersion >= PasteboardConstants.firstSettingVersion,
      let bundle = kernel.installed(app)?.identifier
    else { return .ask }
    return kernel.settings.pastePermissions[bundle] ?? .ask
  }

  /// Adds an app to those with a setting, as the phone asks for it.
  private mutating func rememberPastePermission(of app: AppID) -> [PhoneEffect] {
    guard let bundle = kernel.installed(app)?.identifier, kernel.settings.pastePermissions[bundle] == nil,
      kernel.settings.pastePermissions.count < LinkLimits.installedApps
    else { return [] }
    let before = systemSettings
    kernel.settings.pastePermissions[bundle] = .ask
    return sendSystemSettings(since: before) + [.settingsChanged]
  }

  // MARK: Internals

  /// Returns whether an app has copied the contents itself, also in an earlier run.
  private func isOwnPasteboard(of app: AppID) -> Bool {
    guard pasteboardMessage != nil, let source = pasteboard.source else {
      return pasteboardMessage == nil
    }
    return source.app == app || (source.bundle != nil && source.bundle == kernel.identity(of: app)?.bundle)
  }

  /// Shows that an app has read the contents; once for each contents (Pasteboard.PP7).
  private mutating func showBanner(for app: AppID) -> [PhoneEffect] {
    guard pasteboard.readers.insert(app).inserted else { return [] }
    let source = pasteboard.source?.name ?? "another device"
    let banner = PasteBanner(
      text: "\(kernel.name(of: app)) pasted from \(source)",
      end: kernel.now.advanced(by: PasteboardConstants.bannerDuration))
    pasteboard.banner = banner
    return [kernel.note(.pasted(source), app), .composed]
  }

  private func answer(_ id: PasteboardReadID, _ isAllowed: Bool, _ app: AppID) -> [PhoneEffect] {
    // The app waits for this message in the middle of its turn, also while it is suspended.
    kernel.screens[app] == nil ? [] : [.send(.pasteboardRead(id, isAllowed), to: app)]
  }

  /// Puts items on the general pasteboard of all apps except the one that has copied them
  /// (Pasteboard.CO10).
  private mutating func share(
    _ text: String, _ items: [PasteboardItem], from app: AppID?
  ) -> [PhoneEffect] {
    let isNewSource = pasteboardMessage != nil && app != pasteboard.source?.app
    guard (pasteboard.text, pasteboard.items) != (text, items) || app == nil || isNewSource else {
      return []
    }
    (pasteboard.text, pasteboard.items, pasteboard.expiry) = (text, items, nil)
    (pasteboard.readers, pasteboard.refusals) = ([], [:])
    pasteboard.source = app.map {
      PasteboardState.Source(app: $0, bundle: kernel.identity(of: $0)?.bundle, name: kernel.name(of: $0))
    }
    let message = pasteboardMessage ?? .pasteboard("", at: kernel.now)
    return kernel.joined.filter { $0 != app && kernel.hasPasteboard($0) }.flatMap { sendWithTurn($0, message) }
  }
}
