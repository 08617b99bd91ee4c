import Foundation
import PhoneTesting
import PrinterTestSupport
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Printers, their troubles, and the picker.
  @MainActor @Suite(.serialized) struct PrinterTests {
    private let phone = SimulatedPhone(.iPhoneX)

    private func tap(_ label: String) throws {
      try phone.tap(label)
      phone.wait(1)
    }

    /// Notes what a picker tells its delegate.
    private final class PickerDelegate: NSObject, UIPrinterPickerControllerDelegate {
      var notes: [String] = []
      func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
      ) -> Bool { printer.supportsColor }
      func printerPickerControllerWillPresent(_ picker: UIPrinterPickerController) {
        notes.append("will present")
      }
      func printerPickerControllerDidPresent(_ picker: UIPrinterPickerController) {
        notes.append("did present")
      }
      func printerPickerControllerWillDismiss(_ picker: UIPrinterPickerController) {
        notes.append("will dismiss")
      }
      func printerPickerControllerDidDismiss(_ picker: UIPrinterPickerController) {
        notes.append("did dismiss")
      }
      func printerPickerControllerDidSelectPrinter(_ picker: UIPrinterPickerController) {
        notes.append("selected \(picker.selectedPrinter?.displayName ?? "")")
      }
    }

    private var plainPrinter: SimulatedPrinter {
      var printer = SimulatedPrinter("Plain Printer")
      printer.description.isColor = false
      printer.description.sides = [.one]
      printer.description.papers = [.a4]
      printer.description.location = "Hall"
      return printer
    }

    @Test("Printing.PI9, Printing.PT2, Printing.PT3. Jobs wait for a printer in the phone's queue")
    func waiting() throws {
      let app = phone.launch(PrintingApp.self)
      phone.printers[0].description.reasons = [.mediaEmpty]
      for name in ["First", "Second"] {
        phone.run {
          let controller = app.controller()
          controller.printInfo?.jobName = name
          controller.printFormatter = UISimpleTextPrintFormatter(text: name)
          controller.print(
            to: phone.printers[0].printer, completionHandler: app.completed)
        }
        phone.wait(1)
      }
      #expect(phone.printed.isEmpty)
      #expect(phone.printJobs.map(\.state) == [.stopped, .stopped])
      #expect(phone.printJobs.map(\.appName) == ["App", "App"])
      #expect(app.notes.filter { $0 == "completed true" }.count == 2)
      phone.run { app.present(paragraphs: 2) }
      phone.wait(1)
      #expect(phone.element(label: "Printer, Out of Paper") != nil)
      phone.printers[0].description.reasons = []
      phone.wait(1)
      #expect(phone.printed.map(\.ticket.name) == ["First", "Second"])
      #expect(phone.printJobs.map(\.state) == [.completed, .completed])
      #expect(phone.element(label: "2 Copies") == nil && phone.element(label: "1 Copy") != nil)
    }

    @Test("Printing.JO4. A printer that refuses at once is an error of the job")
    func refused() throws {
      let app = phone.launch(PrintingApp.self)
      phone.printers[0].description.isAccepting = false
      phone.run { app.present(paragraphs: 2) }
      phone.wait(1)
      try tap("Print")
      #expect(app.notes.last == "completed false jobFailed")
    }

    @Test("Printing.PI4. Another printer has other choices, and its papers are offered")
    func otherPrinter() throws {
      let app = phone.launch(PrintingApp.self)
      phone.printers.append(plainPrinter)
      phone.run { app.present(paragraphs: 2) }
      phone.wait(1)
      #expect(phone.element(label: "Double-sided") != nil && app.papers.count == 4)
      try tap("Printer")
      try keepPicture("print-printers", of: phone)
      try tap("Plain Printer, Hall")
      #expect(app.papers.count == 1 && phone.element(label: "Double-sided") == nil)
      #expect(phone.element(label: "Black & White") == nil)
      try tap("Print")
      let job = try #require(phone.printed.first)
      #expect(job.printerName == "Plain Printer" && !job.ticket.isColor && job.ticket.paper == .a4)
      // The last printer is the next one, too.
      phone.run { app.present(paragraphs: 2) }
      phone.wait(1)
      #expect(phone.element(label: "Printer, Plain Printer") != nil)
    }

    @Test("Printing.UP1. A task hears whether a printer has answered")
    func contact() async {
      let app = phone.launch(PrintingApp.self)
      phone.printers.append(plainPrinter)
      var names: [String] = []
      phone.run {
        let printer = plainPrinter.printer
        _ = Task { names.append(await printer.contactPrinter() ? printer.displayName : "") }
      }
      for _ in 0..<200 where names.isEmpty {
        phone.wait(0.05)
        await Task.yield()
      }
      #expect(names == ["Plain Printer"])
      withExtendedLifetime(app) {}
    }

    @Test("Printing.UP1, Printing.UP2. A printer tells what it can do; the picker shows the wanted")
    func picker() throws {
      let app = phone.launch(PrintingApp.self)
      phone.printers.append(plainPrinter)
      let delegate = PickerDelegate()
      var ends: [String] = []
      var contacted: [Bool] = []
      let picker = phone.run {
        let printer = plainPrinter.printer
        #expect(printer.displayLocation == nil && printer.supportedJobTypes == .unknown)
        printer.contactPrinter { isThere in
          contacted.append(isThere)
          #expect(printer.displayName == "Plain Printer" && printer.displayLocation == "Hall")
          #expect(!printer.supportsColor && !printer.supportsDuplex)
          #expect(printer.supportedJobTypes == .document)
        }
        let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
        picker.delegate = delegate
        #expect(
          picker.present(animated: true) { picker, hasPicked, error in
            ends.append("\(hasPicked) \(picker.selectedPrinter?.url.host ?? "") \(error == nil)")
          })
        return picker
      }
      phone.wait(1)
      #expect(contacted == [true])
      #expect(phone.element(label: "Plain Printer, Hall") == nil)
      try tap("PDF Printer")
      #expect(
        delegate.notes == [
          "will present", "did present", "selected PDF Printer", "will dismiss", "did dismiss",
        ])
      #expect(ends == ["true pdf-printer.invalid true"])
      phone.run { #expect(picker.present(animated: true) { _, has, _ in ends.append("\(has)") }) }
      phone.wait(1)
      try tap("Cancel")
      #expect(ends.last == "false" && app.root.presentedViewController == nil)
    }

    @Test("Sharing.AC7. Print in the sheet of activities prints pictures and documents")
    func activity() throws {
      let app = phone.launch(PrintingApp.self)
      var ends: [String] = []
      phone.run {
        let text = UISimpleTextPrintFormatter(text: "Shared S9D")
        let sheet = UIActivityViewController(
          activityItems: ["text", text], applicationActivities: nil)
        sheet.completionWithItemsHandler = { type, completed, _, _ in
          ends.append("\(type?.rawValue ?? "-") \(completed)")
        }
        app.root.present(sheet, animated: true)
      }
      phone.wait(1)
      try tap("Print")
      try tap("Print")
      phone.wait(2)
      #expect(ends == ["com.apple.UIKit.activity.Print true"])
      #expect(try phone.printed.first?.text(ofPage: 1).contains("S9D") == true)
    }

    @Test("Printing.OP3. A document's pages are counted and shown, and a range is printed")
    func document() throws {
      let app = phone.launch(PrintingApp.self)
      phone.set(\.isDark, true)
      phone.run {
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 400))
          .pdfData { context in
            for page in 1...3 {
              context.beginPage()
              "Leaf L\(page)F".draw(
                at: CGPoint(x: 40, y: 40), withAttributes: [.font: UIFont.systemFont(ofSize: 40)])
            }
          }
        let controller = app.controller()
        controller.printingItem = data
        controller.present(animated: true, completionHandler: app.completed)
      }
      phone.wait(2)
      #expect(phone.element(label: "Page 1 of 3") != nil)
      try keepPicture("print-document-dark", of: phone)
      try tap("Range")
      try tap("From Page, Increment")
      try tap("To Page, Decrement")
      try tap("Print Options")
      #expect(phone.element(label: "Range, Page 2") != nil)
      try tap("Print")
      let job = try #require(phone.printed.first)
      #expect(job.ticket.pageRanges == [2...2] && job.pageCount == 1)
      #expect(try job.text(ofPage: 1).contains("L2F"))
      #expect(throws: PrintedPageError.self) { try job.text(ofPage: 2) }
    }

    @Test(
      "Printing.OP3, Printing.PT1. A locked document is printed as it is, without a preview")
    func lockedDocument() throws {
      let app = phone.launch(PrintingApp.self)
      let good = HandmadePDF([.init(text: "One"), .init(text: "Two")]).bytes
      let locked = try LockedPDF.make(good, password: "sesame")
      phone.run {
        let controller = app.controller()
        controller.printingItem = Data(locked)
        controller.present(animated: true, completionHandler: app.completed)
      }
      phone.wait(2)
      #expect(phone.element(label: "Page 1 of 2") == nil)
      try tap("Print")
      #expect(app.notes.last == "completed true")
      let job = try #require(phone.printed.first)
      #expect(job.documents == [locked])
      let error = #expect(throws: PrintedPageError.self) { try job.picture(ofPage: 1) }
      #expect(error?.document == 1 && error?.reason == "the document needs a password")
    }

    @Test(
      "Printing.CU7, Printing.OP4. An app prints on a real printer: pages, text, paper, sides and copies",
      .enabled(if: IPPPrinter.isAvailable, "ippeveprinter and avahi-daemon"))
    func realPrinter() throws {
      let real = try IPPPrinter()
      let app = phone.launch(PrintingApp.self)
      phone.realPrinters = [real.address]
      phone.run { app.present(paragraphs: 120) }
      phone.wait(1)
      #expect(phone.element(label: "Printer, Tested") != nil)
      try tap("Copies, Increment")
      try tap("Print")
      #expect(app.notes.last == "completed true" && phone.printed.isEmpty)
      waitUntil { phone.printJobs.first?.state == .completed }
      #expect(phone.printJobs.map(\.state) == [.completed])
      let document = ReadDocument(path: try #require(real.documents.first).path)
      let pages = try document.pageCount
      #expect(pages > 1 && phone.printJobs.first?.pageCount == pages)
      let text = try document.text()
      #expect(text.contains("N1E") && text.contains("N120E"))
      let seen = real.attributes(ofJob: 1)
      #expect(seen["IPP_COPIES"] == "2" && seen["IPP_SIDES"] == "two-sided-long-edge")
      #expect(seen["IPP_MEDIA_COL"]?.contains("x-dimension=21590 y-dimension=27940") == true)
      #expect(seen["IPP_JOB_NAME"] == "Letter")
    }

    /// Waits in the machine's time, at most for ten seconds.
    private func waitUntil(_ holds: () -> Bool) {
      for _ in 0..<500 where !holds() {
        usleep(20_000)
        RunLoop.main.run(until: Date())
        phone.wait(0.05)
      }
    }
  }
}
