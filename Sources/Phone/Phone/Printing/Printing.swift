import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintModel

/// The part of a phone that hands the documents of apps to the print queue.
///
/// `Documentation/Behaviour/Printing.md` has the steps that comments name.
struct Printing: PhonePart {
  static let name = "printing"
  static let services: [ServiceName] = [.printing]

  /// The jobs of the print queue, those that have ended included.
  private(set) var jobs: [PrintJob] = []
  /// The submissions that wait for a receipt, by the numbers of their tasks.
  private var pending: [Int: PendingPrint] = [:]
  /// The number of the last task.
  private var lastTask = 0
  /// The apps' use of the print queue.
  private var apps: [AppID: AppPrinting] = [:]

  mutating func handle(_ event: PartEvent, in kernel: PhoneKernel) -> [PartAction] {
    switch event {
    case .service(let request, let app):
      do throws(ServiceFailure) {
        return handle(try request.content(PrintRequest.version), request.id, of: app, kernel)
      } catch {
        return [error.answer(to: request, app)]
      }
    case .input(.printDone(let number, let receipt)): return done(number, receipt, kernel)
    case .input(.printJobs(let jobs)): return update(jobs, kernel)
    case .forgotten(let app):
      apps[app] = nil
      return []
    default: return []
    }
  }

  /// Whether a job has not ended.
  var hasJobs: Bool { jobs.contains { !$0.isOver } }

  // MARK: Asking

  /// Handles an app's request (Printing.PS1).
  private mutating func handle(
    _ request: PrintRequest, _ id: ServiceRequestID, of app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    let answer = PartAction.send(table(id, app, kernel), to: app)
    switch request {
    case .submit(let submission): return submit(submission, id, of: app, kernel)
    case .jobs: return [answer]
    case .observe(let isOn):
      apps[app, default: .init()].observesJobs = isOn
      return [answer]
    case .cancel(let number):
      guard let job = visibleJobs(for: app, kernel).first(where: { $0.id == number }) else {
        return [.note(.notPermitted("cancel this print job"), app), answer]
      }
      lastTask += 1
      return [.effect(.print(lastTask, .cancel(job.id), of: nil)), answer]
    }
  }

  private mutating func submit(
    _ submission: PrintSubmission, _ id: ServiceRequestID, of app: AppID, _ kernel: PhoneKernel
  ) -> [PartAction] {
    // Too many unanswered requests are refused (Services.SV2).
    guard (apps[app]?.waiting ?? 0) < PrintLimits.waiting else {
      return [.send(.service(.failure(id, .busy)), to: app)]
    }
    apps[app, default: .init()].waiting += 1
    lastTask += 1
    let (job, printer) = (submission.ticket.name, submission.printerName)
    pending[lastTask] = PendingPrint(app: app, request: id, job: job, printer: printer)
    let task = PrintTask.submit(submission, by: client(app, kernel), at: kernel.now)
    return [
      .note(.print(PrintLogEntry(.submitted, job, printer: printer)), app),
      .effect(.print(lastTask, task, of: app)),
    ]
  }

  /// Handles the receipt of a submission.
  private mutating func done(
    _ number: Int, _ receipt: PrintReceipt, _ kernel: PhoneKernel
  ) -> [PartAction] {
    guard let pending = pending.removeValue(forKey: number) else { return [] }
    var actions: [PartAction] = []
    if case .refused(let reason) = receipt, !jobs.contains(where: { $0.failure == reason }) {
      let entry = PrintLogEntry(.refused, pending.job, printer: pending.printer, reason: reason)
      actions.append(.note(.print(entry), pending.app))
    }
    // An app that has ended does not lose its job.
    guard kernel.apps[pending.app] != nil else { return actions }
    apps[pending.app]?.waiting -= 1
    let answer = ServiceAnswer(pending.request, receipt)
    return actions + [.send(.service(answer), to: pending.app)]
  }

  // MARK: Jobs

  /// Handles a change of the print queue.
  private mutating func update(_ new: [PrintJob], _ kernel: PhoneKernel) -> [PartAction] {
    guard new != jobs else { return [] }
    let hadJobs = hasJobs
    let running = Set(jobs.filter { !$0.isOver }.map(\.id))
    let last = jobs.map(\.id).max() ?? 0
    let ends = new.compactMap { job -> PartAction? in
      // A job that has ended, since the last change or at once.
      guard running.contains(job.id) || job.id > last, let entry = PrintLogEntry(endOf: job) else {
        return nil
      }
      return .effect(
        .note(PhoneLogEntry(time: kernel.now, event: .print(entry), app: job.client?.name)))
    }
    jobs = new
    return ends + tellJobs(kernel) + (hadJobs == hasJobs ? [] : [.showPrintCenter])
  }

  /// Returns the jobs that an app may see: its own, or all for a system app (Printing.PS4).
  private func visibleJobs(for app: AppID, _ kernel: PhoneKernel) -> [PrintJob] {
    let all = jobs.filter { !$0.isOver }
    guard !kernel.isSystemApp(app) else { return all }
    let own = client(app, kernel).bundle
    return all.filter { $0.client?.bundle == own }
  }

  private func table(_ id: ServiceRequestID, _ app: AppID, _ kernel: PhoneKernel) -> PhoneMessage {
    .service(ServiceAnswer(id, PrintJobTable(visibleJobs(for: app, kernel))))
  }

  /// Notifies the apps that observe the jobs of a change; one that is suspended asks when it runs.
  private func tellJobs(_ kernel: PhoneKernel) -> [PartAction] {
    apps.keys.sorted().compactMap { app -> PartAction? in
      guard apps[app]?.observesJobs == true, !kernel.isSuspended(app),
        let payload = try? PrintJobTable(visibleJobs(for: app, kernel)).payload()
      else { return nil }
      let event = ServiceAnswer.event(.printing, version: PrintRequest.version, payload)
      return .send(.service(event), to: app)
    }
  }

  /// Returns the app as the print queue knows it.
  private func client(_ app: AppID, _ kernel: PhoneKernel) -> PrintClient {
    PrintClient(bundle: kernel.serviceBundle(of: app).text, name: kernel.name(of: app))
  }
}
