import Foundation
import PrinterTestSupport
import TactusPrinters
import TestSupport
import Testing

/// A real printer program, which is asked and printed on through CUPS's library.
@Suite(.enabled(if: IPPPrinter.isAvailable, "ippeveprinter and avahi-daemon")) struct PrinterTests {
  /// Asks for a job until it has ended, at most for a minute.
  private func end(of job: Int, on printer: Printer) throws -> PrinterJobReport {
    for _ in 0..<600 {
      let report = try printer.report(of: job)
      if report.state.isFinal { return report }
      usleep(100_000)
    }
    return try printer.report(of: job)
  }

  @Test("Printing.CU2, Printing.CU3. A printer describes itself, and respects each choice")
  func prints() throws {
    let real = try IPPPrinter()
    let printer = Printer(try PrinterAddress(real.address))
    let description = try printer.describe()
    #expect(description.name == "Tested" && description.model == "Example Printer")
    #expect(description.isColor && description.sides == Set(PrintSides.allCases))
    #expect(description.formats.contains("application/pdf") && description.isAccepting)
    #expect(description.resolutions == [300, 600] && description.takesRanges)
    #expect(description.mostCopies == 999 && description.stoppingReason == nil)
    let a4 = try #require(description.papers.first { $0.name == "iso_a4_210x297mm" })
    #expect(a4.width == 21000 && a4.height == 29700 && a4.title == "A4")
    #expect(description.papers.allSatisfy { $0.isPlausible })
    #expect(Set(description.papers).count == description.papers.count)

    var ticket = PrintTicket(name: "Ünï\u{1B}code /../ name")
    (ticket.copies, ticket.pageRanges, ticket.sides) = (3, [1...2, 4...4], .shortEdge)
    (ticket.isColor, ticket.paper, ticket.isPhoto) = (false, a4, true)
    let job = try printer.startJob(ticket, on: description)
    try printer.send(SmallPDF.bytes, format: "application/pdf", to: job, isLast: true)
    #expect(try end(of: job, on: printer).state == .completed)
    let seen = real.attributes(ofJob: job)
    #expect(seen["IPP_COPIES"] == "3" && seen["IPP_SIDES"] == "two-sided-short-edge")
    #expect(seen["IPP_PAGE_RANGES"] == "1-2,4" || seen["IPP_PAGE_RANGES"] == "1-2,4-4")
    #expect(seen["IPP_PRINT_COLOR_MODE"] == "monochrome" && seen["IPP_PRINT_QUALITY"] == "high")
    let media = try #require(seen["IPP_MEDIA_COL"])
    #expect(media.contains("x-dimension=21000") && media.contains("y-dimension=29700"))
    #expect(seen["IPP_JOB_NAME"] == "Ünïcode /../ name")
    // RFC 8011, 8.6: the person's name is nobody's business.
    #expect(seen["IPP_JOB_ORIGINATING_USER_NAME"] == "iphone")
    let received = try real.documents.map { [UInt8](try Data(contentsOf: $0)) }
    #expect(received == [SmallPDF.bytes])
  }

  @Test("Printing.CU4. A job is canceled while it is printed; an unknown job is refused")
  func cancels() throws {
    let real = try IPPPrinter(seconds: 15)
    let printer = Printer(try PrinterAddress(real.address))
    let description = try printer.describe()
    let job = try printer.startJob(PrintTicket(name: "Long"), on: description)
    try printer.send(SmallPDF.bytes, format: "application/pdf", to: job, isLast: true)
    try printer.cancel(job)
    #expect(try end(of: job, on: printer).state == .canceled)
    #expect(throws: PrinterError.self) { try printer.cancel(999) }
    #expect(throws: PrinterError.self) {
      try printer.send(SmallPDF.bytes, format: "image/none", to: 998, isLast: true)
    }
    real.end()
    #expect {
      try printer.report(of: job)
    } throws: { error in
      if case .unreachable? = error as? PrinterError { true } else { false }
    }
  }
}
