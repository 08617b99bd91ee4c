import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Opening.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// The URL schemes that installed apps open, in order.
  var openableSchemes: [String] { Set(kernel.installedApps.flatMap(\.urlSchemes)).sorted() }

  // MARK: Opening

  /// Handles an app's request to open a URL (Opening.U1).
  mutating func openURL(_ url: String, _ id: OpenRequestID?, by app: AppID) -> [PhoneEffect] {
    let own = kernel.identity(of: app)?.bundle
    guard let target = installedApp(opening: url), target.identifier != own else {
      // Turns.AP12. No app could open it, so the event is logged.
      return [kernel.note(.openRequested(url), app)] + opened(id, false, app)
    }
    guard kernel.foreground == app, !kernel.isLocked else {
      // Opening.U2.
      return [kernel.note(.notPermitted("open URLs in the background"), app)] + opened(id, false, app)
    }
    guard countOpening() else {
      // Opening.U6.
      let isNew = !isOpeningStopped
      isOpeningStopped = true
      return (isNew ? [kernel.note(.openingStopped, app)] : []) + opened(id, false, app)
    }
    let opening = PendingOpening(url: url, source: app, target: target.identifier, id: id)
    // Opening.U3.
    if target.isSystemApp || allowedOpenings.contains(pair(of: opening)) {
      return finish(opening, isAllowed: true)
    }
    let name = kernel.name(of: app)
    return ask(for: app, .opening(opening)) { words in
      SystemAlert(
        title: words.text(.opening, name, target.name), buttons: [words[.cancel], words[.open]],
        cancelButton: 0, preferredButton: 1)
    }
  }

  /// Opens a URL after the user's answer (Opening.U4).
  mutating func finish(_ opening: PendingOpening, isAllowed: Bool) -> [PhoneEffect] {
    let app = opening.source
    guard isAllowed else { return opened(opening.id, false, app) }
    if kernel.screens[app] != nil { allowedOpenings.insert(pair(of: opening)) }
    // The app may have left the foreground meanwhile.
    guard !kernel.isLocked, kernel.installedApp(opening.target) != nil else {
      return opened(opening.id, false, app)
    }
    let source = kernel.identity(of: app)?.bundle
    let link = BackLink(source: app, bundle: source, name: kernel.name(of: app), target: opening.target)
    let effects =
      opened(opening.id, true, app)
      + launch(opening.target, .open(.url(opening.url, source: source)))
    // Opening.B1.
    backLink = link
    return effects + [.composed]
  }

  /// Handles a change of the installed apps' schemes.
  mutating func sendOpenableSchemes(since before: [String]) -> [PhoneEffect] {
    let schemes = openableSchemes
    return schemes == before ? [] : kernel.joined.flatMap { sendWithTurn($0, .openableSchemes(schemes)) }
  }

  // MARK: Back

  /// The title of the link back to the app that has opened the one in the foreground; `nil` without
  /// one (Opening.B1).
  public var backTitle: String? {
    guard let backLink, kernel.foreground.flatMap({ kernel.identity(of: $0)?.bundle }) == backLink.target else {
      return nil
    }
    return backLink.name
  }

  /// Returns to the app that has opened the one in the foreground (Opening.B2).
  mutating func goBack() -> [PhoneEffect] {
    guard backTitle != nil, let link = backLink, !kernel.isLocked, !kernel.isOverlayShown else {
      return [kernel.note(.input(.unusedInput))]
    }
    backLink = nil
    if kernel.screens[link.source] != nil { return changeForeground(to: link.source) + [.composed] }
    guard let bundle = link.bundle, kernel.installedApp(bundle) != nil else {
      return [kernel.note(.input(.unusedInput)), .composed]
    }
    return launch(bundle, .icon)
  }

  /// Takes a touch of the link in the status bar; returns `nil` for any other touch (Opening.B3).
  mutating func trackBackLink(_ report: TouchReport) -> [PhoneEffect]? {
    guard kernel.home != nil, backTitle != nil, !kernel.isOverlayShown, !kernel.isLocked else { return nil }
    let height = max(kernel.model.screen.portraitSafeArea.top, OpeningConstants.backLinkHeight)
    let isInside =
      (0..<OpeningConstants.backLinkWidth).contains(report.x) && (0..<height).contains(report.y)
    switch report.phase {
    case .began:
      guard backLink?.contact == nil, isInside, kernel.orientation == .portrait else { return nil }
      backLink?.contact = report.contact
      return []
    case .moved, .updated: return backLink?.contact == report.contact ? [] : nil
    case .ended, .cancelled:
      guard backLink?.contact == report.contact else { return nil }
      backLink?.contact = nil
      // A report without a place keeps that of the touch.
      return report.phase == .ended && (isInside || !report.x.isFinite) ? goBack() : []
    }
  }

  // MARK: Internals

  private func installedApp(opening url: String) -> InstalledApp? {
    guard let scheme = url.split(separator: ":", maxSplits: 1).first?.lowercased() else {
      return nil
    }
    return kernel.installedApps.first { $0.urlSchemes.contains(scheme) }
  }


  private func pair(of opening: PendingOpening) -> OpeningPair {
    OpeningPair(
      source: kernel.identity(of: opening.source)?.bundle.text ?? kernel.name(of: opening.source),
      target: opening.target)
  }

  private mutating func opened(
    _ id: OpenRequestID?, _ isOpened: Bool, _ app: AppID
  ) -> [PhoneEffect] {
    id.map { sendWithTurn(app, .opened($0, isOpened)) } ?? []
  }

  /// Counts a URL that an app opens in another one; returns whether it may (Opening.U6).
  mutating func countOpening() -> Bool {
    if let last = openings.last, kernel.lastUse > last {
      openings = []
      isOpeningStopped = false
    }
    guard !isOpeningStopped else { return false }
    openings = openings.filter { $0.advanced(by: OpeningConstants.period) > kernel.now }
    guard openings.count < OpeningConstants.maximumCount else { return false }
    openings.append(kernel.now)
    return true
  }
}
