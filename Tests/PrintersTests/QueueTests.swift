import Foundation
import PrinterTestSupport
import TactusPrinters
import TestSupport
import Testing

/// A queue of a real server of CUPS, which hands its jobs to a real printer program.
@Suite(.enabled(if: CUPSServer.isAvailable && IPPPrinter.isAvailable, "cupsd and ippeveprinter"))
struct QueueTests {
  private func queue(_ server: CUPSServer) throws -> Printer {
    Printer(try PrinterAddress("Office", server: ("localhost", server.port)))
  }

  /// Prints a document without waiting for its end; returns the number of the job.
  private func print(_ name: String, on queue: Printer) throws -> Int {
    let job = try queue.startJob(PrintTicket(name: name), on: try queue.describe())
    try queue.send(SmallPDF.bytes, format: "application/pdf", to: job, isLast: true)
    return job
  }

  /// Asks for a job until it is in a state, at most for twenty seconds.
  private func report(
    of job: Int, on queue: Printer, until isWanted: (PrinterJobReport) -> Bool
  ) throws -> PrinterJobReport {
    for _ in 0..<200 {
      let report = try queue.report(of: job)
      if isWanted(report) { return report }
      usleep(100_000)
    }
    return try queue.report(of: job)
  }

  @Test("Printing.CU1, Printing.CU3, Printing.CU14. A queue describes itself and prints")
  func prints() throws {
    let (server, real) = (try CUPSServer(), try IPPPrinter())
    try server.addQueue("Office", for: real)
    let queue = try queue(server)
    #expect(queue.address.text == server.address(of: "Office"))
    let description = try queue.describe()
    #expect(description.name == "Office" && description.model.contains("IPP Everywhere"))
    #expect(description.isColor && description.sides == Set(PrintSides.allCases))
    #expect(description.formats.contains("application/pdf") && description.isAccepting)
    // The papers of a queue have no names of their own, but those of the supported sizes.
    #expect(description.papers.contains { $0.name == "iso_a4_210x297mm" && $0.title == "A4" })
    // The machine's usual size, which the server takes for the loaded one.
    #expect(description.papers.contains { $0.name == "na_letter_8.5x11in" })
    #expect(description.papers.contains { $0.isLoaded })
    #expect(description.papers.allSatisfy { $0.isPlausible && !$0.name.hasPrefix("custom_") })
    #expect(description.stoppingReason == nil)

    var ticket = PrintTicket(name: "Ünïcode")
    (ticket.copies, ticket.sides, ticket.isColor) = (2, .longEdge, false)
    ticket.paper = description.papers.first { $0.name == "iso_a4_210x297mm" }
    let job = try queue.startJob(ticket, on: description)
    try queue.send(SmallPDF.bytes, format: "application/pdf", to: job, isLast: true)
    #expect(try report(of: job, on: queue) { $0.state.isFinal }.state == .completed)
    // The queue has handed the job to the printer, under the same name and with the same choices.
    let seen = real.attributes(ofJob: 1)
    #expect(seen["IPP_JOB_NAME"] == "Ünïcode" && seen["IPP_SIDES"] == "two-sided-long-edge")
    #expect(seen["IPP_PRINT_COLOR_MODE"] == "monochrome")
    let document = ReadDocument(path: try #require(real.documents.first).path)
    #expect(try document.pageCount > 0)
  }

  @Test("Printing.CU14. A paused queue says so and keeps its jobs; resumed, it prints them")
  func paused() throws {
    let (server, real) = (try CUPSServer(), try IPPPrinter())
    try server.addQueue("Office", for: real)
    let queue = try queue(server)
    try server.pause("Office")
    let description = try queue.describe()
    #expect(description.isStopped && description.isAccepting)
    #expect(description.stoppingReason == .paused)
    let job = try print("Waiting", on: queue)
    let waiting = try queue.report(of: job)
    #expect(!waiting.state.isFinal && waiting.reasons.contains(.paused))
    #expect(real.documents.isEmpty)
    try server.resume("Office")
    #expect(try report(of: job, on: queue) { $0.state.isFinal }.state == .completed)
    #expect(real.documents.count == 1)
  }

  @Test("Printing.CU4. A job of a paused queue is canceled, and never reaches the printer")
  func cancels() throws {
    let (server, real) = (try CUPSServer(), try IPPPrinter())
    try server.addQueue("Office", for: real)
    let queue = try queue(server)
    try server.pause("Office")
    let (first, second) = (try print("First", on: queue), try print("Second", on: queue))
    try queue.cancel(first)
    #expect(try queue.report(of: first).state == .canceled)
    // A job that has ended cannot be canceled again.
    #expect(throws: PrinterError.self) { try queue.cancel(first) }
    try server.resume("Office")
    #expect(try report(of: second, on: queue) { $0.state.isFinal }.state == .completed)
    #expect(real.documents.count == 1 && real.attributes(ofJob: 1)["IPP_JOB_NAME"] == "Second")
  }

  @Test("Printing.CU6. A queue that takes no jobs, and a queue that does not exist, are refused")
  func refuses() throws {
    let (server, real) = (try CUPSServer(), try IPPPrinter())
    try server.addQueue("Office", for: real)
    let queue = try queue(server)
    try server.refuseJobs("Office")
    let description = try queue.describe()
    #expect(!description.isAccepting)
    #expect {
      try queue.startJob(PrintTicket(name: "Refused"), on: description)
    } throws: { error in
      (error as? PrinterError)?.message.contains("it takes no jobs") == true
    }
    let none = Printer(try PrinterAddress("Cellar", server: ("localhost", server.port)))
    #expect {
      try none.describe()
    } throws: { error in
      (error as? PrinterError)?.message.contains("there is no such printer or job") == true
    }
  }

  @Test("Printing.CU14. The printer of a queue is killed in the middle of a job: the job can end")
  func printerKilled() throws {
    let (server, real) = (try CUPSServer(), try IPPPrinter(seconds: 30))
    try server.addQueue("Office", for: real)
    let queue = try queue(server)
    let job = try print("Unlucky", on: queue)
    #expect(try report(of: job, on: queue) { $0.state == .processing }.state == .processing)
    real.end()
    let stuck = try report(of: job, on: queue) { $0.state.isFinal || !$0.reasons.isEmpty }
    #expect(stuck.state != .completed, "\(stuck) \(server.log.suffix(2000))")
    // The server may have given the job up meanwhile.
    if !stuck.state.isFinal { try? queue.cancel(job) }
    #expect(try report(of: job, on: queue) { $0.state.isFinal }.state.isFinal)
  }

  @Test("Printing.CU8. The server of a queue is killed: it cannot be reached, and nothing hangs")
  func serverKilled() throws {
    let (server, real) = (try CUPSServer(), try IPPPrinter(seconds: 30))
    try server.addQueue("Office", for: real)
    let queue = try queue(server)
    let job = try print("Unlucky", on: queue)
    server.end()
    #expect {
      try queue.report(of: job)
    } throws: { error in
      if case .unreachable? = error as? PrinterError { true } else { false }
    }
  }
}
