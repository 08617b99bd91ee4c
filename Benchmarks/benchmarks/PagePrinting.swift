import Foundation
import PrinterTestSupport
import TactusPrintJobs
import TactusPrinters
import TestSupport
import UIKit

/// A page of text that is drawn and handed to a queue of a real server of CUPS, by Tactus and by
/// CUPS's own program `lp`.
///
/// The queue is paused: its filters and its printer take no part.
@MainActor
struct PagePrinting {
  private static let queue = "Measured"
  private static let pageCount = 100
  private let server: CUPSServer
  private let printer: IPPPrinter
  private let spooler: PrintSpooler
  private let changes = ChangeSignal()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID())")

  /// Whether the programs are installed.
  static var isAvailable: Bool { CUPSServer.isAvailable && IPPPrinter.isAvailable }

  /// Starts the server, its queue and the printer of the queue.
  ///
  /// - Throws: `ServerNotStarted`, or errors of Foundation.
  init() throws {
    (server, printer) = (try CUPSServer(), try IPPPrinter())
    try server.addQueue(Self.queue, for: printer)
    try server.pause(Self.queue)
    spooler = PrintSpooler(PrintSettings(simulated: [])) { print("  \($0)") }
    spooler.observe { [changes] in changes.notify() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the files.
  func end() { try? FileManager.default.removeItem(at: folder) }

  /// The median time until a page is drawn and in the queue, in milliseconds.
  func ours() -> Double {
    median { submit(Self.document(pages: 1), pages: 1) }
  }

  /// The time until a hundred pages are drawn, in milliseconds.
  func drawing() -> Double { median { _ = Self.document(pages: Self.pageCount) } }

  /// The time until `lp` has handed the same page, which is drawn already, to the same queue.
  ///
  /// - Throws: Errors of Foundation, or `ServerNotStarted` for a page that is refused.
  func program() throws -> Double {
    let file = folder.appending(path: "page.pdf")
    try Self.document(pages: 1).write(to: file)
    try server.run("lp", "-d", Self.queue, file.path)
    let words = ["-h", "localhost:\(server.port)", "-d", Self.queue, file.path]
    return Workload.wall(of: "/usr/bin/lp", words, runs: 11) * 1_000
  }

  // MARK: Internals

  private func submit(_ document: Data, pages: Int) {
    var ticket = PrintTicket(name: "Page")
    ticket.paper = .a4
    let order = PrintOrder(
      ticket, printer: server.address(of: Self.queue), printerName: Self.queue,
      documents: [[UInt8](document)], pageCount: pages)
    guard let job = try? spooler.submit(order) else { preconditionFailure("the queue has room") }
    // A job that the queue has not received is pending without a reason.
    let isThere = changes.wait(seconds: 20) { [spooler] in
      spooler.jobs[job].map { $0.state != .pending || !$0.reasons.isEmpty } ?? false
    }
    precondition(isThere && spooler.jobs[job]?.failure == nil, "the queue has received the job")
    spooler.cancel(job)
  }

  private static let page = Array(repeating: "A line of a page that people print.", count: 45)
    .joined(separator: "\n")

  /// Draws pages of text into a document.
  private static func document(pages: Int) -> Data {
    let text = Array(repeating: page, count: pages).joined(separator: "\n")
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: text), startingAtPageAt: 0)
    return UIGraphicsPDFRenderer(bounds: renderer.paperRect).pdfData { context in
      for index in 0..<renderer.numberOfPages {
        context.beginPage()
        renderer.drawPage(at: index, in: context.pdfContextBounds)
      }
    }
  }

  private func median(_ body: () -> Void) -> Double {
    let times = (0..<11).map { _ in ContinuousClock().measure(body) / .milliseconds(1) }
    return times.sorted()[5]
  }
}
