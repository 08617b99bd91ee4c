import TactusPhoneLink
import TactusPhoneTypes

/// The part of a phone that keeps the general pasteboard, and decides who reads it.
///
/// `Documentation/Behaviour/Pasteboard.md` has the steps that comments name.
struct Pasteboard: PhonePart {
  static let name = "pasteboard"
  static let hasDeadlines = true

  /// The contents and the apps that may read them.
  private var state = PasteboardState()
  /// The readings for which apps wait in the middle of their turns.
  private var readings: [AppID: PasteboardReadID] = [:]
  /// The questions that the user has not answered, by their numbers.
  private var pending: [Int: PendingPaste] = [:]
  private var lastQuestion = 0

  mutating func handle(_ event: PartEvent, in kernel: PhoneKernel) -> [PartAction] {
    switch event {
    case .input(.tick): return expire(kernel)
    case .input(.pasteboard(let text)): return copy(text, kernel)
    case .message(.request(let request), let app):
      switch request {
      case .copied(let text, let items, let isPrivate, let expiry):
        return copied(text, items, isPrivate: isPrivate, expiry: expiry, by: app, kernel)
      case .readPasteboard(let id): return read(id, by: app, kernel)
      // An app no longer waits (Pasteboard.PP5).
      case .cancelPasteboardRead(let id): return readings[app] == id ? cancelReading(of: app) : []
      default: return []
      }
    case .joins(let app):
      // An app that joins receives the contents (Pasteboard.CO10).
      guard let message = message(kernel), kernel.hasPasteboard(app) else { return [] }
      return [.effect(.send(message, to: app))]
    // The app continues to run, and handles its phases (Pasteboard.PP6).
    case .leaves(let app): return cancelReading(of: app)
    case .answered(let key, let button, let alert) where key.part == Self.name:
      guard let paste = pending.removeValue(forKey: key.number) else { return [] }
      return finish(paste, isAllowed: button != nil && button != alert.cancelButton, kernel)
    case .forgotten(let app):
      readings[app] = nil
      pending = pending.filter { $0.value.app != app }
      return []
    default: return []
    }
  }

  // MARK: Observing

  /// Returns the notice that an app has read what another one has copied, at an instant; `nil`
  /// without one (Pasteboard.PP7).
  func banner(at instant: PhoneInstant) -> String? {
    state.banner.flatMap { $0.end > instant ? $0.text : nil }
  }

  func nextDeadline(in kernel: PhoneKernel) -> PhoneInstant? {
    [state.expiry, state.banner?.end].compactMap(\.self).min()
  }

  /// Returns the message with the contents of the general pasteboard; `nil` if it is empty
  /// (Pasteboard.CO10).
  private func message(_ kernel: PhoneKernel) -> PhoneMessage? {
    guard state.items.isEmpty else { return .pasteboardItems(state.items, at: kernel.now) }
    return state.text.isEmpty ? nil : .pasteboard(state.text, at: kernel.now)
  }

  // MARK: Copying

  /// Puts a text that the user has copied elsewhere on the general pasteboard (Pasteboard.CO7).
  private mutating func copy(_ text: String, _ kernel: PhoneKernel) -> [PartAction] {
    guard let app = kernel.foreground, kernel.screens[app] != nil else {
      return [.used, .note(.input(.noForegroundApp))]
    }
    return [.used] + share(text, [], from: nil, kernel)
  }

  /// Handles an app's report of what it has copied (Pasteboard.CO6, Pasteboard.CO9).
  private mutating func copied(
    _ text: String, _ items: [PasteboardItem], isPrivate: Bool, expiry: PhoneInstant?,
    by app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    let note: [PartAction] = isPrivate ? [] : [.note(.copied(text), app)]
    let shared = share(text, items, from: app, kernel)
    state.expiry = expiry.map { max($0, kernel.now) }
    return note + shared
  }

  /// Removes items that have expired, and a notice whose time is over (Pasteboard.CO9,
  /// Pasteboard.PP7).
  private mutating func expire(_ kernel: PhoneKernel) -> [PartAction] {
    var actions: [PartAction] = []
    if let end = state.banner?.end, end <= kernel.now {
      state.banner = nil
      actions.append(.effect(.composed))
    }
    guard let expiry = state.expiry, expiry <= kernel.now else { return actions }
    // The app that has copied the items removes them itself.
    let source = state.source?.app
    return actions + share("", [], from: source, kernel)
  }

  /// Puts items on the general pasteboard of all apps except the one that has copied them
  /// (Pasteboard.CO10).
  private mutating func share(
    _ text: String, _ items: [PasteboardItem], from app: AppID?, _ kernel: PhoneKernel
  ) -> [PartAction] {
    let isNewSource = message(kernel) != nil && app != state.source?.app
    guard (state.text, state.items) != (text, items) || app == nil || isNewSource else {
      return []
    }
    (state.text, state.items, state.expiry) = (text, items, nil)
    (state.readers, state.refusals) = ([], [:])
    state.source = app.map {
      PasteboardState.Source(
        app: $0, bundle: kernel.identity(of: $0)?.bundle, name: kernel.name(of: $0))
    }
    let message = message(kernel) ?? .pasteboard("", at: kernel.now)
    return kernel.joined.filter { $0 != app && kernel.hasPasteboard($0) }
      .map { .sendIfJoined(message, to: $0) }
  }

  // MARK: Reading

  /// Handles an app's request to read what it has not copied itself (Pasteboard.PP1).
  private mutating func read(
    _ id: PasteboardReadID, by app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    // An app reads one thing at a time: it waits for the answer.
    guard readings[app] == nil else { return [.end(app, .order)] }
    let version = kernel.settings.systemVersion
    // An app reads its own contents without a question (Pasteboard.PP2).
    guard !isOwn(of: app, kernel), version >= PasteboardConstants.firstNotifyingVersion else {
      return answer(id, true, app, kernel)
    }
    guard version >= PasteboardConstants.firstAskingVersion else {
      return showBanner(for: app, kernel) + answer(id, true, app, kernel)
    }
    // The user's setting for the app decides first (Pasteboard.PP8).
    switch permission(of: app, kernel) {
    case .allow: return answer(id, true, app, kernel)
    case .deny: return answer(id, false, app, kernel)
    case .ask: break
    }
    // A permission lasts as long as the contents (Pasteboard.PP4).
    guard !state.readers.contains(app) else { return answer(id, true, app, kernel) }
    // Only an app in the foreground may ask (Pasteboard.PP6).
    guard kernel.foreground == app, !kernel.isLocked else {
      return answer(id, false, app, kernel)
    }
    // An app that reads whenever it is active would ask repeatedly (Pasteboard.PP4).
    if let refusal = state.refusals[app], kernel.lastUse <= refusal {
      return answer(id, false, app, kernel)
    }
    readings[app] = id
    lastQuestion += 1
    pending[lastQuestion] = PendingPaste(id: id, app: app)
    let (name, source) = (kernel.name(of: app), state.source?.name)
    let key = QuestionKey(part: Self.name, number: lastQuestion)
    let question = PartQuestion(key, for: app, in: kernel) { words in
      SystemAlert(
        title: words.text(
          .pasting, name, source.map { words.text(.name, $0) } ?? words[.anotherDevice]),
        message: words[.pastingMessage], buttons: [words[.dontAllowPaste], words[.allowPaste]],
        cancelButton: 0)
    }
    return [.pause(app)] + rememberPermission(of: app, kernel) + [.post(.ask(question))]
  }

  /// Handles the user's answer (Pasteboard.PP4).
  private mutating func finish(
    _ paste: PendingPaste, isAllowed: Bool, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard readings[paste.app] == paste.id else { return [] }
    readings[paste.app] = nil
    if isAllowed {
      state.readers.insert(paste.app)
    } else {
      state.refusals[paste.app] = kernel.now
    }
    return [.unpause(paste.app)] + answer(paste.id, isAllowed, paste.app, kernel)
  }

  /// Refuses the reading for which an app waits, and removes its question (Pasteboard.PP6).
  private func cancelReading(of app: AppID) -> [PartAction] {
    guard let number = pending.first(where: { $0.value.app == app })?.key else { return [] }
    return [.post(.withdraw(QuestionKey(part: Self.name, number: number)))]
  }

  private func answer(
    _ id: PasteboardReadID, _ isAllowed: Bool, _ app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    // The app waits for this message in the middle of its turn, also while it is suspended.
    kernel.screens[app] == nil ? [] : [.effect(.send(.pasteboardRead(id, isAllowed), to: app))]
  }

  /// Shows that an app has read the contents; once for each contents (Pasteboard.PP7).
  private mutating func showBanner(for app: AppID, _ kernel: PhoneKernel) -> [PartAction] {
    guard state.readers.insert(app).inserted else { return [] }
    let source = state.source?.name ?? "another device"
    state.banner = PasteBanner(
      text: "\(kernel.name(of: app)) pasted from \(source)",
      end: kernel.now.advanced(by: PasteboardConstants.bannerDuration))
    return [.note(.pasted(source), app), .effect(.composed)]
  }

  // MARK: Permission

  /// Returns the user's decision for an app.
  private func permission(of app: AppID, _ kernel: PhoneKernel) -> PastePermission {
    if kernel.isSystemApp(app) { return .allow }
    guard kernel.settings.systemVersion >= PasteboardConstants.firstSettingVersion,
      let bundle = kernel.installed(app)?.identifier
    else { return .ask }
    return kernel.settings.pastePermissions[bundle] ?? .ask
  }

  /// Adds an app to those with a setting, as the phone asks for it.
  private func rememberPermission(of app: AppID, _ kernel: PhoneKernel) -> [PartAction] {
    let known = kernel.settings.pastePermissions
    guard let bundle = kernel.installed(app)?.identifier, known[bundle] == nil,
      known.count < LinkLimits.installedApps
    else { return [] }
    return [.setPastePermission(.ask, of: bundle)]
  }

  /// Returns whether an app has copied the contents itself, also in an earlier run.
  private func isOwn(of app: AppID, _ kernel: PhoneKernel) -> Bool {
    guard message(kernel) != nil, let source = state.source else { return message(kernel) == nil }
    return source.app == app
      || (source.bundle != nil && source.bundle == kernel.identity(of: app)?.bundle)
  }
}
