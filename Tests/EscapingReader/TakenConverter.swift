import Glibc

/// A converter of documents that a document has taken over: the text of the document says what it
/// does.
@MainActor
enum TakenConverter {
  /// Does what the document says, and ends.
  static func run() -> Never {
    // Without /proc there are no arguments in Swift: these are the names that the reader chooses.
    let (source, folder, mark) = ("/tmp/document.docx", "/tmp/pages", "/tmp/profile")
    let pages = folder + "/document.pdf"
    mkdir(folder, 0o700)
    switch text(of: source) {
    case "hang": while true { sleep(1) }
    case "end": abort()
    case "nothing": exit(0)
    case "no pages": write("these are no pages", to: pages)
    case "again and again": exit(81)
    case "flood":
      let part = String(repeating: "x", count: 1 << 20)
      var index = 0
      while write("%PDF-" + part, to: "\(folder)/\(index)") { index += 1 }
    case "start again":
      // As LibreOffice does after it has made its profile.
      guard access(mark, F_OK) == 0 else {
        mkdir(mark, 0o700)
        exit(81)
      }
      write("%PDF-started twice", to: pages)
    default:
      let reached = attempts.filter { $0.1() }.map(\.0).joined(separator: ", ")
      write("%PDF-" + reached, to: pages)
    }
    exit(0)
  }

  private static func text(of file: String) -> String {
    var buffer = [UInt8](repeating: 0, count: 100)
    let descriptor = open(file, O_RDONLY)
    return String(decoding: buffer[..<max(0, read(descriptor, &buffer, 100))], as: UTF8.self)
  }

  @discardableResult
  private static func write(_ text: String, to file: String) -> Bool {
    let descriptor = open(file, O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    return Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count
  }
}
