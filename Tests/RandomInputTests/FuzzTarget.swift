/// A fuzz target in `Fuzz/Sources`, called without a fuzzer.
enum FuzzTarget: String, CaseIterable, Codable {
  case compression = "Compression"
  case documents = "Documents"
  case drawing = "Drawing"
  case health = "Health"
  case healthExport = "HealthExport"
  case image = "Image"
  case ink = "Ink"
  case link = "Link"
  case lowering = "Swift"
  case page = "Page"
  case projects = "Projects"
  case sound = "Sound"
  case text = "Text"
  case units = "Units"
  case vCards = "VCards"
  case webSockets = "WebSockets"

  /// The folder with the seeds in `Fuzz/Corpus`.
  var corpus: String { rawValue }

  /// The number of inputs, which take some two seconds.
  var count: Int {
    switch self {
    case .compression, .image: 1_000
    case .documents: 4_000
    case .drawing: 3_000
    case .ink: 2_000
    case .lowering: 300
    case .sound: 700
    case .text: 600
    default: 10_000
    }
  }

  /// The length of the longest input in bytes, as in `Scripts/fuzz`.
  var longest: Int {
    switch self {
    case .lowering: 320
    case .text: 1_024
    case .units: 64
    default: 8_192
    }
  }

  /// The function that uses an input: its first byte, and the number of bytes.
  @MainActor var run: (UnsafePointer<UInt8>?, Int) -> CInt {
    switch self {
    case .compression: fuzzCompression
    case .documents: fuzzDocuments
    case .drawing: fuzzDrawing
    case .health: fuzzHealth
    case .healthExport: fuzzHealthExport
    case .image: fuzzImage
    case .ink: fuzzInk
    case .link: fuzzLink
    case .lowering: fuzzLowering
    case .page: fuzzPage
    case .projects: fuzzProjects
    case .sound: fuzzSound
    case .text: fuzzText
    case .units: fuzzUnits
    case .vCards: fuzzVCards
    case .webSockets: fuzzWebSockets
    }
  }
}
