/// The role of an object on the accessibility bus; the raw value is its number there.
///
/// - Source: the headers of AT-SPI 2.46. Confidence: documented.
enum ATSPIRole: UInt32, Sendable {
  case alert = 2
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case progressBar = 42
  case pushButton = 43
  case slider = 51
  case spinButton = 52
  case table = 55
  case tableCell = 56
  case text = 61
  case toggleButton = 62
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case landmark = 110

  /// The English name.
  var name: String {
    switch self {
    case .alert: "alert"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .passwordText: "password text"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .table: "table"
    case .tableCell: "table cell"
    case .text: "text"
    case .toggleButton: "toggle button"
    case .application: "application"
    case .entry: "entry"
    case .heading: "heading"
    case .link: "link"
    case .landmark: "landmark"
    }
  }

  /// Whether the object has a text that is edited.
  var isField: Bool { [.entry, .passwordText, .text].contains(self) }

  /// Whether the object has a number as its value.
  var hasNumber: Bool { [.slider, .spinButton, .progressBar].contains(self) }
}
