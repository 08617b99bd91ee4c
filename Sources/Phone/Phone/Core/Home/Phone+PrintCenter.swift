import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintModel

// `Documentation/Behaviour/Printing.md` has the steps that comments name.
extension Phone {
  /// The jobs of the print queue, those that have ended included.
  public var printJobs: [PrintJob] { parts.printing.jobs }

  // MARK: Print Center

  /// The bundle identifier of Print Center (Printing.PC1).
  public static let printCenter = BundleIdentifier(prefix: "org.tactus", name: "PrintCenter")

  /// Whether a print job has not ended.
  public var hasPrintJobs: Bool { parts.printing.hasJobs }

  /// The installed apps that the Home screen shows: Print Center is one of them while there are
  /// jobs, and icons after it close up while there are none.
  public var shownApps: [InstalledApp] {
    guard !hasPrintJobs, let hidden = kernel.installedApp(Self.printCenter) else {
      return kernel.installedApps
    }
    return kernel.installedApps.compactMap { app in
      guard app.identifier != hidden.identifier else { return nil }
      var app = app
      if app.position.area == hidden.position.area, app.position > hidden.position {
        app.position.index -= 1
      }
      return app
    }
  }

  /// Returns the position among all installed apps for one among those that are shown.
  func storedPosition(of shown: HomePosition) -> HomePosition {
    guard !hasPrintJobs, let hidden = kernel.installedApp(Self.printCenter)?.position,
      hidden.area == shown.area, shown >= hidden
    else { return shown }
    return HomePosition(shown.area, shown.index + 1)
  }

  /// Shows Print Center on the Home screen and in the app switcher, or removes it from both and
  /// ends it (Printing.PC1).
  mutating func showPrintCenter() -> [PhoneEffect] {
    guard kernel.installedApp(Self.printCenter) != nil else { return [] }
    guard hasPrintJobs else {
      let isInFront = kernel.runningApp(Self.printCenter).map { $0 == kernel.foreground } ?? false
      let isLaunching = launching?.bundle == Self.printCenter
      let closing = isInFront || isLaunching ? goHome() : []
      return closing + quitRecent(Self.printCenter) + sendInstalledApps()
    }
    // The app in front stays the first.
    let isFirstUsed = kernel.foreground.map { kernel.isOrdinaryApp($0) } ?? false
    recents.removeAll { $0.bundle == Self.printCenter }
    recents.insert(
      RecentApp(bundle: Self.printCenter), at: isFirstUsed ? min(1, recents.count) : 0)
    recents = Array(recents.prefix(LinkLimits.cards))
    let cards =
      switcher == nil ? [] : kernel.home.map { sendWithTurn($0, .switcher(recentApps)) } ?? []
    return sendInstalledApps() + cards
  }
}
