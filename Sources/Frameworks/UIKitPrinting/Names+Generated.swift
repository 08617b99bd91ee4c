// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/UIKitPrinting.tsv.
// Do not edit.

extension UIPrinter {
  /// A behavior of a printer's cutter.
  public enum CutterBehavior: Int, Sendable {
    /// The paper is not cut.
    case noCut = 0
    /// The printer decides.
    case printerDefault = 1
    /// The paper is cut after each page.
    case cutAfterEachPage = 2
    /// The paper is cut after each copy.
    case cutAfterEachCopy = 3
    /// The paper is cut after the job.
    case cutAfterEachJob = 4
  }
}

extension UIPrinter {
  /// The kinds of jobs that a printer is made for.
  public struct JobTypes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The kinds are not known.
    public static let unknown: Self = []
    /// Documents.
    public static let document = Self(rawValue: 1 << 0)
    /// Envelopes.
    public static let envelope = Self(rawValue: 1 << 1)
    /// Labels.
    public static let label = Self(rawValue: 1 << 2)
    /// Photos.
    public static let photo = Self(rawValue: 1 << 3)
    /// Receipts.
    public static let receipt = Self(rawValue: 1 << 4)
    /// Rolls of paper.
    public static let roll = Self(rawValue: 1 << 5)
    /// Sheets larger than A3.
    public static let largeFormat = Self(rawValue: 1 << 6)
    /// Postcards.
    public static let postcard = Self(rawValue: 1 << 7)
  }
}
