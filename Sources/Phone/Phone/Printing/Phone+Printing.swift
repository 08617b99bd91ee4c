import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintModel

// `Documentation/Behaviour/Printing.md` has the steps that comments name.
extension Phone {
  // MARK: Asking

  /// Handles an app's request to the service of printing (Printing.PS1).
  mutating func handle(
    _ request: PrintRequest, _ id: ServiceRequestID, of app: AppID
  ) -> [PhoneEffect] {
    switch request {
    case .submit(let submission): return submit(submission, id, of: app)
    case .jobs: break
    case .observe(let isOn): kernel.apps[app]?.printing.observesJobs = isOn
    case .cancel(let number):
      guard let job = visiblePrintJobs(for: app).first(where: { $0.id == number }) else {
        return [kernel.note(.notPermitted("cancel this print job"), app)]
          + sendWithTurnIfJoined(printTable(id, app), to: app)
      }
      printing.lastTask += 1
      return [.print(printing.lastTask, .cancel(job.id), of: nil)]
        + sendWithTurnIfJoined(printTable(id, app), to: app)
    }
    return sendWithTurnIfJoined(printTable(id, app), to: app)
  }

  /// Handles the receipt of a submission.
  mutating func printDone(_ number: Int, _ receipt: PrintReceipt) -> [PhoneEffect] {
    guard let pending = printing.pending.removeValue(forKey: number) else { return [] }
    var effects: [PhoneEffect] = []
    if case .refused(let reason) = receipt, !printJobs.contains(where: { $0.failure == reason }) {
      let entry = PrintLogEntry(
        .refused, pending.job, printer: pending.printer, reason: reason)
      effects.append(kernel.note(.print(entry), pending.app))
    }
    // An app that has ended does not lose its job.
    guard kernel.apps[pending.app] != nil else { return effects }
    kernel.apps[pending.app]?.printing.waiting -= 1
    return effects
      + sendWithTurnIfJoined(.service(answer(pending.request, receipt)), to: pending.app)
  }

  // MARK: Jobs

  /// The jobs of the print queue, those that have ended included.
  public var printJobs: [PrintJob] { printing.jobs }

  /// Handles a change of the print queue.
  mutating func update(_ jobs: [PrintJob]) -> [PhoneEffect] {
    guard jobs != printJobs else { return [] }
    let hadJobs = hasPrintJobs
    let running = Set(printJobs.filter { !$0.isOver }.map(\.id))
    let last = printJobs.map(\.id).max() ?? 0
    let effects = jobs.compactMap { job -> PhoneEffect? in
      // A job that has ended, since the last change or at once.
      guard running.contains(job.id) || job.id > last, let entry = PrintLogEntry(endOf: job) else {
        return nil
      }
      return .note(PhoneLogEntry(time: kernel.now, event: .print(entry), app: job.client?.name))
    }
    printing.jobs = jobs
    return effects + tellPrintJobs() + (hadJobs == hasPrintJobs ? [] : showPrintCenter())
  }

  /// The jobs that an app may see: its own, or all for an app of the system (Printing.PS4).
  private func visiblePrintJobs(for app: AppID) -> [PrintJob] {
    let jobs = printJobs.filter { !$0.isOver }
    guard kernel.installed(app)?.isSystemApp != true else { return jobs }
    let own = printClient(app).bundle
    return jobs.filter { $0.client?.bundle == own }
  }

  // MARK: Print Center

  /// The bundle identifier of Print Center (Printing.PC1).
  public static let printCenter = BundleIdentifier(prefix: "org.tactus", name: "PrintCenter")

  /// Whether a print job has not ended.
  public var hasPrintJobs: Bool { printJobs.contains { !$0.isOver } }

  /// The installed apps that the Home screen shows: Print Center is one of them while there are
  /// jobs, and icons after it close up while there are none.
  public var shownApps: [InstalledApp] {
    guard !hasPrintJobs, let hidden = kernel.installedApp(Self.printCenter) else { return kernel.installedApps }
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

  // MARK: Internals

  /// Returns the app as the print queue knows it.
  private func printClient(_ app: AppID) -> PrintClient {
    PrintClient(bundle: kernel.serviceBundle(of: app).text, name: kernel.name(of: app))
  }

  private mutating func submit(
    _ submission: PrintSubmission, _ id: ServiceRequestID, of app: AppID
  ) -> [PhoneEffect] {
    // Services.SV2.
    guard (kernel.apps[app]?.printing.waiting ?? 0) < PrintLimits.waiting else {
      return sendWithTurnIfJoined(.service(.failure(id, .busy)), to: app)
    }
    kernel.apps[app]?.printing.waiting += 1
    printing.lastTask += 1
    let (job, printer) = (submission.ticket.name, submission.printerName)
    printing.pending[printing.lastTask] = PendingPrint(
      app: app, request: id, job: job, printer: printer)
    return [
      kernel.note(.print(PrintLogEntry(.submitted, job, printer: printer)), app),
      .print(printing.lastTask, .submit(submission, by: printClient(app), at: kernel.now), of: app),
    ]
  }

  private func printTable(_ id: ServiceRequestID, _ app: AppID) -> PhoneMessage {
    .service(answer(id, PrintJobTable(visiblePrintJobs(for: app))))
  }

  /// Tells the apps that observe the jobs of a change; one that is suspended asks when it runs.
  private mutating func tellPrintJobs() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for app in kernel.apps.keys.sorted()
    where kernel.apps[app]?.printing.observesJobs == true && !kernel.isSuspended(app) {
      let table = PrintJobTable(visiblePrintJobs(for: app))
      guard let payload = try? table.payload() else { continue }
      let event = ServiceAnswer.event(.printing, version: PrintRequest.version, payload)
      effects += sendWithTurnIfJoined(.service(event), to: app)
    }
    return effects
  }

  /// Shows Print Center on the Home screen and in the app switcher, or removes it from both and
  /// ends it (Printing.PC1).
  private mutating func showPrintCenter() -> [PhoneEffect] {
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
    let cards = switcher == nil ? [] : kernel.home.map { sendWithTurn($0, .switcher(recentApps)) } ?? []
    return sendInstalledApps() + cards
  }
}
