internal import TactusPrintJobs
internal import TactusPrintModel
internal import TactusPrinters
internal import TactusVirtualTime

/// A print job from the options to the queue.
@MainActor
final class PrintSession: NSObject {
  let controller: UIPrintInteractionController
  let content: PrintContent
  var choices: PrintChoices
  /// The number of pages; nil if it is not known.
  private(set) var pageCount: Int?
  private var completion: UIPrintInteractionController.CompletionHandler?
  private var sheet: UINavigationController?
  private var drawing: PrintDrawing?
  private var isLeaving = false
  /// The pages of the document, if it is the only item.
  private(set) var documentPreview: DocumentPreview?

  /// Creates a job of a content.
  init(
    _ controller: UIPrintInteractionController, _ content: PrintContent,
    _ completion: UIPrintInteractionController.CompletionHandler?
  ) {
    (self.controller, self.content, self.completion) = (controller, content, completion)
    choices = PrintChoices()
    let info = controller.information
    choices.isLandscape = info.orientation == .landscape
    choices.isColor = info.outputType == .general || info.outputType == .photo
    super.init()
    guard case .items(let items) = content, items.count == 1, case .document(let data) = items[0]
    else { return }
    documentPreview = DocumentPreview(data)
  }

  private var delegate: (any UIPrintInteractionControllerDelegate)? { controller.delegate }

  // MARK: Options

  /// Shows the options; returns whether that is possible.
  func present(from anchor: PrintAnchor?, animated: Bool) -> Bool {
    guard
      let parent = delegate?.printInteractionControllerParentViewController(controller)
        ?? Self.frontController, parent.viewIfLoaded?.window != nil,
      parent.presentedViewController == nil
    else { return false }
    let sheet = UINavigationController(rootViewController: PrintOptionsViewController(self))
    PrintAnchor.place(sheet, at: anchor)
    self.sheet = sheet
    delegate?.printInteractionControllerWillPresentPrinterOptions(controller)
    parent.present(sheet, animated: animated) { [self] in
      delegate?.printInteractionControllerDidPresentPrinterOptions(controller)
    }
    sheet.presentationController?.delegate = self
    return true
  }

  /// The controller in front of the app.
  static var frontController: UIViewController? {
    var front = UIApplication.shared.windows.first(where: \.isKeyWindow)?.rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front
  }

  /// Chooses a printer and, unless it has the last one, a paper (Printing.PI4).
  func choose(_ place: PrinterPlace) {
    let isOther = place.address != choices.printer?.address || choices.paper == nil
    choices.printer = place
    guard let printer = place.description, isOther else { return }
    let info = controller.information
    choices.isTwoSided =
      printer.sides.count > 1 && (info.duplex != .none || info.outputType == .general)
      && info.outputType != .photo
    if !printer.isColor { choices.isColor = false }
    choices.copies = min(choices.copies, printer.mostCopies)
    let papers = printer.papers.isEmpty ? [PaperSize.a4] : printer.papers
    choose(papers)
  }

  /// Asks the delegate for a paper out of those of a printer.
  private func choose(_ papers: [PaperSize]) {
    let objects = papers.map { PrintSheet(paper: $0).paperObject }
    let chosen =
      delegate?.printInteractionController(controller, choosePaper: objects)
      ?? controller.defaultPaper(of: objects)
    let index =
      objects.firstIndex { $0 === chosen }
      ?? objects.firstIndex {
        $0.paperSize == chosen.paperSize
      }
    set(papers[index ?? 0])
  }

  /// Sets the paper; of a roll the delegate states the length and the cut (Printing.PP4).
  func set(_ paper: PaperSize) {
    (choices.paper, choices.pieceLength, choices.trimming) = (paper, nil, .byPrinter)
    let object = PrintSheet(paper: paper).paperObject
    if let longest = paper.longestPiece {
      let length = delegate?.printInteractionController(controller, cutLengthFor: object)
      let wanted = PrintSheet.length(length ?? object.paperSize.height)
      choices.pieceLength = min(max(wanted, paper.height), longest)
      let known = choices.printer?.description?.trimmings ?? [.byPrinter]
      let behaviors = Self.cutters.filter { known.contains($0.1) }.map(\.0)
      let behavior =
        delegate?.printInteractionController(
          controller, chooseCutterBehavior: behaviors.map { NSNumber(value: $0.rawValue) })
        ?? .printerDefault
      choices.trimming = Self.cutters.first { $0.0 == behavior }?.1 ?? .byPrinter
    }
    paperChanged()
  }

  /// Notifies the app's objects of the paper after a change of it or of the orientation.
  func paperChanged() {
    guard let sheet = choices.sheet else { return }
    controller.paperObject = sheet.paperObject
    pageCount = pages?.drawnCount ?? documentPreview?.pageCount
    if let range = choices.range, let pageCount {
      let rest = range.clamped(to: 1...max(pageCount, 1))
      choices.range = rest == 1...max(pageCount, 1) ? nil : rest
    }
  }

  private static let cutters: [(UIPrinter.CutterBehavior, PaperTrimming)] = [
    (.noCut, .none), (.printerDefault, .byPrinter), (.cutAfterEachPage, .pages),
    (.cutAfterEachCopy, .copies), (.cutAfterEachJob, .job),
  ]

  /// The pages on the chosen paper; nil until a printer is known.
  var pages: PrintPages? {
    choices.sheet.map { sheet in
      let type = controller.information.outputType
      return PrintPages(
        content, on: sheet, fillsSheet: type == .photo || type == .photoGrayscale)
    }
  }

  // MARK: Ends

  /// Closes the options without a job.
  func cancel() { leave(animated: true) { [self] in complete(false, nil) } }

  /// Closes the options, and prints.
  func confirm() { leave(animated: true) { [self] in startJob() } }

  /// Ends the options or the drawing.
  func dismiss(animated: Bool) {
    if let drawing {
      drawing.cancel()
      self.drawing = nil
      complete(false, nil)
    } else {
      leave(animated: animated) { [self] in complete(false, nil) }
    }
  }

  private func leave(animated: Bool, _ then: @escaping () -> Void) {
    guard let sheet, !isLeaving else { return }
    isLeaving = true
    delegate?.printInteractionControllerWillDismissPrinterOptions(controller)
    let parent = sheet.presentingViewController ?? sheet
    parent.dismiss(animated: animated) { [self] in
      self.sheet = nil
      delegate?.printInteractionControllerDidDismissPrinterOptions(controller)
      then()
    }
  }

  private func complete(_ isQueued: Bool, _ error: UIPrintError?) {
    controller.end(self)
    defer { completion = nil }
    completion?(controller, isQueued, error)
  }

  // MARK: Job

  /// Prints to a printer without options.
  func print(to address: String) {
    PrintSystem.describe(address) { [self] result in
      switch result {
      case .success(let description):
        choose(PrinterPlace(address: address, description: description))
        choices.isTwoSided = false
        startJob()
      case .failure(let error):
        complete(false, UIPrintError(.jobFailed, error.message))
      }
    }
  }

  /// Draws the pages, and puts them into the queue (Printing.PI5).
  private func startJob() {
    guard let printer = choices.printer, let pages else {
      return complete(false, UIPrintError(.notAvailable, "there is no printer"))
    }
    delegate?.printInteractionControllerWillStartJob(controller)
    let drawing = PrintDrawing(pages, choices.range)
    self.drawing = drawing
    drawing.run { [self] documents, drawnPages in
      self.drawing = nil
      delegate?.printInteractionControllerDidFinishJob(controller)
      guard !documents.isEmpty else {
        return complete(false, UIPrintError(.noContent, "there are no pages"))
      }
      let ticket = choices.ticket(controller.information, hasDocuments: pages.drawnCount == nil)
      countDocumentPages(ticket) { [self] documentPages in
        submit(
          PrintOrder(
            ticket, printer: printer.address, printerName: printer.name, documents: documents,
            pageCount: drawnPages + documentPages))
      }
    }
  }

  private func submit(_ order: PrintOrder) {
    PrintSystem.printers.last = order.printer
    PrintService.current.submit(order) { [self] receipt in
      switch receipt {
      case .queued: complete(true, nil)
      case .refused(let reason): complete(false, UIPrintError(.jobFailed, reason))
      }
    }
  }

  /// Counts the pages of documents that a ticket prints, once they are read; none of those that
  /// cannot be read (Printing.PI5).
  private func countDocumentPages(_ ticket: PrintTicket, _ then: @escaping (Int) -> Void) {
    guard case .items(let items) = content else { return then(0) }
    let previews =
      documentPreview.map { [$0] }
      ?? items.compactMap { item in
        if case .document(let data) = item { DocumentPreview(data) } else { nil }
      }
    count(previews[...], ticket, 0, then)
  }

  private func count(
    _ previews: ArraySlice<DocumentPreview>, _ ticket: PrintTicket, _ sum: Int,
    _ then: @escaping (Int) -> Void
  ) {
    guard let preview = previews.first else { return then(sum) }
    preview.whenRead { [self] in
      let pages = (1...max(preview.pageCount ?? 0, 1)).count { ticket.prints($0) }
      count(previews.dropFirst(), ticket, sum + (preview.pageCount == nil ? 0 : pages), then)
    }
  }
}

extension PrintSession: UIAdaptivePresentationControllerDelegate {
  /// Notifies the delegate that the user drags the options away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    guard !isLeaving else { return }
    isLeaving = true
    delegate?.printInteractionControllerWillDismissPrinterOptions(controller)
  }

  /// Ends the job, as the user has dragged the options away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    sheet = nil
    delegate?.printInteractionControllerDidDismissPrinterOptions(controller)
    complete(false, nil)
  }
}
