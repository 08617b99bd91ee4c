internal import Glibc
import Synchronization
import TactusPrintModel
import TactusPrinters
import TactusThreads

/// The phone's print queue: it takes orders, hands them to printers, and keeps the states of the
/// jobs.
///
/// Simulated printers print at once. Real printers are polled on threads of the queue, one for each
/// job, so no function waits for a printer. A phone's host has one, and the jobs of an app stay
/// when the app ends (Printing.PS5).
///
/// - Thread: any.
public final class PrintSpooler: Sendable {
  /// The printers.
  public let printers: PrinterDirectory

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - settings: The printers, and the place for printed documents.
  ///   - report: A closure that receives a sentence about each job that fails or becomes a file.
  public init(
    _ settings: PrintSettings, report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.report = report
    printers = PrinterDirectory(settings)
    state = Mutex(State(folder: settings.folder, keepsDocuments: settings.keepsDocuments))
  }

  /// Waits a few seconds at the end of the program for real printers to receive the jobs.
  public func waitAtExit() {
    guard !printers.real.isEmpty else { return }
    let isFirst = Self.atExit.withLock { waiting in
      defer { waiting.append(self) }
      return waiting.isEmpty
    }
    guard isFirst else { return }
    atexit {
      for spooler in PrintSpooler.atExit.withLock({ $0 }) {
        spooler.waitForDelivery(seconds: PrintSpooler.patienceAtExit)
      }
    }
  }

  /// The queues that are waited for at the end of the program.
  private static let atExit = Mutex<[PrintSpooler]>([])

  /// The longest wait at the end of the program, in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let patienceAtExit = 5.0

  // MARK: Printers

  /// The printers that keep what is printed; jobs that wait for one continue when it can print.
  public var simulatedPrinters: [SimulatedPrinter] {
    get { printers.simulated }
    set {
      printers.simulated = newValue
      printWaiting()
      tellObserver()
    }
  }

  // MARK: Jobs

  /// The jobs, including ended ones.
  public var jobs: PrintJobList { state.withLock { $0.list } }

  /// The jobs that simulated printers have printed, if the queue keeps them.
  public var printed: [PrintedDocument] { state.withLock { $0.printed } }

  /// Sets a closure that is called after each change of the jobs; it must not wait.
  public func observe(_ observer: @escaping @Sendable () -> Void) {
    state.withLock { $0.observer = observer }
  }

  /// Adds an order to the queue.
  ///
  /// - Returns: The number of the job.
  /// - Throws: `PrintQueueError`, if too much waits for printers.
  @discardableResult
  public func submit(_ order: PrintOrder) throws(PrintQueueError) -> Int {
    let id = try state.withLock { state throws(PrintQueueError) in
      try state.check(order)
      let job = state.list.add(
        order.ticket, printer: order.printer, printerName: order.printerName,
        pageCount: order.pageCount, client: order.client, submitted: order.submitted)
      state.waiting[job.id] = order
      return job.id
    }
    printers.last = order.printer
    if printers.simulatedPrinter(order.printer) != nil {
      printWaiting()
    } else {
      DetachedThread.run { [self] in deliver(id) }
    }
    tellObserver()
    return id
  }

  /// Cancels a job; one that has ended stays as it is.
  public func cancel(_ id: Int) {
    let remote = state.withLock { state in
      state.list.cancel(id)
      state.waiting[id] = nil
      return state.remote[id]
    }
    if let remote {
      DetachedThread.run {
        // A job that has ended meanwhile cannot be canceled.
        for number in remote.numbers { try? remote.printer.cancel(number) }
      }
    }
    tellObserver()
  }

  /// Waits until the real printers have received what waits for them.
  ///
  /// - Parameter seconds: The longest wait.
  public func waitForDelivery(seconds: Double) {
    for _ in 0..<Int(seconds * 100) {
      let waiting = state.withLock { $0.waiting.values.map(\.printer) }
      guard waiting.contains(where: { printers.simulatedPrinter($0) == nil }) else { return }
      usleep(10_000)
    }
  }

  // MARK: Internals

  struct State {
    /// The folder for printed documents; `nil` before a private one is needed.
    var folder: PrintFolder?
    var keepsDocuments: Bool
    var list = PrintJobList()
    /// The orders that no printer has received.
    var waiting: [Int: PrintOrder] = [:]
    /// The numbers that real printers have given to jobs.
    var remote: [Int: (printer: Printer, numbers: [Int])] = [:]
    var printed: [PrintedDocument] = []
    var observer: (@Sendable () -> Void)?
  }

  let report: @Sendable (String) -> Void
  let state: Mutex<State>

  func tellObserver() { state.withLock { $0.observer }?() }

  /// Prints the jobs that simulated printers can print now, in their order.
  private func printWaiting() {
    let simulated = printers.simulated
    while let (job, order) = state.withLock({ $0.takeNext(of: simulated) }) {
      finish(job, order)
    }
  }

  /// Prints a job on a simulated printer.
  private func finish(_ job: PrintJob, _ order: PrintOrder) {
    let (keepsDocuments, folder) = state.withLock { state in
      if !state.keepsDocuments, state.folder == nil { state.folder = PrintFolder.makePrivate() }
      return (state.keepsDocuments, state.folder)
    }
    if let folder {
      do throws(PrintFolder.WriteError) {
        for document in order.documents {
          let path = try folder.write(document, named: order.ticket.name)
          report("printed '\(order.ticket.name)' into \(path)")
        }
      } catch {
        let reason = "cannot write \(error.path): \(error.reason)"
        report("'\(order.ticket.name)' was not printed: \(reason)")
        return state.withLock { $0.list.abort(job.id, because: reason) }
      }
    }
    state.withLock { state in
      state.list.apply(PrinterJobReport(.completed), to: job.id)
      guard keepsDocuments else { return }
      state.printed.append(
        PrintedDocument(
          job: job.id, printerName: order.printerName, ticket: order.ticket,
          pageCount: order.pageCount, documents: order.documents))
    }
  }
}

extension PrintSpooler.State {
  /// Checks whether an order may wait besides those already waiting (Printing.PS3).
  fileprivate func check(_ order: PrintOrder) throws(PrintQueueError) {
    guard list.unfinished.count < PrintLimits.jobs else { throw .tooManyJobs }
    let bytes = waiting.values.reduce(order.byteCount) { $0 + $1.byteCount }
    guard order.byteCount <= PrintLimits.jobBytes, bytes <= PrintLimits.queueBytes else {
      throw .full
    }
  }

  /// Removes the first order that a simulated printer can print now, and returns it with its job;
  /// the jobs of printers that cannot print get the reason.
  fileprivate mutating func takeNext(
    of simulated: [SimulatedPrinter]
  ) -> (PrintJob, PrintOrder)? {
    for job in list.unfinished {
      guard let order = waiting[job.id],
        let printer = simulated.first(where: { $0.address == order.printer })?.description
      else { continue }
      if !printer.isAccepting {
        waiting[job.id] = nil
        list.abort(job.id, because: "the printer takes no jobs")
      } else if let reason = printer.stoppingReason {
        let state: PrinterJobState = reason == .offline ? .pending : .stopped
        list.apply(PrinterJobReport(state, reasons: printer.reasons + [reason]), to: job.id)
      } else {
        waiting[job.id] = nil
        return (job, order)
      }
    }
    return nil
  }
}
