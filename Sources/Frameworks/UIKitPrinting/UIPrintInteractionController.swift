internal import TactusCrashReports
internal import TactusPrintJobs
internal import TactusPrinters
internal import TactusThreads
internal import TactusVirtualTime

/// The controller of an app's print jobs: it shows the options, makes the pages, and hands them to
/// the print queue.
///
/// Steps Printing.PI1…
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// A closure that receives whether a job is in the print queue, and an error if one has occurred.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The controller of the app.
  open class var shared: UIPrintInteractionController { ofContext.value }

  private static let ofContext = ContextLocal(AnyThread.read { UIPrintInteractionController() })

  /// Whether the phone can print; it always can, into files if there is no printer.
  open class var isPrintingAvailable: Bool { true }

  /// The types of data that can be printed without drawing them.
  open class var printableUTIs: Set<String> {
    [
      "com.adobe.pdf", "public.jpeg", "public.png", "com.compuserve.gif", "org.webmproject.webp",
    ]
  }

  /// Returns whether a file can be printed.
  open class func canPrint(_ url: URL) -> Bool { PrintItem(url) != nil }

  /// Returns whether data can be printed.
  open class func canPrint(_ data: Data) -> Bool { PrintItem(data: data) != nil }

  override init() { super.init() }

  // MARK: Settings

  /// The properties of the job; nil for the default ones.
  open var printInfo: UIPrintInfo?
  /// The delegate.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether the user may print some of several pages; true unless the app changes it.
  @available(*, deprecated, message: "The range is shown if there are several pages.")
  open var showsPageRange: Bool {
    get { offersRange }
    set { offersRange = newValue }
  }
  private(set) var offersRange = true
  /// Whether the user may print several copies; true unless the app changes it.
  open var showsNumberOfCopies = true
  /// Whether the user chooses among loaded papers alone; false unless the app changes it.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether the user may turn the paper of a renderer; true unless the app changes it.
  open var showsPaperOrientation = true
  /// The paper of the job; nil until a printer is known.
  open var printPaper: UIPrintPaper? { paperObject }

  /// The printing formatter; setting it clears the other content.
  open var printFormatter: UIPrintFormatter? {
    get { formatter }
    set { (formatter, renderer, item, items) = (newValue, nil, nil, nil) }
  }
  /// The renderer; setting it clears the other content.
  open var printPageRenderer: UIPrintPageRenderer? {
    get { renderer }
    set { (formatter, renderer, item, items) = (nil, newValue, nil, nil) }
  }
  /// The picture, PDF data or file; setting it clears the other content.
  open var printingItem: Any? {
    get { item }
    set { (formatter, renderer, item, items) = (nil, nil, newValue, nil) }
  }
  /// The pictures, PDF data or files; setting them clears the other content.
  open var printingItems: [Any]? {
    get { items }
    set { (formatter, renderer, item, items) = (nil, nil, nil, newValue) }
  }

  // MARK: Presenting

  /// Shows the options in a sheet.
  ///
  /// - Parameters:
  ///   - animated: Whether the sheet slides in.
  ///   - completion: A closure that is called at the end.
  /// - Returns: Whether the options are shown.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    show(animated, nil, completion)
  }

  /// Shows the options at an area of a view: in a popover, or in a compact width in a sheet.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { show(animated, PrintAnchor(view: view, rect: rect), completion) }

  /// Shows the options at a bar button: in a popover, or in a compact width in a sheet.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { show(animated, PrintAnchor(item: item), completion) }

  /// Prints without options; the duplex mode of the properties is ignored.
  ///
  /// - Parameters:
  ///   - printer: The printer.
  ///   - completion: A closure that is called at the end.
  /// - Returns: Whether the job starts.
  @discardableResult
  open func print(
    to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    guard isFree(), let content = content(completion) else { return false }
    let session = PrintSession(self, content, completion)
    self.session = session
    session.print(to: printer.address.absoluteString)
    return true
  }

  /// Closes the options, or ends the drawing of pages; the completion receives false.
  open func dismiss(animated: Bool) { session?.dismiss(animated: animated) }

  // MARK: Internals

  private var formatter: UIPrintFormatter?
  private var renderer: UIPrintPageRenderer?
  private var item: Any?
  private var items: [Any]?
  /// The job that is being prepared.
  private var session: PrintSession?
  /// The paper of the job.
  var paperObject: UIPrintPaper?

  /// Forgets a job that has ended.
  func end(_ ended: PrintSession) { if session === ended { session = nil } }

  /// The job's properties.
  var information: UIPrintInfo { printInfo ?? UIPrintInfo.printInfo() }

  private func show(
    _ animated: Bool, _ anchor: PrintAnchor?, _ completion: CompletionHandler?
  ) -> Bool {
    guard isFree(), let content = content(completion) else { return false }
    let session = PrintSession(self, content, completion)
    guard session.present(from: anchor, animated: animated) else { return false }
    self.session = session
    return true
  }

  /// Returns whether no other job is being prepared.
  private func isFree() -> Bool {
    if session == nil { return true }
    RuntimeWarning.once(
      "a print job is refused while another one is being prepared; wait for its completion",
      namesPlace: true)
    return false
  }

  /// Returns the content; without one the completion receives the error (Printing.PI7).
  private func content(_ completion: CompletionHandler?) -> PrintContent? {
    if let renderer { return .renderer(renderer) }
    if let formatter {
      let renderer = UIPrintPageRenderer()
      renderer.printFormatters = [formatter]
      return .renderer(renderer)
    }
    let all = items ?? item.map { [$0] } ?? []
    let readable = all.compactMap { PrintItem($0) }
    if readable.count == all.count, !all.isEmpty { return .items(readable) }
    let error: UIPrintError
    if all.isEmpty {
      error = UIPrintError(.noContent, "there is nothing to print")
      RuntimeWarning.once(
        "nothing is printed: set a printing item, formatter or renderer first", namesPlace: true)
    } else {
      error = UIPrintError(.unknownImageFormat, "an item is neither a picture nor a PDF document")
      RuntimeWarning.once(
        "nothing is printed: an item is neither a picture nor a PDF document, as data, a file or an "
          + "image", namesPlace: true)
    }
    if let completion { PhoneTime.runLater { completion(self, false, error) } }
    return nil
  }

  /// Returns the paper of a list that suits the kind of content and the region (Printing.PP3).
  func defaultPaper(of papers: [UIPrintPaper]) -> UIPrintPaper {
    let isPhoto = [.photo, .photoGrayscale].contains(information.outputType)
    // A renderer without a printer has the region's paper.
    let regional = UIPrintPageRenderer().paperRect.size
    let usesInches = regional.width > 600
    let photo = PrintSheet(paper: usesInches ? .photo : .a6).rect.size
    let wanted = isPhoto ? photo : regional
    func matches(_ paper: UIPrintPaper, _ size: CGSize) -> Bool {
      let (own, short) = (paper.paperSize, min(size.width, size.height))
      return abs(min(own.width, own.height) - short) < 3
        && abs(max(own.width, own.height) - max(size.width, size.height)) < 3
    }
    return papers.first { matches($0, wanted) } ?? papers.first { matches($0, regional) }
      ?? papers[0]
  }
}
