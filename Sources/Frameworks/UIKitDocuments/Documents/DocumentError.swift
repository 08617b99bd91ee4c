/// The texts of a document's errors.
enum DocumentError {
  /// Returns the text of an error: what it says itself, else its domain and code.
  static func text(of error: any Error) -> String {
    let error = error as NSError
    if let text = error.userInfo[NSLocalizedDescriptionKey] as? String { return text }
    let cause = error.userInfo[NSUnderlyingErrorKey].map { ", because of \($0)" } ?? ""
    return "\(error.localizedDescription) (\(error.domain) \(error.code)\(cause))"
  }
}
