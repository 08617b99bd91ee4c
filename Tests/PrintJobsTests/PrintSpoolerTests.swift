import Foundation
import PrinterTestSupport
import TactusDocumentReading
import TactusPrintJobs
import TactusPrintModel
import TactusPrinters
import TestSupport
import Testing

/// The print queue with printers that keep what is printed, and with a real one.
@Suite struct PrintSpoolerTests {
  private func spooler(
    _ printer: SimulatedPrinter = SimulatedPrinter(), folder: PrintFolder? = nil,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> PrintSpooler {
    var settings = PrintSettings(simulated: [printer])
    settings.keepsDocuments = folder == nil
    settings.folder = folder
    return PrintSpooler(settings, report: report)
  }

  private func order(_ name: String, to printer: String, documents: Int = 1) -> PrintOrder {
    PrintOrder(
      PrintTicket(name: name), printer: printer, printerName: "Printer",
      documents: Array(repeating: SmallPDF.bytes, count: documents), pageCount: documents)
  }

  @Test("Printing.JO3. Jobs wait for paper and for the printer, and go on in their order")
  func waits() throws {
    var printer = SimulatedPrinter()
    printer.description.reasons = [.mediaEmpty, .inkLow]
    let spooler = spooler(printer)
    for name in ["One", "Two", "Three"] { try spooler.submit(order(name, to: printer.address)) }
    #expect(spooler.jobs.jobs.map(\.state) == [.stopped, .stopped, .stopped])
    #expect(spooler.jobs.jobs.map(\.stateText) == Array(repeating: "Out of Paper", count: 3))
    spooler.cancel(spooler.jobs.jobs[1].id)
    #expect(spooler.jobs.unfinished.map(\.ticket.name) == ["One", "Three"])
    #expect(spooler.printed.isEmpty)
    printer.description.reasons = [.offline]
    spooler.simulatedPrinters = [printer]
    #expect(spooler.jobs.unfinished.map(\.stateText) == ["Printer Offline", "Printer Offline"])
    printer.description.reasons = [.inkLow]
    spooler.simulatedPrinters = [printer]
    #expect(spooler.printed.map(\.ticket.name) == ["One", "Three"])
    #expect(spooler.jobs.unfinished.isEmpty && spooler.printers.last == printer.address)
  }

  @Test("Printing.JO4. A printer that takes no jobs gives them up")
  func refuses() throws {
    var printer = SimulatedPrinter()
    printer.description.isAccepting = false
    let spooler = spooler(printer)
    let id = try spooler.submit(order("One", to: printer.address))
    #expect(spooler.jobs[id]?.state == .aborted)
    #expect(spooler.jobs[id]?.failure == "the printer takes no jobs")
  }

  @Test("Printing.FI1. A folder receives each document under its job's name, and replaces none")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let printer = SimulatedPrinter()
    let spooler = spooler(printer, folder: PrintFolder(folder.path))
    for name in ["Letter", "Letter", "../../etc/passwd", ".hidden\n", ""] {
      try spooler.submit(order(name, to: printer.address))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      names == [
        "-.-..-etc-passwd.pdf", "-hidden-.pdf", "Document.pdf", "Letter 2.pdf", "Letter.pdf",
      ])
    let data = try Data(contentsOf: folder.appending(path: "Letter.pdf"))
    #expect([UInt8](data) == SmallPDF.bytes)
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions]
    #expect(mode as? Int == 0o700)
  }

  @Test("Printing.FI2. A folder that cannot be written fails the job, and no part of a file stays")
  func fullFolder() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID())")
    try Data().write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    let printer = SimulatedPrinter()
    let said = Mailbox<String>()
    let spooler = spooler(printer, folder: PrintFolder(place.path)) { said.put($0) }
    let id = try spooler.submit(order("Letter", to: printer.address))
    #expect(spooler.jobs[id]?.state == .aborted)
    let line = try #require(said.first(1).first)
    #expect(line.contains("'Letter' was not printed") && line.contains("Not a directory"))
  }

  @Test(
    "Printing.CU7. A real printer receives each document, and its job is followed to the end",
    .enabled(if: IPPPrinter.isAvailable, "ippeveprinter and avahi-daemon"))
  func delivers() throws {
    let real = try IPPPrinter()
    let spooler = spooler()
    let changes = ChangeSignal()
    spooler.observe { changes.notify() }
    let id = try spooler.submit(order("Letter", to: real.address, documents: 2))
    #expect(changes.wait(seconds: 20) { spooler.jobs[id]?.state == .completed })
    #expect(real.documents.count == 2)
    #expect(real.attributes(ofJob: 1)["IPP_JOB_NAME"] == "Letter")
  }

  @Test(
    "Printing.CU10. A printer that takes no PDF gets the chosen pages as pixels",
    .enabled(if: IPPPrinter.isAvailable, "ippeveprinter and avahi-daemon"))
  func pixels() throws {
    let real = try IPPPrinter(formats: "image/pwg-raster")
    let spooler = spooler()
    let changes = ChangeSignal()
    spooler.observe { changes.notify() }
    var order = order("Letter", to: real.address, documents: 3)
    order.ticket.paper = .a4
    let id = try spooler.submit(order)
    #expect(changes.wait(seconds: 30) { spooler.jobs[id]?.state.isFinal == true })
    #expect(spooler.jobs[id]?.state == .completed, "\(spooler.jobs[id]?.failure ?? "")")
    let bytes = [UInt8](try Data(contentsOf: try #require(real.documents.first)))
    #expect(real.documents.count == 1 && bytes.starts(with: Array("RaS2PwgRaster".utf8)))
    // Each page begins with a head that names its kind, 1796 bytes long (PWG 5102.4, table 4).
    let pages = bytes.indices.filter { place in
      bytes[place...].starts(with: Array("PwgRaster\0".utf8))
    }
    #expect(pages.count == 3)
    // The width and the height in pixels, of 200 × 100 points at 300 dots per inch.
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(abs(number(pages[0] + 372) - 833) <= 2 && abs(number(pages[0] + 376) - 417) <= 2)
  }

  @Test(
    "Printing.CU12. A document that cannot be drawn gives the job up, and nothing of it is sent",
    .enabled(if: IPPPrinter.isAvailable, "ippeveprinter and avahi-daemon"))
  func undrawable() throws {
    let real = try IPPPrinter(formats: "image/pwg-raster")
    let said = Mailbox<String>()
    let spooler = spooler { said.put($0) }
    let changes = ChangeSignal()
    spooler.observe { changes.notify() }
    var order = order("Letter", to: real.address)
    order.documents.append(try LockedPDF.make(SmallPDF.bytes, password: "sesame"))
    let id = try spooler.submit(order)
    #expect(changes.wait(seconds: 30) { spooler.jobs[id]?.state == .aborted })
    let failure = try #require(spooler.jobs[id]?.failure)
    #expect(failure.hasSuffix("document 2: the document needs a password"))
    #expect(said.first(1).first?.contains("'Letter' was not printed") == true)
    #expect(real.documents.isEmpty)
  }

  @Test(
    "Printing.RD2. A document that was unlocked before is drawn for a printer that takes no PDF",
    .enabled(if: IPPPrinter.isAvailable, "ippeveprinter and avahi-daemon"))
  func unlocked() throws {
    let real = try IPPPrinter(formats: "image/pwg-raster")
    let spooler = spooler()
    let changes = ChangeSignal()
    spooler.observe { changes.notify() }
    let locked = try LockedPDF.make(SmallPDF.bytes, password: "open sesame")
    let other = try LockedPDF.make(SmallPDF.bytes, password: "of another document")
    func end(_ documents: [[UInt8]]) throws -> PrintJob {
      var order = order("Letter", to: real.address)
      order.documents = documents
      let id = try spooler.submit(order)
      #expect(changes.wait(seconds: 60) { spooler.jobs[id]?.state.isFinal == true })
      return try #require(spooler.jobs[id])
    }
    // A wrong password unlocks nothing.
    let reader = DocumentReader(try .copying(locked), as: .pages)
    #expect(throws: ReaderFailure.locked) { try reader.open(password: "wrong") }
    let before = try end([locked])
    #expect(before.failure?.hasSuffix("document 1: the document needs a password") == true)
    _ = try reader.open(password: "open sesame")
    #expect(try end([locked]).state == .completed)
    #expect(real.documents.count == 1)
    // Opening it anew needs the password anew, and so does each other document.
    let again = DocumentReader(try .copying(locked), as: .pages)
    #expect(throws: ReaderFailure.locked) { try again.open() }
    #expect(try end([other]).failure?.hasSuffix("the document needs a password") == true)
    #expect(real.documents.count == 1)
  }

  @Test(
    "Printing.CU14. A job waits at a paused queue of CUPS, is printed, and is canceled there",
    .enabled(if: CUPSServer.isAvailable && IPPPrinter.isAvailable, "cupsd and ippeveprinter"))
  func queue() throws {
    let (server, real) = (try CUPSServer(), try IPPPrinter())
    try server.addQueue("Office", for: real)
    try server.pause("Office")
    let spooler = spooler()
    let changes = ChangeSignal()
    spooler.observe { changes.notify() }
    let address = server.address(of: "Office")
    let first = try spooler.submit(order("First", to: address))
    #expect(changes.wait(seconds: 60) { spooler.jobs[first]?.stateText == "Printer Paused" })
    spooler.cancel(first)
    let queue = Printer(try PrinterAddress(address))
    for _ in 0..<500 where try queue.report(of: 1).state != .canceled { usleep(20_000) }
    let second = try spooler.submit(order("Second", to: address))
    #expect(changes.wait(seconds: 60) { spooler.jobs[second]?.stateText == "Printer Paused" })
    try server.resume("Office")
    #expect(changes.wait(seconds: 60) { spooler.jobs[second]?.state.isFinal == true })
    #expect(spooler.jobs[second]?.state == .completed && spooler.jobs[first]?.state == .canceled)
    #expect(real.documents.count == 1 && real.attributes(ofJob: 1)["IPP_JOB_NAME"] == "Second")
  }

  @Test(
    "Printing.CU8. A printer that vanishes in the middle of a job gives it up, and nothing hangs",
    .enabled(if: IPPPrinter.isAvailable, "ippeveprinter and avahi-daemon"))
  func vanishes() throws {
    let real = try IPPPrinter(seconds: 30)
    let said = Mailbox<String>()
    let spooler = spooler { said.put($0) }
    let changes = ChangeSignal()
    spooler.observe { changes.notify() }
    let id = try spooler.submit(order("Letter", to: real.address))
    #expect(changes.wait(seconds: 20) { spooler.jobs[id]?.state == .processing })
    real.end()
    #expect(changes.wait(seconds: 20) { spooler.jobs[id]?.state == .aborted })
    #expect(said.first(1).contains { $0.contains("cannot be reached") })
  }

  @Test("Printing.CU9. A printer that is not there lets the job wait, until it is canceled")
  func absent() throws {
    // The port of a server that has ended answers nobody.
    let address = try HostileServer(.hangsUp).address
    let said = Mailbox<String>()
    let spooler = spooler { said.put($0) }
    let changes = ChangeSignal()
    spooler.observe { changes.notify() }
    let id = try spooler.submit(order("Letter", to: address))
    #expect(changes.wait(seconds: 20) { spooler.jobs[id]?.stateText == "Printer Offline" })
    spooler.cancel(id)
    #expect(spooler.jobs[id]?.state == .canceled)
    spooler.waitForDelivery(seconds: 1)
    #expect(said.count == 1 && said.first(1)[0].hasPrefix("'Letter' waits"))
  }

  @Test("Printing.CU9. A name that is no printer gives the job up at once")
  func nonsense() throws {
    let spooler = spooler()
    let changes = ChangeSignal()
    spooler.observe { changes.notify() }
    let id = try spooler.submit(order("Letter", to: "no printer/at all"))
    #expect(changes.wait(seconds: 10) { spooler.jobs[id]?.state == .aborted })
  }

  @Test("Printing.PS3. A hundred jobs may wait, and each end makes room")
  func flood() throws {
    var printer = SimulatedPrinter()
    printer.description.reasons = [.mediaEmpty]
    let spooler = spooler(printer)
    for number in 0..<PrintLimits.jobs {
      try spooler.submit(order("\(number)", to: printer.address))
    }
    #expect(throws: PrintQueueError.tooManyJobs) {
      try spooler.submit(order("Late", to: printer.address))
    }
    spooler.cancel(spooler.jobs.jobs[7].id)
    try spooler.submit(order("Later", to: printer.address))
    #expect(spooler.jobs.unfinished.count == PrintLimits.jobs)
  }

  @Test("Printing.PS3. Documents that are too large for the queue are refused, and no job is made")
  func full() throws {
    var printer = SimulatedPrinter()
    printer.description.reasons = [.mediaEmpty]
    let spooler = spooler(printer)
    var order = order("Large", to: printer.address)
    // Copies of one array share its memory.
    let piece = [UInt8](repeating: 32, count: PrintLimits.jobBytes / 8)
    order.documents = Array(repeating: piece, count: 9)
    #expect(throws: PrintQueueError.full) { try spooler.submit(order) }
    order.documents = Array(repeating: piece, count: 8)
    try spooler.submit(order)
    try spooler.submit(order)
    order.documents = [SmallPDF.bytes]
    #expect(throws: PrintQueueError.full) { try spooler.submit(order) }
    #expect(spooler.jobs.jobs.count == 2)
    spooler.cancel(spooler.jobs.jobs[0].id)
    try spooler.submit(order)
    #expect(spooler.jobs.unfinished.count == 2)
  }
}
