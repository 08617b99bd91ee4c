import Foundation
import PhoneTesting
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Print jobs from the options to the printer, by touches.
  @MainActor @Suite(.serialized) struct PrintInteractionTests {
    private let phone = SimulatedPhone(.iPhoneX)

    private func tap(_ label: String) throws {
      try phone.tap(label)
      phone.wait(1)
    }

    @Test("Printing.PI1–PI5, Printing.PT1. The delegate is called in the documented order")
    func order() throws {
      let app = phone.launch(PrintingApp.self)
      phone.run {
        let controller = app.controller()
        controller.printPageRenderer = NotingRenderer(pages: 2) { app.notes.append($0) }
        #expect(controller.printPaper == nil)
        #expect(controller.present(animated: true, completionHandler: app.completed))
        #expect(!controller.present(animated: true))
      }
      phone.wait(1)
      let shown = app.notes.filter { !$0.hasPrefix("prepare") && !$0.hasPrefix("page ") }
      #expect(Set(shown) == ["parent", "will present", "paper", "did present"])
      #expect(shown.first == "parent" && shown[1] == "will present")
      #expect(phone.run { UIPrintInteractionController.shared.printPaper?.paperSize.width } == 612)
      app.notes = []
      try tap("Print")
      #expect(
        app.notes == [
          "will dismiss", "did dismiss", "will start", "prepare 0+2", "page 0", "page 1",
          "did finish", "completed true",
        ])
      let job = try #require(phone.printed.first)
      #expect(phone.printed.count == 1 && job.ticket.name == "Letter" && job.pageCount == 2)
      #expect(job.ticket.copies == 1 && job.ticket.isColor && job.ticket.paper == .letter)
      #expect(try job.text(ofPage: 2).contains("S2T"))
      #expect(phone.printJobs.map(\.state) == [.completed])
    }

    @Test("Printing.PI6. Cancel and dragging the options away end the job without an error")
    func cancel() throws {
      let app = phone.launch(PrintingApp.self)
      phone.run { app.present(paragraphs: 3) }
      phone.wait(1)
      app.notes = []
      try tap("Cancel")
      #expect(app.notes == ["will dismiss", "did dismiss", "completed false"])
      phone.run { app.present(paragraphs: 3) }
      phone.wait(1)
      app.notes = []
      phone.swipe(from: (187, 60), to: (187, 780))
      phone.wait(1)
      #expect(app.notes == ["will dismiss", "did dismiss", "completed false"])
      phone.run { app.present(paragraphs: 3) }
      phone.wait(1)
      app.notes = []
      phone.run { UIPrintInteractionController.shared.dismiss(animated: false) }
      phone.wait(1)
      #expect(app.notes == ["will dismiss", "did dismiss", "completed false"])
      #expect(phone.printed.isEmpty && phone.printJobs.isEmpty)
    }

    @Test("Printing.PI1. On an iPad the options at a place are a popover that points to it")
    func popover() throws {
      let pad = SimulatedPhone(.ipad)
      let app = pad.launch(PrintingApp.self)
      pad.run {
        guard let view = app.window?.rootViewController?.view else { return }
        let controller = app.controller()
        controller.printPageRenderer = NotingRenderer(pages: 1) { _ in }
        #expect(
          controller.present(
            from: CGRect(x: 100, y: 200, width: 80, height: 40), in: view, animated: true,
            completionHandler: app.completed))
      }
      pad.wait(1)
      let direction = pad.run {
        app.window?.rootViewController?.presentedViewController?.popoverPresentationController?
          .arrowDirection
      }
      #expect(direction != nil && direction != .unknown)
      app.notes = []
      // A tap beside it ends the job.
      pad.tap(at: (600, 900))
      pad.wait(1)
      #expect(app.notes == ["will dismiss", "did dismiss", "completed false"])
    }

    @Test("Printing.OP1, Printing.OP2. The options choose copies, pages, sides, colors and paper")
    func options() throws {
      let app = phone.launch(PrintingApp.self)
      phone.run { app.present(paragraphs: 120) }
      phone.wait(1)
      try keepPicture("print-options", of: phone)
      #expect(phone.elements.contains { $0.label?.hasPrefix("Page 1 of ") == true })
      try tap("Copies, Increment")
      try tap("Copies, Increment")
      #expect(phone.element(label: "3 Copies") != nil)
      try tap("Range")
      try keepPicture("print-range", of: phone)
      try tap("From Page, Increment")
      #expect(phone.element(label: "From Page 2") != nil)
      try tap("Print Options")
      try tap("Double-sided")
      try tap("Black & White")
      try tap("Paper Size")
      try keepPicture("print-papers", of: phone)
      try tap("A4")
      try tap("Landscape")
      try tap("Print")
      let job = try #require(phone.printed.first)
      #expect(job.ticket.copies == 3 && job.ticket.sides == .one && !job.ticket.isColor)
      #expect(job.ticket.paper == .a4 && job.pageCount > 1)
      let document = try ReadDocument(try #require(job.data.first))
      #expect(try document.properties.contains("841.89 x 595.276 pts (A4)"))
      #expect(try document.pageCount == job.pageCount)
      #expect(try !document.text(ofPage: 1).contains("N1E"))
    }

    @Test("Printing.PI7. Nothing to print, and items of unknown kinds, are errors")
    func nothing() throws {
      let app = phone.launch(PrintingApp.self)
      phone.run {
        let controller = app.controller()
        controller.printingItem = nil
        #expect(!controller.present(animated: true, completionHandler: app.completed))
        controller.printingItems = [Data("no picture".utf8)]
        #expect(!controller.present(animated: true, completionHandler: app.completed))
        controller.printPageRenderer = NotingRenderer(pages: 0) { _ in }
        let printer = phone.printers[0].printer
        #expect(controller.print(to: printer, completionHandler: app.completed))
      }
      phone.wait(1)
      let ends = app.notes.filter { $0.hasPrefix("completed") }
      #expect(
        ends == [
          "completed false noContent", "completed false unknownImageFormat",
          "completed false noContent",
        ])
      #expect(phone.printed.isEmpty)
    }

    @Test("Printing.PI8. A job without options ignores the sides of its properties")
    func withoutOptions() throws {
      let app = phone.launch(PrintingApp.self)
      phone.run {
        let controller = app.controller()
        controller.printInfo?.duplex = .longEdge
        controller.printFormatter = UIMarkupTextPrintFormatter(markupText: "<h1>Invoice I7N</h1>")
        let printer = phone.printers[0].printer
        #expect(controller.print(to: printer, completionHandler: app.completed))
      }
      phone.wait(1)
      #expect(app.notes == ["paper", "will start", "did finish", "completed true"])
      let job = try #require(phone.printed.first)
      #expect(job.ticket.sides == .one)
      #expect(try job.text(ofPage: 1).contains("I7N"))
    }

    @Test("Printing.PP3, Printing.PP4. Papers follow kind and region; a roll has a length and cut")
    func papers() throws {
      let phone = SimulatedPhone(.iPhoneX, language: "de", region: "DE")
      let app = phone.launch(PrintingApp.self)
      let printer = phone.run { phone.printers[0].printer }
      func print(_ type: UIPrintInfo.OutputType, delegate: Bool = false) {
        phone.run {
          let controller = app.controller(type)
          if !delegate { controller.delegate = nil }
          controller.printFormatter = UISimpleTextPrintFormatter(text: "Text")
          controller.print(to: printer)
        }
        phone.wait(1)
      }
      print(.general)
      print(.photo)
      phone.set(\.region, "US")
      #expect(phone.printed.map(\.ticket.paper) == [.a4, .a6])
      var roll = PaperSize("custom_roll_62mm", width: 6200, height: 1200, longestPiece: 100_000)
      roll.margins = PaperSize.Margins(all: 0)
      phone.printers[0].description.papers = [.a4, roll]
      phone.printers[0].description.trimmings = [.byPrinter, .pages]
      (app.wantedWidth, app.cutLength) = (62 / 25.4 * 72, 144)
      print(.general, delegate: true)
      let ticket = try #require(phone.printed.last?.ticket)
      #expect(app.papers.count == 2 && ticket.paper == roll && ticket.pieceLength == 5080)
      #expect(ticket.trimming == .pages && app.cutters.map(\.intValue) == [1, 2])
      let document = try ReadDocument(try #require(phone.printed.last?.data.first))
      #expect(try document.properties.contains("175.748 x 144 pts"))
    }
  }
}
