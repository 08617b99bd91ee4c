import TactusPrintJobs
import TactusPrintModel
import TactusPrinters
import TestSupport
import Testing

/// The jobs of a print queue as a state machine.
@Suite struct PrintJobListTests {
  private func job(_ list: inout PrintJobList, pages: Int = 5) -> Int {
    list.add(PrintTicket(name: "Job"), printer: "p", printerName: "P", pageCount: pages).id
  }

  @Test("Printing.JO1. A job goes from waiting to its end, and stays there")
  func states() {
    var list = PrintJobList()
    let (first, second) = (job(&list), job(&list))
    #expect(list.jobs.map(\.state) == [.pending, .pending] && first != second)
    list.apply(PrinterJobReport(.processing, pagesDone: 2), to: first)
    #expect(list[first]?.stateText == "Printing Page 2 of 5")
    list.apply(PrinterJobReport(.stopped, reasons: [.mediaEmpty]), to: first)
    #expect(list[first]?.stateText == "Out of Paper" && list[first]?.pagesDone == 2)
    list.cancel(first)
    list.apply(PrinterJobReport(.processing), to: first)
    list.abort(first, because: "late")
    #expect(list[first]?.state == .canceled && list[first]?.reasons == [])
    #expect(list.unfinished.map(\.id) == [second])
    list.apply(PrinterJobReport(.completed), to: second)
    #expect(list.unfinished.isEmpty && list[second]?.pagesDone == 5)
  }

  @Test("Printing.JO1. Whatever printers report, an end is final and pages are never taken back")
  func random() {
    for seed in 0..<200 {
      var random = SeededRandom(seed: UInt64(seed))
      var list = PrintJobList()
      var known: [Int: PrintJob] = [:]
      for _ in 0..<60 {
        let id = Int.random(in: 0...list.jobs.count + 1, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: _ = job(&list, pages: Int.random(in: -3...9, using: &random))
        case 1: list.cancel(id)
        case 2: list.abort(id, because: "reason")
        default:
          let state = PrinterJobState.allCases.randomElement(using: &random) ?? .pending
          list.apply(
            PrinterJobReport(state, pagesDone: Int.random(in: -9...99, using: &random)), to: id)
        }
        for job in list.jobs {
          if let before = known[job.id] {
            #expect(!before.state.isFinal || before == job)
            #expect(job.pagesDone >= before.pagesDone)
          }
          #expect((0...job.pageCount).contains(job.pagesDone))
          #expect(!job.state.isFinal || job.reasons.isEmpty)
          known[job.id] = job
        }
        #expect(Set(list.jobs.map(\.id)).count == list.jobs.count)
      }
    }
  }

  @Test("Printing.JO2. Of the jobs that have ended a hundred are kept")
  func kept() {
    var list = PrintJobList()
    let waiting = job(&list)
    for _ in 0..<300 { list.cancel(job(&list)) }
    #expect(list.jobs.count <= 102 && list[waiting]?.state == .pending)
  }
}
