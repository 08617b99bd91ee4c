import TactusPhoneTypes
import TactusPrintModel
import TactusPrinters
import TestSupport
import Testing

/// The payloads of the service of printing.
@Suite struct PrintPayloadTests {
  private func text(_ random: inout SeededRandom) -> String {
    let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "é", "漢", "🖨", " ", "/", "."]
    return String(
      String.UnicodeScalarView(
        (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in
          scalars.randomElement(using: &random)
        }))
  }

  private func ticket(_ random: inout SeededRandom) -> PrintTicket {
    var ticket = PrintTicket(name: text(&random))
    ticket.copies = Int.random(in: 1...PrintLimits.pages, using: &random)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let first = Int.random(in: 1...9, using: &random)
      ticket.pageRanges.append(first...Int.random(in: first...PrintLimits.pages, using: &random))
    }
    ticket.sides = PrintSides.allCases.randomElement(using: &random) ?? .one
    ticket.trimming = PaperTrimming.allCases.randomElement(using: &random) ?? .none
    (ticket.isColor, ticket.isPhoto) = (.random(using: &random), .random(using: &random))
    ticket.paper = [nil, .a4, .photo].randomElement(using: &random) ?? nil
    if Bool.random(using: &random) {
      ticket.paper = PaperSize(
        "custom_roll", width: 6200, height: 1200, margins: .init(all: 0), longestPiece: 100_000)
      ticket.pieceLength = 5080
    }
    return ticket
  }

  @Test("Printing.PS1. Requests, receipts and tables are decoded as what was encoded")
  func roundTrip() throws {
    for seed in 0..<200 {
      var random = SeededRandom(seed: UInt64(seed))
      var submission = PrintSubmission(
        ticket(&random), printer: "ipp://host.invalid/\(seed)", printerName: text(&random),
        pageCount: seed, documents: [])
      for number in 0...Int32(seed % 5) {
        let password = number == 0 ? nil : text(&random)
        submission.documents.append(.init(descriptor: number, password: password))
      }
      let requests: [PrintRequest] = [
        .submit(submission), .cancel(seed), .jobs, .observe(seed.isMultiple(of: 2)),
      ]
      for request in requests {
        #expect(try PrintRequest(payload: try request.payload()) == request)
      }
      for receipt in [PrintReceipt.queued(seed), .refused(text(&random))] {
        #expect(try PrintReceipt(payload: try receipt.payload()) == receipt)
      }
      var job = PrintJob(
        seed, ticket(&random), printer: "p", printerName: text(&random), pageCount: seed,
        client: seed.isMultiple(of: 3)
          ? nil : PrintClient(bundle: "com.example.App", name: text(&random)),
        submitted: PhoneInstant(nanoseconds: .max - Int64(seed)))
      job.state = PrinterJobState.allCases.randomElement(using: &random) ?? .pending
      job.pagesDone = seed / 2
      job.reasons = [.mediaEmpty, PrinterReason("strange-thing-report-report")]
      job.failure = seed.isMultiple(of: 2) ? text(&random) : nil
      let table = PrintJobTable([job, job])
      #expect(try PrintJobTable(payload: try table.payload()) == table)
    }
  }

  @Test("Printing.PS3. A table of as many long jobs as there may be fits in a message")
  func longest() throws {
    let name = String(repeating: "\"", count: PrintLimits.nameBytes)
    var ticket = PrintTicket(name: name)
    ticket.pageRanges = Array(repeating: 999_999...PrintLimits.pages, count: PrintLimits.ranges)
    ticket.paper = PaperSize(name, width: 21_000, height: 29_700)
    var job = PrintJob(
      .max >> 12, ticket, printer: String(repeating: "p", count: PrintLimits.textBytes),
      printerName: name, pageCount: PrintLimits.pages,
      client: PrintClient(bundle: name, name: name), submitted: .never)
    job.failure = String(repeating: "\"", count: PrintLimits.textBytes)
    job.reasons = [.mediaEmpty, .coverOpen, .inkLow]
    let table = PrintJobTable(Array(repeating: job, count: PrintLimits.jobs))
    let payload = try table.payload()
    #expect(payload.utf8.count < 1 << 20)
    #expect(try PrintJobTable(payload: payload) == table)
  }

  @Test(
    "Printing.PS3. Numbers, papers and lists that make no sense are refused",
    arguments: [
      #""copies":0"#, #""copies":-1"#, #""copies":1e300"#, #""copies":1.5"#, #""ranges":[0,1]"#,
      #""ranges":[3,2]"#, #""ranges":[1]"#, #""ranges":[1,1e300]"#, #""ranges":[1,1000001]"#,
      #""trim":2"#, #""sides":"all""#, #""piece":-5"#, #""color":1"#,
      #""paper":{"name":"a","width":-1,"height":1,"margins":[0,0,0,0],"loaded":true}"#,
      #""paper":{"name":"a","width":1000,"height":1000,"margins":[900,0,900,0],"loaded":true}"#,
      #""paper":{"name":"a","width":1000,"height":1000,"margins":[0],"loaded":true}"#,
    ])
  func hostileTickets(_ field: String) throws {
    let usual = [
      "name": #""a""#, "copies": "1", "ranges": "[]", "trim": "0", "sides": #""one-sided""#,
      "color": "true", "photo": "false",
    ]
    func payload(_ ticket: String) -> String {
      #"{"do":"submit","ticket":{\#(ticket)},"printer":"p","printerName":"P","pages":1,"#
        + #""documents":[{"file":3}]}"#
    }
    let good = usual.map { #""\#($0.key)":\#($0.value)"# }
    #expect(throws: Never.self) { try PrintRequest(payload: payload(good.joined(separator: ","))) }
    let key = field.split(separator: "\"")[0]
    let bad = usual.filter { $0.key != key }.map { #""\#($0.key)":\#($0.value)"# } + [field]
    #expect(throws: (any Error).self) {
      try PrintRequest(payload: payload(bad.joined(separator: ",")))
    }
  }

  @Test(
    "Printing.PS2, Printing.PS3. Documents are numbers of open files, never paths",
    arguments: [
      "[]", #"[{"file":-1}]"#, #"[{"file":2147483648}]"#, #"[{"file":"/etc/passwd"}]"#,
      #"[{"path":"/etc/passwd"}]"#, "[3]", #"{"file":3}"#, #"[{"file":3,"password":7}]"#,
    ])
  func hostileDocuments(_ documents: String) {
    let ticket =
      #"{"name":"a","copies":1,"ranges":[],"trim":0,"sides":"one-sided","color":true,"photo":false}"#
    #expect(throws: (any Error).self) {
      try PrintRequest(
        payload:
          #"{"do":"submit","ticket":\#(ticket),"printer":"p","printerName":"P","pages":1,"#
          + #""documents":\#(documents)}"#)
    }
  }

  @Test("Printing.PS3. Too many documents, ranges and bytes of a name are refused")
  func bounds() throws {
    var submission = PrintSubmission(
      PrintTicket(name: "a"), printer: "p", printerName: "P", pageCount: 1,
      documents: Array(repeating: .init(descriptor: 1), count: PrintLimits.documents))
    func decoded() throws -> PrintRequest {
      try PrintRequest(payload: try PrintRequest.submit(submission).payload())
    }
    #expect(try decoded() == .submit(submission))
    submission.documents.append(.init(descriptor: 1))
    #expect(throws: (any Error).self) { try decoded() }
    submission.documents = [.init(descriptor: 1)]
    submission.ticket.pageRanges = Array(repeating: 1...2, count: PrintLimits.ranges + 1)
    #expect(throws: (any Error).self) { try decoded() }
    submission.ticket.pageRanges = []
    // A name is cut between characters, and has no control characters.
    submission.ticket.name = "\u{7}" + String(repeating: "é", count: 200)
    guard case .submit(let short) = try decoded() else { return }
    #expect(short.ticket.name == String(repeating: "é", count: 127))
  }

  @Test("Printing.PC2, Printing.PC3. A job's state, amount, options and age are in words")
  func words() {
    var ticket = PrintTicket(name: "Letter")
    ticket.copies = 2
    ticket.paper = .a4
    ticket.pageRanges = [2...5]
    ticket.sides = .longEdge
    ticket.isColor = false
    var job = PrintJob(
      1, ticket, printer: "p", printerName: "P", pageCount: 4,
      submitted: PhoneInstant(nanoseconds: 5_000_000_000))
    #expect(job.stateText == "Waiting" && job.amountText == "4 pages, 2 copies")
    #expect(job.optionsText == "Pages 2–5, Double-sided, Black & White" && job.paperText == "A4")
    (job.state, job.pagesDone) = (.processing, 2)
    #expect(job.stateText == "Printing Page 2 of 4" && !job.isOver)
    job.reasons = [.inkLow, .mediaEmpty]
    #expect(job.stateText == "Out of Paper")
    (job.state, job.failure) = (.aborted, "it burns")
    #expect(job.stateText == "it burns" && job.isOver)
    let ages = [5, 64, 65, 124.9, 125, 3605, 7205, 86_405].map { job.ageText(at: $0) }
    #expect(
      ages == [
        "Just now", "Just now", "1 minute ago", "1 minute ago", "2 minutes ago", "1 hour ago",
        "2 hours ago", "1 day ago",
      ])
    #expect(job.ageText(at: .nan) == "Just now" && job.ageText(at: .infinity) == "")
  }
}
