import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Opening.md` has the steps that comments name.
extension Phone {
  // MARK: Schemes

  /// Handles a change of the installed apps' schemes.
  mutating func sendOpenableSchemes(since before: [String]) -> [PhoneEffect] {
    let schemes = kernel.openableSchemes
    return schemes == before
      ? [] : kernel.joined.flatMap { sendWithTurn($0, .openableSchemes(schemes)) }
  }

  // MARK: Back

  /// The title of the link back to the app that has opened the one in the foreground; `nil` without
  /// one (Opening.B1).
  public var backTitle: String? {
    guard let backLink,
      kernel.foreground.flatMap({ kernel.identity(of: $0)?.bundle }) == backLink.target
    else {
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

  /// Handles a touch of the link in the status bar; returns `nil` for any other touch (Opening.B3).
  mutating func trackBackLink(_ report: TouchReport) -> [PhoneEffect]? {
    guard kernel.home != nil, backTitle != nil, !kernel.isOverlayShown, !kernel.isLocked else {
      return nil
    }
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
}
