internal import TactusPrinters
internal import TactusThreads
internal import TactusVirtualTime

/// A printer.
///
/// Its properties are known after `contactPrinter(_:)`, and of a printer that the user has picked
/// (Printing.UP1).
@preconcurrency @MainActor
open class UIPrinter: NSObject {
  /// The address of the printer.
  open var url: URL { address }
  /// The name that people read.
  open var displayName: String { knowledge?.name ?? address.host ?? "" }
  /// The place of the printer; nil if it is not known.
  open var displayLocation: String? {
    knowledge.flatMap { $0.location.isEmpty ? nil : $0.location }
  }
  /// The maker and the model; nil if they are not known.
  open var makeAndModel: String? { knowledge.flatMap { $0.model.isEmpty ? nil : $0.model } }
  /// Whether the printer prints in color.
  open var supportsColor: Bool { knowledge?.isColor ?? false }
  /// Whether the printer prints on both sides.
  open var supportsDuplex: Bool { knowledge.map { $0.sides.count > 1 } ?? false }

  /// The kinds of jobs that the printer is made for, by the sizes of its papers.
  open var supportedJobTypes: JobTypes {
    guard let papers = knowledge?.papers else { return .unknown }
    var types: JobTypes = []
    for paper in papers {
      let (short, long) = (min(paper.width, paper.height), max(paper.width, paper.height))
      if paper.longestPiece != nil { types.insert(.roll) }
      if paper.name.contains("number-10") || paper.name.contains("_dl_") {
        types.insert(.envelope)
      } else if paper.name.contains("hagaki") {
        types.insert(.postcard)
      } else if short > 29_700 {
        types.insert(.largeFormat)
      } else if short >= 14_800, long >= 21_000 {
        types.insert(.document)
      } else if paper.isBorderless, paper.longestPiece == nil {
        types.insert(.photo)
      }
    }
    return types
  }

  let address: URL
  private(set) var knowledge: PrinterDescription?

  /// Creates a printer of an address, such as `ipp://192.168.1.20/ipp/print`; nothing is asked yet.
  public init(url: URL) {
    address = url
    super.init()
  }

  convenience init(_ place: PrinterPlace) {
    self.init(url: URL(string: place.address) ?? URL(filePath: "/"))
    knowledge = place.description
  }

  /// Queries the printer's capabilities.
  ///
  /// - Parameter completionHandler: A closure that receives whether the printer has responded.
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
    PrintSystem.describe(address.absoluteString) { [self] result in
      if case .success(let description) = result { knowledge = description }
      completionHandler?(knowledge != nil && knowledge?.stoppingReason != .offline)
    }
  }

  /// Queries the printer's capabilities, and returns whether it has responded.
  @discardableResult
  open func contactPrinter() async -> Bool {
    await withCheckedContinuation { next in contactPrinter { next.resume(returning: $0) } }
  }
}
