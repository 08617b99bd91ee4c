internal import Glibc
import TactusPrinters

// The delivery of orders to real printers, on threads of the queue.
extension PrintSpooler {
  /// Hands a job to its real printer, and follows it until its end.
  func deliver(_ id: Int) {
    do throws(PrinterError) {
      let printer = try handOver(id)
      try follow(id, on: printer)
    } catch {
      // The caller that canceled knows.
      guard !isOver(id) else { return }
      report("'\(jobs[id]?.name ?? "")' was not printed: \(error.message)")
      state.withLock { state in
        state.waiting[id] = nil
        state.list.abort(id, because: error.message)
      }
      tellObserver()
    }
  }

  /// Sends the documents of a job, which are not kept longer.
  private func handOver(_ id: Int) throws(PrinterError) -> Printer {
    guard let order = state.withLock({ $0.waiting[id] }) else { throw .canceled }
    let printer = try PrinterDirectory.printer(order.printer)
    try send(id, order, to: printer)
    return printer
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
        // No part of a job stays with the printer.
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
          report("'\(jobs[id]?.name ?? "")' waits: \(error.message)")
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

  /// Polls the state of a job from a printer until the job has ended.
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
        // A printer that has discarded a job, or that was switched off, does not print it.
        guard failures < Self.mostFailures else { throw error }
      }
      usleep(Self.pause)
    }
  }

  private func isOver(_ id: Int) -> Bool {
    state.withLock { $0.list[id]?.state.isFinal ?? true }
  }

  /// Microseconds between two requests to a printer.
  ///
  /// - Source: ours. Confidence: guess.
  private static let pause: UInt32 = 250_000

  /// The pauses between two attempts to reach a printer: 5 s.
  private static let pausesOfARetry = 20

  /// The number of requests without a response after which a job is aborted.
  private static let mostFailures = 3
}
