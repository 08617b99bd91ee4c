/// An error of reading a document.
package enum ReaderFailure: Error, Hashable, Sendable {
  /// The file cannot be opened; the text says why.
  case unopenable(String)
  /// The program that reads documents is missing.
  case noProgram
  /// The program that converts documents of this kind is not installed.
  case noConverter
  /// No sandbox can be started; the text says why.
  case noSandbox(String)
  /// The document is damaged, or of another kind; the text says so.
  case unreadable(String)
  /// The document needs a password, or another one.
  case locked
  /// The document exceeds a limit; the text names it.
  case tooLarge(String)
  /// The reader took too long, and was ended.
  case timedOut
  /// The reader has ended: the document exceeds its memory, or has crashed it.
  case ended
  /// The reader has responded with something that no document yields, and was ended.
  case wrongAnswer
  /// The document is no longer awaited.
  case cancelled

  /// A sentence about the error, without a full stop.
  package var message: String {
    switch self {
    case .unopenable(let reason): reason
    case .noProgram:
      "the program that reads it, tactus-reader or tactus-text-reader, is missing; both belong "
        + "beside the app's program or in PATH"
    case .noConverter:
      "LibreOffice, which converts documents of office programs, is not installed (Debian's "
        + "packages libreoffice-writer-nogui, libreoffice-calc-nogui and libreoffice-impress-nogui)"
    case .noSandbox(let reason):
      "documents are read in a sandbox only, and bubblewrap cannot start one: \(reason)"
    case .unreadable(let reason): reason
    case .locked: "the document needs a password"
    case .tooLarge(let limit): "the document has more than \(limit)"
    case .timedOut: "reading the document took too long"
    case .ended: "reading the document took too much memory, or failed"
    case .wrongAnswer: "the reader has sent a wrong answer"
    case .cancelled: "the document is no longer awaited"
    }
  }
}
