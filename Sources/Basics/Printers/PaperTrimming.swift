/// A cut of paper from a roll, with the number of its finishing (PWG 5100.1).
public enum PaperTrimming: Int, Sendable, CaseIterable {
  /// The printer decides.
  case byPrinter = 0
  /// The paper is not cut.
  case none = 3
  /// The paper is cut after each page.
  case pages = 60
  /// The paper is cut after each copy.
  case copies = 62
  /// The paper is cut after the job.
  case job = 63
}
