/// A state of a printer that the user has to know (PWG 5100.9 and RFC 8011, 5.4.12).
public struct PrinterReason: Sendable, Hashable {
  /// The keyword, such as `media-empty`.
  public let keyword: String

  /// Creates a reason of a keyword; the suffix of its severity is left out.
  public init(_ keyword: String) {
    let end = ["-report", "-warning", "-error"].first { keyword.hasSuffix($0) }
    self.keyword = String(keyword.dropLast(end?.count ?? 0))
  }

  /// There is no paper.
  public static let mediaEmpty = PrinterReason("media-empty")
  /// Paper is jammed.
  public static let mediaJam = PrinterReason("media-jam")
  /// Another paper has to be loaded.
  public static let mediaNeeded = PrinterReason("media-needed")
  /// There is no ink or toner.
  public static let inkEmpty = PrinterReason("marker-supply-empty")
  /// There is little ink or toner.
  public static let inkLow = PrinterReason("marker-supply-low")
  /// A cover is open.
  public static let coverOpen = PrinterReason("cover-open")
  /// The printer does not respond.
  public static let offline = PrinterReason("offline")
  /// The printer was paused.
  public static let paused = PrinterReason("paused")

  /// Whether nothing is printed until the state is resolved.
  public var stops: Bool { Self.stopping.contains(keyword) }

  /// The reason in words for the user.
  public var text: String {
    Self.texts[keyword] ?? keyword.split(separator: "-").joined(separator: " ")
  }

  private static let texts = [
    "media-empty": "Out of Paper", "media-jam": "Paper Jam", "media-needed": "Load Paper",
    "media-low": "Low on Paper", "marker-supply-empty": "Out of Ink",
    "marker-supply-low": "Low on Ink", "toner-empty": "Out of Toner", "toner-low": "Low on Toner",
    "cover-open": "Cover Open", "door-open": "Door Open", "offline": "Printer Offline",
    "shutdown": "Printer Offline", "paused": "Printer Paused", "moving-to-paused": "Printer Paused",
    "output-area-full": "Output Tray Full", "timed-out": "Printer Not Responding",
    "connecting-to-device": "Connecting",
  ]

  private static let stopping: Set = [
    "media-empty", "media-jam", "media-needed", "marker-supply-empty", "toner-empty", "cover-open",
    "door-open", "offline", "shutdown", "paused", "moving-to-paused", "output-area-full",
    "timed-out",
  ]
}
