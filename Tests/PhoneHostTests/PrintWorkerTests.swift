import Foundation
import TactusDocumentReading
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintJobs
import TactusPrintModel
import TactusPrinters
import TestSupport
import Testing

/// Print jobs that apps hand to the host of their phone.
@Suite(.timeLimit(.minutes(3))) struct PrintWorkerTests {
  private let spooler: PrintSpooler
  private let phone: PhoneHost
  private let answers = BlockingQueue<ServiceAnswer>()

  init() {
    var settings = PrintSettings()
    settings.keepsDocuments = true
    let spooler = PrintSpooler(settings)
    let start = ContinuousClock.now
    self.spooler = spooler
    phone = PhoneHost(
      printing: spooler, now: { PhoneInstant.boot.advanced(by: start.duration(to: .now)) })
  }

  private func app(_ name: String = "App") -> InProcessConnection {
    phone.connect(name) { [answers] message in
      if case .service(let answer) = message { answers.append(answer) }
    }
  }

  private func send(_ request: PrintRequest, by app: InProcessConnection) throws {
    app.send(
      .service(
        ServiceRequest(
          id: ServiceRequestID(1), service: "printing", version: PrintRequest.version,
          payload: try request.payload())))
  }

  private func submit(_ descriptors: [Int32], by app: InProcessConnection) throws -> PrintReceipt? {
    let submission = PrintSubmission(
      PrintTicket(name: "Letter"), printer: spooler.simulatedPrinters[0].address,
      printerName: "PDF Printer", pageCount: 1,
      documents: descriptors.map { .init(descriptor: $0) })
    try send(.submit(submission), by: app)
    app.settle()
    guard case .result(_, let payload) = answers.removeFirst() else { return nil }
    return try PrintReceipt(payload: payload)
  }

  @Test("Printing.PS2. Sealed memory of an app becomes the documents of its job")
  func handed() throws {
    let app = app()
    let sources = [try DocumentSource.copying([1, 2, 3]), try DocumentSource.copying([4])]
    let receipt = try submit(sources.map(\.descriptor), by: app)
    #expect(receipt == .queued(1))
    #expect(spooler.printed.map(\.documents) == [[[1, 2, 3], [4]]])
    let job = try #require(spooler.jobs[1])
    #expect(job.client == PrintClient(bundle: "app.App", name: "App") && job.state == .completed)
    #expect(phone.notes.map(\.word) == ["print-submitted", "print-printed"])
    #expect(phone.notes.last?.json.contains(#""text": "Letter""#) == true)
  }

  @Test("Printing.PS2. Files, pipes, memory that can change and numbers of nothing are refused")
  func foreign() throws {
    let app = app()
    let unsealed = DocumentSource.memoryFile()
    let (file, null) = (open("/etc/passwd", O_RDONLY), open("/dev/null", O_RDONLY))
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0 && unsealed >= 0 && file >= 0 && null >= 0)
    try #require(write(unsealed, "%PDF", 4) == 4)
    defer { for descriptor in ends + [unsealed, file, null] { close(descriptor) } }
    for descriptor in ends + [unsealed, file, null, 1_000_000] {
      guard case .refused(let reason)? = try submit([descriptor], by: app) else {
        Issue.record("\(descriptor) is accepted")
        continue
      }
      #expect(reason.hasPrefix("document 1: "))
    }
    // One good document does not help a bad one.
    let good = try DocumentSource.copying([1])
    guard case .refused? = try submit([good.descriptor, file], by: app) else {
      Issue.record("a file is accepted")
      return
    }
    #expect(spooler.jobs.jobs.isEmpty && spooler.printed.isEmpty)
    #expect(phone.notes.suffix(1).map(\.word) == ["print-refused"])
  }

  @Test("Printing.JO4, Printing.PS3. A printer that refuses, and a full queue, are refusals")
  func refusals() throws {
    let app = app()
    let source = try DocumentSource.copying([1])
    spooler.simulatedPrinters[0].description.isAccepting = false
    #expect(try submit([source.descriptor], by: app) == .refused("the printer takes no jobs"))
    spooler.simulatedPrinters[0].description.isAccepting = true
    spooler.simulatedPrinters[0].description.reasons = [.mediaEmpty]
    for _ in 0..<PrintLimits.jobs {
      guard case .queued? = try submit([source.descriptor], by: app) else {
        Issue.record("a job is refused")
        return
      }
    }
    #expect(
      try submit([source.descriptor], by: app) == .refused("too many jobs wait for printers"))
  }

  @Test("Printing.PS5. Jobs stay when their app ends, and another phone continues the queue")
  func lasting() throws {
    spooler.simulatedPrinters[0].description.reasons = [.offline]
    let first = app("First")
    let source = try DocumentSource.copying([1])
    #expect(try submit([source.descriptor], by: first) == .queued(1))
    first.close()
    phone.advance()
    #expect(phone.state.printJobs.map(\.stateText) == ["Printer Offline"])
    let next = PhoneHost(printing: spooler, now: { .boot })
    #expect(next.state.printJobs.map(\.id) == [1])
    spooler.simulatedPrinters[0].description.reasons = []
    next.advance()
    #expect(next.state.printJobs.map(\.state) == [.completed] && spooler.printed.count == 1)
  }

  @Test("Printing.PS2, Services.SV2. In real time jobs are handed over in their order")
  func inBackground() throws {
    phone.run()
    defer { phone.shutDown() }
    let app = app()
    for number in 1...20 {
      let source = try DocumentSource.copying([UInt8(number)])
      #expect(try submit([source.descriptor], by: app) == .queued(number))
    }
    #expect(spooler.printed.map(\.documents) == (1...20).map { [[UInt8($0)]] })
    app.send(
      .service(
        ServiceRequest(
          id: ServiceRequestID(9), service: "printing", version: 7, payload: "{}")))
    #expect(answers.removeFirst() == .failure(ServiceRequestID(9), .unknownVersion))
    app.send(
      .service(
        ServiceRequest(
          id: ServiceRequestID(9), service: "printing", version: PrintRequest.version,
          payload: #"{"do":"submit"}"#)))
    #expect(answers.removeFirst() == .failure(ServiceRequestID(9), .malformed))
  }
}
