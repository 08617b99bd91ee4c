internal import Glibc
import Synchronization
internal import TactusCrashReports
import TactusPrinters
import TactusThreads

/// The phone's print queue: it takes orders, hands them to printers, and knows how the jobs are.
///
/// Simulated printers print at once. Real printers are asked on threads of the queue, one for each
/// job, so no function waits for a printer except `describe(_:)`.
///
/// - Thread: any.
public final class PrintSpooler: Sendable {
  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - settings: The printers, and the place for printed documents.
  ///   - report: A closure that receives a sentence about each job that fails or becomes a file.
  public init(_ settings: PrintSettings, report: @escaping @Sendable (String) -> Void) {
    self.report = report
    state = Mutex(State(settings: settings))
  }

  /// Creates the queue of a process, which says on standard error what becomes of its jobs.
  ///
  /// A program that ends waits some seconds for real printers to receive its jobs.
  public static func ofProcess() -> PrintSpooler {
    let settings = PrintSettings.ofProcess
    let spooler = PrintSpooler(settings) { RuntimeWarning.once($0, kind: "note") }
    guard !settings.real.isEmpty else { return spooler }
    let isFirst = atExit.withLock { waiting in
      defer { waiting.append(spooler) }
      return waiting.isEmpty
    }
    if isFirst {
      atexit {
        for spooler in PrintSpooler.atExit.withLock({ $0 }) {
          spooler.waitForDelivery(seconds: PrintSpooler.patienceAtExit)
        }
      }
    }
    return spooler
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
    get { state.withLock { $0.settings.simulated } }
    set {
      state.withLock { $0.settings.simulated = newValue }
      printWaiting()
      tellObserver()
    }
  }

  /// The real printers, each a queue of CUPS or an address.
  public var realPrinters: [String] {
    get { state.withLock { $0.settings.real } }
    set { state.withLock { $0.settings.real = newValue } }
  }

  /// The addresses of all printers, the real ones first.
  public var addresses: [String] {
    state.withLock { $0.settings.real + $0.settings.simulated.map(\.address) }
  }

  /// The address of the printer of the last order; `nil` before.
  public var lastPrinter: String? { state.withLock { $0.lastPrinter } }

  /// Returns what a simulated printer can do, without waiting; `nil` for a real one.
  public func simulatedPrinter(_ address: String) -> SimulatedPrinter? {
    state.withLock { $0.settings.simulated.first { $0.address == address } }
  }

  /// Asks what a printer can do.
  ///
  /// - Throws: `PrinterError`.
  /// - Thread: any but that of an app's interface, for a real printer; waits for it.
  public func describe(_ address: String) throws(PrinterError) -> PrinterDescription {
    if let printer = simulatedPrinter(address) { return printer.description }
    state.withLock { $0.remember(address, nil) }
    let description = try Self.printer(address).describe()
    state.withLock { $0.remember(address, description) }
    return description
  }

  /// Returns what a real printer could do when it answered last; `nil` if it never did.
  public func knownDescription(_ address: String) -> PrinterDescription? {
    state.withLock { $0.known[address] ?? nil }
  }

  /// Whether a real printer was asked before, with or without an answer.
  public func wasAsked(_ address: String) -> Bool {
    state.withLock { $0.known.keys.contains(address) }
  }

  // MARK: Jobs

  /// The jobs, those that have ended included.
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
  @discardableResult
  public func submit(_ order: PrintOrder) -> Int {
    let id = state.withLock { state in
      let job = state.list.add(
        order.ticket, printer: order.printer, printerName: order.printerName,
        pageCount: order.pageCount)
      state.waiting[job.id] = order
      state.lastPrinter = order.printer
      return job.id
    }
    if simulatedPrinter(order.printer) != nil {
      printWaiting()
    } else {
      DetachedThread.run { [self] in deliver(id, order) }
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
      let isBusy = state.withLock { state in
        state.waiting.contains { entry in
          !state.settings.simulated.contains { $0.address == entry.value.printer }
        }
      }
      guard isBusy else { return }
      usleep(10_000)
    }
  }

  // MARK: Internals

  fileprivate struct State {
    var settings: PrintSettings
    var list = PrintJobList()
    var lastPrinter: String?
    /// The real printers that were asked, with their answers.
    var known: [String: PrinterDescription?] = [:]
    /// The orders that no printer has received.
    var waiting: [Int: PrintOrder] = [:]
    /// The numbers that real printers have given to jobs.
    var remote: [Int: (printer: Printer, numbers: [Int])] = [:]
    var printed: [PrintedDocument] = []
    var observer: (@Sendable () -> Void)?
  }

  private let report: @Sendable (String) -> Void
  fileprivate let state: Mutex<State>

  private func tellObserver() { state.withLock { $0.observer }?() }

  /// Prints the jobs that simulated printers can print now, in their order.
  private func printWaiting() {
    while let (job, order) = state.withLock({ $0.takeNext() }) {
      finish(job, order)
    }
  }

  /// Prints a job on a simulated printer.
  private func finish(_ job: PrintJob, _ order: PrintOrder) {
    let settings = state.withLock { $0.settings }
    if let folder = settings.folder {
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
      guard settings.keepsDocuments else { return }
      state.printed.append(
        PrintedDocument(
          job: job.id, printerName: order.printerName, ticket: order.ticket,
          pageCount: order.pageCount, documents: order.documents))
    }
  }

  private static func printer(_ address: String) throws(PrinterError) -> Printer {
    Printer(try PrinterAddress(address, server: PrinterSearch.server))
  }
}

extension PrintSpooler {
  /// Hands an order to a real printer, and follows the job until its end.
  private func deliver(_ id: Int, _ order: PrintOrder) {
    do throws(PrinterError) {
      let printer = try Self.printer(order.printer)
      try send(id, order, to: printer)
      try follow(id, on: printer)
    } catch {
      // The one who canceled knows.
      guard !isOver(id) else { return }
      report("'\(order.ticket.name)' was not printed: \(error.message)")
      state.withLock { state in
        state.waiting[id] = nil
        state.list.abort(id, because: error.message)
      }
      tellObserver()
    }
  }

  private func send(_ id: Int, _ order: PrintOrder, to printer: Printer) throws(PrinterError) {
    let description = try reach(id, printer)
    let (format, documents) = try PrinterDocuments.make(
      order, for: description, isCanceled: { isOver(id) })
    var ticket = order.ticket
    // Pixels are made of the chosen pages only.
    if format != PrinterDocuments.pdf { ticket.pageRanges = [] }
    let groups = description.takesSeveralDocuments ? [documents] : documents.map { [$0] }
    for group in groups {
      let number = try start(id, ticket, on: printer, description)
      state.withLock { $0.remote[id, default: (printer, [])].numbers.append(number) }
      do throws(PrinterError) {
        for (index, document) in group.enumerated() {
          try printer.send(
            document, format: format, to: number, isLast: index == group.count - 1,
            isCanceled: { [self] in isOver(id) })
        }
        if isOver(id) { throw .canceled }
      } catch {
        // No half of a job stays with the printer.
        try? printer.cancel(number)
        throw error
      }
    }
    state.withLock { state in
      state.waiting[id] = nil
      state.list.apply(PrinterJobReport(.processing), to: id)
    }
    tellObserver()
  }

  /// Starts a job, when the printer is not busy with another one.
  private func start(
    _ id: Int, _ ticket: PrintTicket, on printer: Printer, _ description: PrinterDescription
  ) throws(PrinterError) -> Int {
    while true {
      if isOver(id) { throw .canceled }
      do throws(PrinterError) {
        return try printer.startJob(ticket, on: description)
      } catch {
        guard error == .busy else { throw error }
      }
      usleep(Self.pause)
    }
  }

  /// Waits until the printer can be reached, and returns what it can do.
  private func reach(_ id: Int, _ printer: Printer) throws(PrinterError) -> PrinterDescription {
    for attempt in 0... {
      do throws(PrinterError) {
        return try printer.describe()
      } catch {
        switch error {
        case .unreachable, .silent: break
        default: throw error
        }
        if attempt == 0 {
          report("'\(jobs[id]?.ticket.name ?? "")' waits: \(error.message)")
          state.withLock { state in
            state.list.apply(PrinterJobReport(.pending, reasons: [.offline]), to: id)
          }
          tellObserver()
        }
      }
      // The wait is cut into pieces, so that a canceled job ends its thread.
      for _ in 0..<Self.pausesOfARetry {
        if isOver(id) { throw .canceled }
        usleep(Self.pause)
      }
    }
    throw .canceled
  }

  /// Asks a printer for the state of a job until the job has ended.
  private func follow(_ id: Int, on printer: Printer) throws(PrinterError) {
    let numbers = state.withLock { $0.remote[id]?.numbers ?? [] }
    for number in numbers {
      try follow(id, number, on: printer, isLast: number == numbers.last)
    }
    state.withLock { $0.remote[id] = nil }
  }

  /// Follows one of the jobs for the documents of an order.
  private func follow(
    _ id: Int, _ number: Int, on printer: Printer, isLast: Bool
  ) throws(PrinterError) {
    var failures = 0
    var last: PrinterJobReport?
    while !isOver(id) {
      do throws(PrinterError) {
        let report = try printer.report(of: number)
        failures = 0
        if report.state == .completed, !isLast { return }
        if report != last {
          last = report
          state.withLock { $0.list.apply(report, to: id) }
          tellObserver()
        }
      } catch {
        failures += 1
        // A printer that has forgotten a job, or that was switched off, does not print it.
        guard failures < Self.mostFailures else { throw error }
      }
      usleep(Self.pause)
    }
  }

  private func isOver(_ id: Int) -> Bool {
    state.withLock { $0.list[id]?.state.isFinal ?? true }
  }

  /// Microseconds between two questions to a printer.
  ///
  /// - Source: ours. Confidence: guess.
  private static let pause: UInt32 = 250_000

  /// The pauses between two attempts to reach a printer: 5 s.
  private static let pausesOfARetry = 20

  /// The number of unanswered questions after which a job is given up.
  private static let mostFailures = 3
}

extension PrintSpooler.State {
  /// Remembers what a printer has answered; without an answer only that it was asked.
  fileprivate mutating func remember(_ address: String, _ answer: PrinterDescription?) {
    known[address] = .some(answer ?? known[address] ?? nil)
  }

  /// Removes the first order that a simulated printer can print now, and returns it with its job;
  /// the jobs of printers that cannot print learn the reason.
  fileprivate mutating func takeNext() -> (PrintJob, PrintOrder)? {
    for job in list.unfinished {
      guard let order = waiting[job.id],
        let printer = settings.simulated.first(where: { $0.address == order.printer })?.description
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
