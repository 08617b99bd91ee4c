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
