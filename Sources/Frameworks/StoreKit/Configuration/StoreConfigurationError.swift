/// The reason why a StoreKit configuration file cannot be used.
package struct StoreConfigurationError: Error, LocalizedError, CustomStringConvertible {
  /// An error in a part of a file.
  struct Detail: Error {
    let text: String
  }

  /// The message, with the path of the file.
  package let description: String

  /// The message.
  package var errorDescription: String? { description }

  init(_ path: String, _ text: String) { description = "\(path): error: \(text)" }

  /// Creates an error from one of the decoder.
  init(_ path: String, _ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init(path, "\(Self.place(context.codingPath))the key '\(key.stringValue)' is missing")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      self.init(path, Self.place(context.codingPath) + context.debugDescription)
    case DecodingError.dataCorrupted(let context):
      let reason = context.underlyingError.map { ($0 as NSError).userInfo["NSDebugDescription"] }
      let text = (reason ?? nil) as? String ?? context.debugDescription
      self.init(path, Self.place(context.codingPath) + text)
    default: self.init(path, "\(error)")
    }
  }

  private static func place(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "" }
    return keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".") + ": "
  }
}
