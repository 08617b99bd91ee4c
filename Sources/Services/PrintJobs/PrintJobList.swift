import TactusPhoneTypes
import TactusPrintModel
import TactusPrinters

/// The jobs of a print queue, as a state machine without printers and clocks (Printing.JO1).
public struct PrintJobList: Sendable, Equatable {
  /// The jobs in their order, including ended ones.
  public private(set) var jobs: [PrintJob] = []
  private var lastID = 0

  /// The maximum number of jobs that have ended and are kept.
  ///
  /// - Source: ours. Confidence: guess.
  static let keptJobs = 100

  /// Creates an empty queue.
  public init() {}

  /// The jobs that have not ended, which Print Center shows.
  public var unfinished: [PrintJob] { jobs.filter { !$0.state.isFinal } }

  /// Returns a job.
  public subscript(id: Int) -> PrintJob? { jobs.first { $0.id == id } }

  /// Adds a job that waits, and returns it.
  public mutating func add(
    _ ticket: PrintTicket, printer: String, printerName: String, pageCount: Int,
    client: PrintClient? = nil, submitted: PhoneInstant = .boot
  ) -> PrintJob {
    lastID += 1
    let job = PrintJob(
      lastID, ticket, printer: printer, printerName: printerName, pageCount: pageCount,
      client: client, submitted: submitted)
    jobs.append(job)
    let ended = jobs.filter(\.state.isFinal)
    if ended.count > Self.keptJobs {
      let old = Set(ended.prefix(ended.count - Self.keptJobs).map(\.id))
      jobs.removeAll { old.contains($0.id) }
    }
    return job
  }

  /// Applies what a printer reports; a job that has ended does not change.
  public mutating func apply(_ report: PrinterJobReport, to id: Int) {
    change(id) { job in
      job.state = report.state
      job.reasons = report.state.isFinal ? [] : report.reasons
      // Some printers report 0 again at the end.
      job.pagesDone = min(max(job.pagesDone, report.pagesDone), job.pageCount)
      if report.state == .completed { job.pagesDone = job.pageCount }
    }
  }

  /// Aborts a job for a reason.
  public mutating func abort(_ id: Int, because failure: String) {
    change(id) { job in
      (job.state, job.reasons, job.failure) = (.aborted, [], failure)
    }
  }

  /// Cancels a job.
  public mutating func cancel(_ id: Int) {
    change(id) { job in (job.state, job.reasons) = (.canceled, []) }
  }

  private mutating func change(_ id: Int, _ body: (inout PrintJob) -> Void) {
    guard let index = jobs.firstIndex(where: { $0.id == id }), !jobs[index].state.isFinal else {
      return
    }
    body(&jobs[index])
  }
}
