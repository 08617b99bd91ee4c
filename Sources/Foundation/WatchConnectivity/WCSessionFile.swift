/// A file that is sent to a watch or came from it.
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class WCSessionFile: NSObject, @unchecked Sendable {
  private let url: URL
  private let values: [String: Any]?

  /// Creates the description of no file, as tests do that override its properties.
  public override init() {
    (url, values) = (URL(fileURLWithPath: "/"), nil)
    super.init()
  }

  init(url: URL, values: [String: Any]?) {
    (self.url, self.values) = (url, values)
    super.init()
  }

  /// The URL of the file.
  open var fileURL: URL { url }
  /// The values that are sent with the file.
  open var metadata: [String: Any]? { values }
}
